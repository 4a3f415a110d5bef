/**
 * The text of a body as checks read it, and the checks of bodies. Offsets are into the body unless a name says
 * otherwise.
 *
 * - `BodyText` is a body in parts: `Block`s, cells, marks and links, from one visit of its tokens. `showsText` says
 *   whether tokens show anything.
 * - A `BodyCheck` names the tokens that it is for and returns `BodyFault`s, which may have a `BodyEdit`; `bodyFaults`
 *   runs all checks. For checks of marks: `mistakeIn` places a `Mistake`, with its `MistakeEdit`.
 * - `StrayMark` is a mark that means nothing where it is. `placeIn` gives the offset of a link, an image or code in the
 *   content of its inline token. `cellsOf` divides the row of a table into `TextSpan`s. `unusedNotes` gives the labels
 *   of footnotes that nothing uses.
 */
export { type Block, BodyText, showsText } from '../body-text.ts';
export { unusedNotes } from '../footnotes.ts';
export { placeIn, type StrayMark } from '../stray-marks.ts';
export { cellsOf, type TextSpan } from '../table-rows.ts';
export {
  type BodyCheck,
  type BodyEdit,
  type BodyFault,
  bodyFaults,
  type Mistake,
  type MistakeEdit,
  mistakeIn,
} from './body-check.ts';
