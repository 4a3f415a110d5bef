/**
 * The index of the search in whole texts. Loaded on demand: a site without search has nothing of it.
 *
 * - `indexFiles` makes the files of an index from the entries of one language.
 *
 * The reading side is `site/search/`; the format is in `values/search-format.ts`.
 */
export { indexFiles } from './index-files.ts';
