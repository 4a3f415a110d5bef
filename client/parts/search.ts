/** Which articles a visitor means: whatever the case and accents, with one slip of a finger in a word. */
import type { SearchIndex } from '../contract.ts';

type Article = SearchIndex['articles'][number];

/** Case and accents do not count. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

export const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters that a word has at least before a slip is looked past: shorter ones are too much alike. */
const LONG_ENOUGH = 5;

/** Whether two texts differ by one letter that is wrong, missing or too many, or by two that changed places. */
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

/** Whether a text holds a word, or one that begins with it but for a slip. */
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

/** Whether a text, or one of the other words of an article, begins with each word; in those a slip would fit too many. */
function holdsAllWith(text: string, others: string, words: readonly string[]): boolean {
  const rest = ` ${plain(others)}`;
  return words.every((word) => rest.includes(` ${word}`) || holdsAll([text], [word]));
}

/**
 * @param small words that say nothing of what is looked for
 * @returns the articles that hold every word: first those whose title does, last those whose text alone does
 */
export function findArticles(
  articles: readonly Article[],
  asked: string,
  small: ReadonlySet<string>,
): Article[] {
  const all = wordsIn(asked);
  const telling = all.filter((word) => !small.has(word));
  const words = telling.length > 0 ? telling : all;
  const tiers: Article[][] = [[], [], []];
  for (const article of articles) {
    const { title, excerpt, category, words: keywords = '', text = '' } = article;
    const told = [title, excerpt, category, keywords].join(' ');
    if (holdsAll([title], words)) tiers[0]?.push(article);
    else if (holdsAll([told], words)) tiers[1]?.push(article);
    else if (holdsAllWith(told, text, words)) tiers[2]?.push(article);
  }
  return tiers.flat();
}
