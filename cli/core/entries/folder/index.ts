/**
 * The content folder: which files are there, and which should not be. Paths are relative to it, with `/`.
 *
 * - `contentFiles` lists the files of content. `contentsOf` gives a text that is equal only while nothing in the folder
 *   has changed. `SITE_FILE` is `site.yaml`.
 * - `unexpectedEntries` finds files and folders at the top that nothing reads (`TopEntry`), `strayFile` the fault of
 *   one further down. `TEMPORARY` matches names that programs leave, `isSystemFile` those that systems and Git leave.
 */
export { contentFiles, contentsOf } from './content-files.ts';
export {
  isSystemFile,
  SITE_FILE,
  strayFile,
  TEMPORARY,
  type TopEntry,
  unexpectedEntries,
} from './top-level.ts';
