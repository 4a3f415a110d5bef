/**
 * What the bytes of picture files say: `readDrawing` reads size and faults of an SVG, `publishedDrawing` gives it without notes of
 * programs; `hasGps` and `tellsPosition` find positions in the metadata of photos and recordings.
 */
export { hasGps, tellsPosition } from './position.ts';
export { readDrawing } from './svg.ts';
export { publishedDrawing } from './svg-notes.ts';
