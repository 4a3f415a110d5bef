/** Defaults of a site. */
import type { PictureSettings } from '../core/stages/site.ts';

export const PICTURES: PictureSettings = {
  widths: [320, 480, 720, 1080, 1440, 1920],
  fallbackWidths: [480, 1080],
  hosted: { widths: [320, 480, 720, 1080, 1440], ratio: 3 / 2 },
  least: 320,
  sharing: { width: 1200, height: 630 },
  bodySizes: '(min-width: 50em) 45rem, 92vw',
};

/** A sun at dusk. */
export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#FDE7BF" d="M0 0h64v64H0z"/><circle cx="32" cy="34" r="14" fill="#E9A23B"/><path fill="#0B4F43" d="M0 44h64v20H0z"/></svg>\n';
