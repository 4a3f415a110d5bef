/**
 * Documents against their models. Nothing here throws for content: faults are returned, at JSON Pointers or offsets.
 *
 * - `validateSite` and `validateEntry` give `Validated` fields, with defaults filled in, or the faults. `siteParts`
 *   gives the components that bodies may show, which read their attributes by models.
 * - `asRead` and `fieldsAsRead` give documents and fields as they are intended. `withCharacters` reads characters that
 *   are written by their names: `&amp;`.
 * - `addressOf` gives the address of an entry's page, `writtenAddress` the one that fields state; `addressFault` says
 *   why a page cannot have it.
 * - `faultOfSite` turns a fault that the site reports into one of the engine.
 * - `explained` is what `advice/` provides for faulty fields; it gets an `ExplanationContext`.
 *
 * `choices/` has values that are chosen from lists or refer to entries; `rows/` reads rows of data.
 */
export { addressFault, addressOf, writtenAddress } from './address.ts';
export { asRead, fieldsAsRead, withCharacters } from './as-read.ts';
export { siteParts } from './component-props.ts';
export { type ExplanationContext, explained } from './explained.ts';
export { faultOfSite } from './site-faults.ts';
export { type Validated, validateEntry, validateSite } from './validate.ts';
