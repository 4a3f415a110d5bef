/** Words as people type them, and those that point to an emergency. */
import { isMistake, rootsOf, wordsIn } from 'senja/search';

export { isMistake, rootsOf, wordsIn };

/**
 * Whether a search contains one of these words, or words in a row.
 * @param signs words as written, such as "bunuh diri"
 */
export function isAlarming(query: string, signs: readonly string[], endings: string): boolean {
  /** Minimum length of a word with a typing error: shorter words are too similar. */
  const LONG_ENOUGH = 5;
  const words = wordsIn(query);
  const isSame = (word: string, sign: string): boolean =>
    rootsOf(word, endings).has(sign) ||
    (Math.min(word.length, sign.length) >= LONG_ENOUGH && isMistake(word, sign));
  return signs
    .map(wordsIn)
    .filter(({ length }) => length > 0)
    .some((sign) =>
      words.some((_, at) => sign.every((one, further) => isSame(words[at + further] ?? '', one))),
    );
}
