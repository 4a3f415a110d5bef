/**
 * What senja says about content, as data: a check finds a `Fault`, at offsets or a field; `locator` places it in its file as
 * a `Diagnostic`, at a line. Both name a code of the catalogue, which has the words. Nothing here is text for people: see
 * `wording/` and `reporters/`.
 */

/** Every code of senja, with severity and words in both languages; from `cli/words/` and the checks. Codes are permanent. */
export { CATALOGUE, type Code } from './catalogue.ts';
/**
 * `Fault`: a finding in a text; `UnplacedFault`: of a value, placed by the owner of the value. `Diagnostic`: with path, range
 * and severity. `Params`: values for the placeholders of its words. `Outcome`: a value with what was found on the way.
 */
export type { Diagnostic, Fault, Outcome, Params, UnplacedFault } from './diagnostic.ts';
/**
 * The words of a code, in the catalogue or of the site (`own`), and its severity. @throws Error for a code without words, which
 * `codeWithoutWords` recognises
 */
/** Whether a diagnostic is an error; whether it makes a command fail. */
export { codeWithoutWords, entryOf, isError, isFailure, severityOf } from './diagnostic.ts';
/** A code of the catalogue: severity and words. `SEVERITIES` has the graver ones first. */
export { type CatalogueEntry, SEVERITIES, type Severity } from './entry.ts';
