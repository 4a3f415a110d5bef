/**
 * Display widths of pictures, and the widths in which they are offered: a change of a layout changes both here. Measured
 * in CSS pixels at the default text size; the width of a cropped picture is its uncropped one:
 *
 * | screen        | 320 | 390 | 703 | 704     | 768     | 912     | 1120    | 1280    | 1920    |
 * | ------------- | --- | --- | --- | ------- | ------- | ------- | ------- | ------- | ------- |
 * | lead          | 288 | 351 | 663 | 347-532 | 348-488 | 416-445 | 528     | 576     | 576     |
 * | lead of four  | 288 | 351 | 663 | 439-529 | 440-485 | 416-487 | 411     | 450     | 450     |
 * | row of three  | 70  | 86  | 88  | 144     | 144     | 144     | 344     | 376     | 376     |
 * | line          | 70  | 86  | 88  | 144     | 144     | 144     | 144     | 144     | 144     |
 * | article, body | 288 | 351 | 663 | 664     | 686     | 686     | 686     | 686     | 686     |
 *
 * A `rem` here depends on the browser's own text size, not on the site's larger sizes. With those, pictures on a phone need
 * the same width, and elsewhere up to twice as much. Offering that would double the bytes for everyone, for little gain.
 */
import type { PictureSettings } from 'senja';

/** Values of `<img sizes>`. */
export const SIZES = {
  lead: '(min-width: 70em) 37rem, (min-width: 44em) 30rem, 92vw',
  leadOfFour: '(min-width: 70em) 30rem, (min-width: 44em) 32rem, 92vw',
  rowOfThree: '(min-width: 70em) 25rem, (min-width: 44em) 9rem, 22vw',
  line: '(min-width: 44em) 9rem, 22vw',
  article: '(min-width: 50em) 45rem, 92vw',
} as const;

/** Maximum widths of cards' pictures: enough for two pixels per CSS pixel on a phone, and for one elsewhere. */
export const MOST = { lead: 720, leadOfFour: 720, rowOfThree: 480, line: 320, article: 1440 } as const;

/** Each width is at most half more than the one before, so that no picture is much wider than needed. */
export const PICTURES: PictureSettings = {
  widths: [320, 480, 720, 1080, 1440, 1920],
  fallbackWidths: [480, 1080],
  hosted: { widths: [320, 480, 720, 1080, 1440], ratio: 3 / 2 },
  least: 640,
  sharing: { width: 1200, height: 630 },
  bodySizes: SIZES.article,
};
