/**
 * The module `senja/search`, for a site's own search: the reading side of the index that senja makes with `search: true`, and
 * words as people type them. Nothing here runs by itself or needs React.
 */
export { isMistake, rootsOf, wordsIn } from '../../core/values/typed-words.ts';
export {
  type Excerpt,
  type FoundEntry,
  openSearch,
  type SearchAnswer,
  type SearchText,
} from './open-search.ts';
