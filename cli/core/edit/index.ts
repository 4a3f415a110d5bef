/**
 * Changes of content files: one writer, which gives a field a value in its own style, and one proof, which reads the file
 * again and compares everything else. Nothing here writes to the disk or throws: a change that is not certain is null.
 *
 * - `check --fix`: `fixContent` fixes what is safe, `suggestedFiles` and `withSuggestions` apply suggestions; `appliedEdits`
 *   and `fixesOf` say what was done, by place and by diagnostic.
 * - `rename`: `withReplaced` and `withAliases`.
 * - The editor: `writable` reads a file, `writeField` makes a change of a form, `withValue` the simplest one; `sourceAt` and
 *   `bracketsWithComments` are for what no form can show; `asMarkdown` makes room for a body.
 *
 * Texts are without byte-order mark, and offsets are into them.
 */
export { withAliases } from './alias-edits.ts';
export type { FixedFile } from './edits.ts';
export { fixContent } from './fix-content.ts';
export { appliedEdits, fixesOf } from './placed-edits.ts';
export { suggestedFiles, withSuggestions } from './suggestion-edits.ts';
export { asMarkdown } from './write/as-markdown.ts';
export { bracketsWithComments, sourceAt, type WritableFile, writable } from './write/writable.ts';
export { withReplaced, withValue, writeField } from './write/write-field.ts';
