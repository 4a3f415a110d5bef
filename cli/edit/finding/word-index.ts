/** The words of many texts, to find those that have all words of a search: each word is there once, and each text as numbers. */
import { folded, foldedWords, isNearly } from './search.ts';

/** Most words of a search that are looked at: each has a bit. */
const MOST = 30;
/** Shortest word that is looked for in texts: shorter ones are in all of them. */
const SHORTEST = 3;

interface IndexedText {
  /** Fingerprint of the file. */
  print: string;
  words: Uint32Array;
}

/** @returns the words of a search that are looked for in texts; none if each is too short */
export function textTerms(search: string): readonly string[] {
  const terms = [...new Set(foldedWords(folded(search)))].slice(0, MOST);
  return terms.some(({ length }) => length >= SHORTEST) ? terms : [];
}

export class WordIndex {
  readonly #numbers = new Map<string, number>();
  readonly #texts = new Map<string, IndexedText>();

  /** Whether a file is known as it is. */
  has = (file: string, print: string): boolean => this.#texts.get(file)?.print === print;

  put(file: string, print: string, text: string): void {
    const words = new Set(foldedWords(folded(text)));
    const numbers = [...words].map((word) => {
      const number = this.#numbers.get(word) ?? this.#numbers.size;
      this.#numbers.set(word, number);
      return number;
    });
    this.#texts.set(file, { print, words: Uint32Array.from(numbers) });
  }

  /** Forgets files that are not there. */
  keep(files: ReadonlySet<string>): void {
    for (const file of this.#texts.keys()) if (!files.has(file)) this.#texts.delete(file);
  }

  /**
   * @param slips whether one slip in each word is allowed if no file has them as they are typed
   * @returns the files with every word of a search, also within a word
   */
  find(search: string, slips: boolean): string[] {
    const terms = textTerms(search);
    if (terms.length === 0) return [];
    const exact = this.#having(terms, (word, term) => word.includes(term));
    if (exact.length > 0 || !slips) return exact;
    return this.#having(terms, (word, term) => word.includes(term) || isNearly(word, term));
  }

  #having(terms: readonly string[], isFound: (word: string, term: string) => boolean): string[] {
    /** Of each word, a bit for each term. */
    const bits = new Uint32Array(this.#numbers.size);
    for (const [word, number] of this.#numbers)
      for (const [at, term] of terms.entries())
        if (isFound(word, term)) bits[number] = (bits[number] ?? 0) | (1 << at);
    const all = 2 ** terms.length - 1;
    const found: string[] = [];
    for (const [file, { words }] of this.#texts) {
      let has = 0;
      for (const number of words) has |= bits[number] ?? 0;
      if (has === all) found.push(file);
    }
    return found;
  }
}
