/**
 * Links of fields and bodies, and where their addresses are written.
 *
 * - `fieldLinks` finds every `href` in fields. `linksOfFields` and `bodyLinks` make `ContentLink`s of them and of what
 *   was noted of a page; `targetOf` gives the page and the part of it that one names, null for a link out of the site.
 *   `idsIn` finds the ids in the HTML of a page.
 * - `addressPlaces` gives the places of the addresses in a body, `definitionPlace` that of a definition (`[name]:
 *   address`), both in the file; `isReference` says whether a link names a definition.
 */
export { addressPlaces, definitionPlace } from '../address-places.ts';
export { isReference } from '../note-addresses.ts';
export {
  bodyLinks,
  type ContentLink,
  fieldLinks,
  idsIn,
  linksOfFields,
  targetOf,
} from './links.ts';
