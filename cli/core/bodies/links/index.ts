/**
 * Links of fields and bodies, and where their addresses are written.
 *
 * - `fieldLinks` finds those in fields. `linksOfFields` and `bodyLinks` give them as `ContentLink`s, with file and place;
 *   `targetOf` what one leads to. `idsIn` reads the ids that were noted of a page.
 * - `addressPlaces` gives the addresses in a body with their offsets, `definitionPlace` that of a definition (`[name]: address`);
 *   `isReference` says whether a link names one.
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
