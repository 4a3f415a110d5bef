/**
 * The files of `dist` other than pages and pictures. Paths are relative to `dist`, with `/`.
 *
 * - `writeNonPageFiles` and `writePublicFiles` write what cannot be reused from the last build, to an `Output`; both
 *   return the data to keep of each file. `DrawPictures` is what the first needs from `io/`: it makes pictures of
 *   `Drawing`s.
 * - `staticFiles` gives feed, sitemap, robots.txt and the rules for hosts as texts; `rulesOf` the rules alone.
 *   `hostFiles` is loaded with the advice. `assetContent` gives a bundled asset with its base path.
 * - `absoluteIn` joins origin, base and path. `mappedUrls` reads the addresses of pages from a sitemap, also from a damaged one.
 * - `withConstants` shortens a style sheet; `propertiesIn` finds what it must leave alone.
 *
 * Rooms within: `feed/`, which sites use too; `hosts/`, rules for hosts.
 */
export { propertiesIn, withConstants } from './css-constants.ts';
export { assetContent, type Drawing, type DrawPictures, writeNonPageFiles } from './non-page-files.ts';
export { writePublicFiles } from './public-files.ts';
export { mappedUrls } from './sitemap.ts';
export { hostFiles, rulesOf, staticFiles } from './static-files.ts';
export { absoluteIn } from './xml.ts';
