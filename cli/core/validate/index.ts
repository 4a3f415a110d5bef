/**
 * Documents against their models. Nothing here throws for content: faults are returned, at JSON Pointers or offsets.
 *
 * - `validateSite` and `validateEntry` give `Validated` fields, with defaults, or the faults. `siteParts` does the same for
 *   components that bodies show, and makes their props.
 * - `asRead` and `fieldsAsRead` read values as they were meant: a number for a text, one text for a list. `withCharacters` reads
 *   characters that are written by their names.
 * - `addressOf` gives the address that fields state, `writtenAddress` as it is written, `addressFault` what is wrong with it.
 * - `faultOfSite` turns a fault that the site reports into one of the engine.
 * - `explained` is what `advice/` provides for faulty fields; it gets an `ExplanationContext`.
 *
 * `choices/` has values that are chosen from lists or refer to entries.
 */
export { addressFault, addressOf, writtenAddress } from './address.ts';
export { asRead, fieldsAsRead, withCharacters } from './as-read.ts';
export { siteParts } from './component-props.ts';
export { type ExplanationContext, explained } from './explained.ts';
export { faultOfSite } from './site-faults.ts';
export { type Validated, validateEntry, validateSite } from './validate.ts';
