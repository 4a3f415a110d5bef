/**
 * The format of a search index, which one side of senja writes and the other reads in a browser. All files are in one folder:
 *
 * - `index.json` (`SearchManifest`) is fetched first;
 * - `w<n>.json` is a text with a line for each posting list: the words that it is for, separated by commas, and after tabs the entries by
 *   level (`writePostings`), the passage of each entry, and other words to mark;
 * - `s<n>.json` is a text with a word in each line, for words with a typing error (`slipKeys`);
 * - `p<n>.json` (`PassagePart`) has what is shown of the entry with that number, `p<n>-<m>.json` its further passages
 *   (`passageFile`).
 *
 * Words are in lower case and have no accents. Names that begin with `#` are filters (`filterName`).
 */

/** @returns the name under which the entries of a collection, or with a tag, are listed: `#in:docs`, `#tag:green%20tea` */
export const filterName = (kind: string, value: string): string => `#${kind}:${encodeURIComponent(value)}`;

/** What is fetched before the first search. */
export interface SearchManifest {
  /** Changes with the index; the query of the addresses of all other files. */
  version: string;
  /** Number of entries. */
  entries: number;
  /** Number of passages in a part. */
  inPart: number;
  /** The first word of each part, or its first letters, in the order of code units. */
  parts: readonly string[];
  /** Number of files with words for typing errors. */
  slips: number;
  /** Words that say nothing alone, separated by spaces. */
  small: string;
  /** Beginnings and endings of words, as `rootsOf` takes them; '' in languages with a stemmer. */
  beginnings: string;
  endings: string;
}

/** Some consecutive passages of an entry, with what is shown of it. */
export interface PassagePart {
  entry: [href: string, title: string, collection: string];
  /** `id` and `heading` are of the heading above it, '' above the first. */
  passages: [id: string, heading: string, text: string][];
}

/** @returns the name of the file with the passages of an entry, in parts counted from 0 */
export const passageFile = (entry: number, part: number): string =>
  part === 0 ? `p${entry}` : `p${entry}-${part}`;

/** @returns the part that a word is in, or would be in */
export function partWith(parts: readonly string[], word: string): number {
  let [from, to] = [0, parts.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((parts[middle] as string) <= word) from = middle;
    else to = middle;
  }
  return from;
}

/**
 * Two words that differ by one letter after the first, or by two swapped ones, have one of these in common, or their first
 * three letters.
 */
export const slipKeys = (word: string): [string, string] => [
  `${word[0]}${word.slice(-2)}`,
  `${word.slice(0, 2)}_${word.at(-1)}`,
];

/** @returns the number of the file that has the words with a key */
export function slipFile(key: string, files: number): number {
  let hash = 7;
  for (let at = 0; at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) % 65_521;
  return hash % files;
}
