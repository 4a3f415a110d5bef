/**
 * What the bytes of picture files say. `publishedDrawing` gives an SVG without notes of programs and outer styles; of
 * that, `readDrawing` gives the size, or what may run or load something. `tellsPosition` says whether a photo or
 * recording contains the place where it was made, `hasGps` whether Exif data do.
 */
export { hasGps, tellsPosition } from './position.ts';
export { readDrawing } from './svg.ts';
export { publishedDrawing } from './svg-notes.ts';
