/**
 * Boxes of bodies (`::: name`) and components in their place. `addBoxes` adds the rules to markdown-it.
 *
 * - `BOXES` has the names of the boxes that every site has, `ALERTS` those of the boxes that GitHub writes as
 *   quotations. `NO_PARTS` stands for a site without components.
 * - Of a body that was read: `showsParts` says whether it shows components, `setPictures` gives these the addresses of
 *   their pictures, `withoutParts` makes HTML for readers that know no components, such as those of feeds.
 * - For checks, of a box's token: `boxFaults`, with offsets in the line after the colons; `isUnclosed`; `joinedText`,
 *   the text on the line that opens it.
 */
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
