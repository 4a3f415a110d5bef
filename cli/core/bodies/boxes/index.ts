/**
 * Boxes of bodies (`::: name`) and components in their place. `addBoxes` adds the rules to markdown-it.
 *
 * - `BOXES` and `NO_PARTS` are the names in its environment of the site's boxes and of no components; `showsParts` says whether
 *   a body shows components, `boxLine` reads the line that opens a box. `setPictures` fills in pictures.
 * - For checks: `boxFaults`, `isUnclosed`, and `joinedText`, where a box hides in a paragraph. `ALERTS` are GitHub's boxes.
 * - `withoutParts` gives the HTML of a body for readers of feeds.
 */
export { boxLine } from './box-line.ts';
export {
  addBoxes,
  BOXES,
  boxFaults,
  isUnclosed,
  joinedText,
  NO_PARTS,
  setPictures,
  withoutParts,
} from './boxes.ts';
export { ALERTS, showsParts } from './find-boxes.ts';
