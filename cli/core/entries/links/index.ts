/**
 * Links to files of content → addresses of their pages, without base path.
 *
 * - `linkResolver` makes the `ResolveLink` of a site, from the pages of its entries (`pagesOfEntries`, `LinkedPage`).
 *   `fileFinder` finds the file that a link names; `joinedPath` and `pathParts` work on paths as links write them.
 * - `linksIn` finds the links in fields. `withFinalLinks` and `entriesWithFinalLinks` give fields and entries with
 *   addresses in their place.
 */
export { entriesWithFinalLinks, linksIn, withFinalLinks } from './final-links.ts';
export {
  fileFinder,
  joinedPath,
  type LinkedPage,
  linkResolver,
  pagesOfEntries,
  pathParts,
  type ResolveLink,
} from './resolve-links.ts';
