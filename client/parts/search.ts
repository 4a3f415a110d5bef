/** Finds articles for a search, ignoring case and accents, with one typing error per word. */
import type { SearchIndex } from '../contract.ts';

type Article = SearchIndex['articles'][number];

/** The text without case and accents. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

export const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Minimum length of a word with a typing error: shorter words are too similar. */
const LONG_ENOUGH = 5;

/** Whether two texts differ by one wrong, missing or extra letter, or by two swapped ones. */
function isSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [a, b] = [one, other].map((text) => text.slice(start, text.length - end)) as [string, string];
  if (a.length === 2 && b.length === 2) return a[0] === b[1] && a[1] === b[0];
  return a.length < 2 && b.length < 2;
}

/** Whether a text contains a word, or a similar beginning of a word. */
function holds(text: string, tokens: readonly string[], word: string): boolean {
  if (text.includes(word)) return true;
  const { length } = word;
  if (length < LONG_ENOUGH) return false;
  return tokens.some((token) =>
    [length - 1, length, length + 1].some((end) => isSlip(word, token.slice(0, end))),
  );
}

function holdsAll(texts: readonly string[], words: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  const tokens = wordsIn(text);
  return words.every((word) => holds(text, tokens, word));
}

/**
 * Whether a text contains each word, or other words of an article begin with it; in those, similar words would match
 * too often.
 */
function holdsAllWith(text: string, others: string, words: readonly string[]): boolean {
  const rest = ` ${plain(others)}`;
  return words.every((word) => rest.includes(` ${word}`) || holdsAll([text], [word]));
}

/**
 * @param small common words that are ignored
 * @returns the articles that contain every word: first matches in titles, last those only in texts
 */
export function findArticles(
  articles: readonly Article[],
  query: string,
  small: ReadonlySet<string>,
): Article[] {
  const all = wordsIn(query);
  const telling = all.filter((word) => !small.has(word));
  const words = telling.length > 0 ? telling : all;
  const tiers: Article[][] = [[], [], []];
  for (const article of articles) {
    const { title, excerpt, category, words: keywords = '', text = '' } = article;
    const summary = [title, excerpt, category, keywords].join(' ');
    if (holdsAll([title], words)) tiers[0]?.push(article);
    else if (holdsAll([summary], words)) tiers[1]?.push(article);
    else if (holdsAllWith(summary, text, words)) tiers[2]?.push(article);
  }
  return tiers.flat();
}
