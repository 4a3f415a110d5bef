/**
 * The content folder: which files are there, and which should not be. Paths are relative to it, with `/`.
 *
 * - `contentFiles` lists the files of content, `contentsOf` says what they depend on. `SITE_FILE` is `site.yaml`.
 * - `unexpectedEntries` finds files and folders at the top that nothing reads (`TopEntry`), `strayFile` the fault of one further
 *   down. `TEMPORARY` and `isSystemFile` match what programs and systems leave, which is ignored.
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
