/**
 * Writes content, completely or not at all. Names are below the content folder, with `/`; its path is absolute. A text is only
 * replaced if it is still as it was read, and no link is followed.
 */

/** One file: a new one, or another text, false if it has changed meanwhile. @throws Failure; then nothing has changed. */
export { createContentFile, replaceText } from './content-writer.ts';
/** Files that senja generates: those whose text differs are written. @throws Failure. And the path of its own files. */
export { ownName, writeChanged } from './generated-files.ts';
/** Writes photos; existing ones are kept. @throws Failure */
export { photoWriter } from './photo-writer.ts';
/**
 * The list of a change of several files, on disk until it is complete, and what ordered it. `expectNoLog` comes before content
 * is read. @throws Failure (`machine/unfinished-rename`, `machine/locked`)
 */
export { type CommandFor, type ContentPlaces, expectNoLog, type Order, type RedoLog } from './redo-log.ts';
/**
 * Several files together, through the redo log. `finishChanges` comes before content is read that will change.
 * @throws Failure (`machine/changed-meanwhile`, `machine/unfinished-rename`, `machine/locked`, `machine/file-system`)
 */
export { type Change, changesFormat, changeTogether, finishChanges } from './write-set.ts';
