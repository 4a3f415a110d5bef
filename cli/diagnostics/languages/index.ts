/** The languages of senja's messages, and texts with placeholders. Small: the editor's page uses it too. */

/**
 * `Param`: a value for a placeholder. `MessageWords`: message and hint, in one language. `fillTemplate` fills placeholders in,
 * `createLookup` finds their values, `general` shows an ellipsis for each. `wordsFrom` gives texts of a table; `Filling`
 * is what a text of it takes.
 */
/** English nouns: with a number ("2 files"), and in the plural. */
export {
  createLookup,
  type Filling,
  fillTemplate,
  formatCount,
  general,
  type MessageWords,
  type Param,
  pluralOf,
  wordsFrom,
} from './fill-template.ts';
/** Indonesian and English; and a value for each. */
export { inBoth, type Lang } from './lang.ts';
