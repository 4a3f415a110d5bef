/** Which words of a language are forms of one another, and which say nothing alone. */
import { rootsOf, wordsIn } from '../values/typed-words.ts';
import { STEMMERS } from './stemmers.ts';
import { WordTable } from './word-table.ts';

/** Beginnings and endings of words, as `rootsOf` takes them, for a language in which a stemmer would need a list of words. */
interface Affixes {
  beginnings: string;
  endings: string;
}

const AFFIXES: Readonly<Record<string, Affixes>> = {
  id: {
    beginnings:
      'meng meng=k mem mem=p men men=t meny=s me peng peng=k pem pem=p pen pen=t peny=s pe ber ber=r ter ter=r per per=r di ke se ng ng=k',
    endings: 'nya ku mu lah kah kan an i',
  },
};
const NONE: Affixes = { beginnings: '', endings: '' };

/** Words that are ignored beside others, separated by spaces. */
const SMALL: Readonly<Record<string, string>> = {
  id: 'dan atau yang untuk di ke dari pada dengan agar supaya saat kalau bila jika saya aku kami kita cara apa bagaimana kenapa mengapa berapa tidak bukan bisa dapat sudah lagi ada ini itu jadi oleh para adalah akan',
  en: 'a an and are as at be by can do does for from how i in is it me my not of on or the this to what when which who why with you your',
};

const primary = (language: string): string => language.toLowerCase().split('-', 1)[0] ?? '';

export const affixesOf = (language: string): Affixes => AFFIXES[primary(language)] ?? NONE;
export const smallWords = (language: string): string => SMALL[primary(language)] ?? '';

/** Numbers the words of a language in the order in which it first sees them. */
export class Vocabulary {
  /** By number. */
  readonly words: string[] = [];
  /** Whether each word has one root, so that all forms of a word have the same ones. */
  readonly isExact: boolean;
  readonly #numbers = new Map<string, number>();
  /** The words between two signs or spaces, which are several in rare cases; with their accents, by which stemmers know words. */
  readonly #read = new WordTable((raw) => this.#learn(raw));
  readonly #stems: string[] = [];
  /** By number, of the words that have been asked for. */
  readonly #roots: (readonly string[] | undefined)[] = [];
  readonly #affixes: Affixes;
  readonly #stem: ((word: string) => string) | undefined;

  constructor(language: string) {
    this.#affixes = affixesOf(language);
    this.isExact = this.#affixes.endings === '';
    this.#stem = this.isExact ? STEMMERS[primary(language)] : undefined;
  }

  /** @returns the number of a word, as `wordsIn` gives it; it may be several words that are taken as one */
  numberOf(word: string): number {
    let number = this.#numbers.get(word);
    if (number === undefined) {
      number = this.words.push(word) - 1;
      this.#numbers.set(word, number);
    }
    return number;
  }

  /** @returns the numbers of the words in a text, in order */
  numbersIn(text: string): number[] {
    return this.#read.valuesIn(text.toLowerCase());
  }

  /** @returns the roots of a word; words with a root in common are forms of one word */
  rootsOf(number: number): readonly string[] {
    const known = this.#roots[number];
    if (known) return known;
    const word = this.words[number] as string;
    const { endings, beginnings } = this.#affixes;
    const roots = this.isExact ? [this.#stems[number] ?? word] : [...rootsOf(word, endings, beginnings)];
    this.#roots[number] = roots;
    return roots;
  }

  #learn(raw: string): number | number[] {
    const words = wordsIn(raw);
    const numbers = words.map((word) => this.numberOf(word));
    const [number] = numbers;
    const read = number !== undefined && numbers.length === 1 ? number : numbers;
    // The first spelling decides, in the order of the files.
    if (typeof read === 'number' && this.#stem)
      this.#stems[read] ??= wordsIn(this.#stem(raw.normalize('NFC'))).join('') || (words[0] as string);
    return read;
  }
}
