/** The part of a text that answers a search, with its words marked. */
import { markedPieces } from '../../core/values/typed-words.ts';
import { folded, isNearly } from './search.ts';
import { textTerms } from './word-index.ts';

/** Characters of an excerpt, and those before its first marked word. */
const LONG = 160;
const BEFORE = 40;

/** Letters and numbers, with apostrophes in them: O’Brien. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'\u2018\u2019\u02BC`\u00B4]*/gu;

interface Hit {
  start: number;
  end: number;
  term: string;
}

/** @returns the places of the words of a search in a text; where one is not there, with one slip */
function hitsIn(text: string, terms: readonly string[]): Hit[] {
  const words = [...text.matchAll(WORD)].map(({ 0: raw, index }) => ({
    start: index,
    end: index + raw.length,
    word: folded(raw),
  }));
  const having = (term: string, isFound: (word: string) => boolean): Hit[] =>
    words.filter(({ word }) => isFound(word)).map(({ start, end }) => ({ start, end, term }));
  return terms
    .flatMap((term) => {
      const exact = having(term, (word) => word.includes(term));
      return exact.length > 0 ? exact : having(term, (word) => isNearly(word, term));
    })
    .sort((one, other) => one.start - other.start);
}

/**
 * @param text without marks, in one line
 * @returns pieces of it, of which every other one, from the second on, is marked; the beginning of a text without any of the
 *   words
 */
export function foundExcerpt(text: string, search: string): string[] {
  const hits = hitsIn(text, textTerms(search));
  // The first place with most of the words.
  let [best, most] = [0, 0];
  for (const [at, { start }] of hits.entries()) {
    const terms = new Set<string>();
    for (let next = at; (hits[next]?.end ?? Infinity) <= start + LONG - BEFORE; next += 1)
      terms.add(hits[next]?.term ?? '');
    if (terms.size > most) [best, most] = [start, terms.size];
  }
  const first = text.indexOf(' ', best - BEFORE) + 1;
  const start = best <= BEFORE ? 0 : first === 0 || first > best ? best : first;
  const last = text.lastIndexOf(' ', start + LONG);
  const end = start + LONG >= text.length ? text.length : last > start + LONG / 2 ? last : start + LONG;
  return markedPieces(text, hits, start, end);
}
