/**
 * Content files as documents, with the places of their faults.
 *
 * - `readDocument` reads and parses a file of the folder, `readSettings` the fields of `site.yaml`, `fieldsOf` those of several
 *   files, `hostRulesIn` the rules for hosts. What cannot be read has `unreadableDiagnostic`.
 * - `faultPlacer` turns faults into diagnostics; `START` is the place of a fault of the whole file.
 * - `withReading` gives a folder with other texts in place of some, such as unsaved ones (`SlowTexts` if reading them takes time).
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
