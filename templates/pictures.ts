/**
 * How wide pictures stand on pages, and the widths they are offered in: whoever changes a layout changes both here. Text
 * is up to 24 px, so that 24rem are up to 576 px, and screens have 1 to 3 pixels for each of CSS.
 */
import type { PictureSettings } from '../cli/site.ts';

/** As in `<img sizes>`. */
export const SIZES = {
  card: '(min-width: 70em) 24rem, (min-width: 44em) 46vw, 92vw',
  lead: '(min-width: 70em) 37rem, (min-width: 44em) 46vw, 92vw',
  line: '(min-width: 44em) 9rem, 22vw',
  article: '(min-width: 50em) 46rem, 92vw',
  body: '(min-width: 48rem) 40rem, 92vw',
} as const;

export const PICTURES: PictureSettings = {
  widths: [320, 480, 720, 1080, 1440, 1920],
  fallbackWidths: [480, 1080],
  hosted: { widths: [320, 720, 960], ratio: 3 / 2 },
  least: 640,
  sharing: { width: 1200, height: 630 },
  bodySizes: SIZES.body,
};
