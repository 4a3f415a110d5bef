/**
 * Content files as documents, with the places of their faults.
 *
 * - `readDocument` reads and parses a file of the folder, `readSettings` the fields of `site.yaml`, `fieldsOf` those of
 *   several files, `hostRulesIn` the text of the site's rules for hosts. `unreadableDiagnostic` is that of a file that
 *   cannot be read.
 * - `faultPlacer` turns faults into diagnostics; `START` is the place of a fault of the whole file.
 * - `withReading` gives a folder that reads other texts, such as unsaved ones. `SlowTexts` are those that took too
 *   long, which are not tried twice.
 */
export {
  faultPlacer,
  fieldsOf,
  hostRulesIn,
  readDocument,
  readSettings,
  START,
  unreadableDiagnostic,
} from './documents.ts';
export { type SlowTexts, withReading } from './other-reading.ts';
