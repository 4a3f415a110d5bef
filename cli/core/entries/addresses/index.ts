/**
 * Addresses of entries and lists, as models state them: without base path, with both slashes.
 *
 * - `addressesBy` gives the addresses of a site's entries, `addressOfPage` that of one page, `listPath` that of a list,
 *   `namedLists` those of all lists in `site.yaml` (`NamedList`). `missingInRoutes` finds fields that an address lacks.
 *   `mayBeAnywhere` and `mayCome` say what is still open while files have faults.
 * - `formerAddresses` and `aliasLists` (`AliasList`) give the addresses that entries had. `addressListIn` reads the
 *   list of published ones; `unlistedIn` finds pages that it lacks.
 * - `sameParts` finds values of fields that make the same address.
 */
export { addressListIn, unlistedIn } from './address-list.ts';
export { type AliasList, aliasLists, formerAddresses } from './aliases.ts';
export { sameParts } from './equal-address-parts.ts';
export {
  addressesBy,
  addressOfPage,
  listPath,
  mayBeAnywhere,
  mayCome,
  missingInRoutes,
  type NamedList,
  namedLists,
} from './routes.ts';
