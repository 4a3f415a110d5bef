/** The formats of `--format`: a report goes in, a text comes out. */

/** The table of many diagnostics by code: whether there is one, and its rows. */
export { byCode, isMany } from './by-code.ts';
/** Of diagnostics with one cause in many files the first, with the number of the others. */
export { foldDiagnostics } from './fold.ts';
/**
 * All formats in the order of the help; the reporter of one; a report in one, without notes if it is quiet. `programFormats`
 * is provided on demand with all but `pretty`: see `for-programs/`.
 */
export { type Format, formatReport, programFormats, REPORT_FORMATS, reporterOf } from './formats.ts';
/** Number of diagnostics of one file that people are shown. */
export { PER_FILE } from './pretty.ts';
/** What a format is: it prints a report in a style, and recognises its own. */
export type { Reporter } from './reporter.ts';
