/** Finding entries by words as people type them: in any order, without marks, with one slip. */
import { isMistake } from '../../core/values/typed-words.ts';

/** Letters that are no mark on another one, as they are typed without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const STROKED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
/** They stand within words: O’Brien, Jum'at. */
const APOSTROPHES = /[\u2018\u2019\u02BC\u02BB`\u00B4']/g;

/** @returns a text as it is compared: in small letters, without marks and apostrophes */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(STROKED, (letter) => PLAIN[letter] ?? letter)
    .replace(APOSTROPHES, '');

/** @returns the folded words of a search */
export const termsIn = (search: string): readonly string[] => folded(search).split(/\s+/).filter(Boolean);

/** Shortest word in which a slip is looked for: shorter ones are all alike. */
const SHORTEST = 4;

/** Whether a word begins with a term, but for one slip. */
export const isNearly = (word: string, term: string): boolean =>
  term.length >= SHORTEST && [-1, 0, 1].some((more) => isMistake(word.slice(0, term.length + more), term));

/** @returns the words of a folded text */
export const foldedWords = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * @param texts folded texts to search in
 * @returns a function that says of the text at an index whether it has every word of the search; if no text has, whether it
 *   has every word but for one slip in each
 */
export function finderIn(texts: readonly string[], search: string): (at: number) => boolean {
  const terms = termsIn(search);
  const has = (text: string): boolean => terms.every((term) => text.includes(term));
  if (terms.length === 0 || texts.some(has)) return (at) => has(texts[at] ?? '');
  const nearly = (text: string): boolean => {
    const words = foldedWords(text);
    return terms.every((term) => text.includes(term) || words.some((word) => isNearly(word, term)));
  };
  return (at) => nearly(texts[at] ?? '');
}
