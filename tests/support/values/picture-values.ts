/** Picture settings and facts for tests. */
import type { ImageFacts } from '../../../cli/core/stages/pictures/picture-facts.ts';
import type { PictureSettings } from '../../../cli/core/stages/site.ts';

export const PICTURES: PictureSettings = {
  widths: [320, 640, 960],
  fallbackWidths: [640],
  hosted: { widths: [320, 720, 960], ratio: 3 / 2 },
  least: 300,
  sharing: { width: 1200, height: 630 },
  bodySizes: '92vw',
};

export const factsOf = (changes: Partial<ImageFacts> = {}): ImageFacts => ({
  hash: '0123456789',
  width: 30,
  height: 20,
  format: 'jpeg',
  opaque: true,
  position: false,
  ...changes,
});
