import type { SearchIndex } from '../contract.ts';

/** Case and accents do not count. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** Whether an article holds every word, or the beginning of a word, in any of its texts. */
export function matches(
  { title, excerpt, category }: SearchIndex['articles'][number],
  words: string,
): boolean {
  const text = plain(`${title} ${excerpt} ${category}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
