/** Which words of a language are forms of one another, and which say nothing alone. */
import { rootsOf, wordsIn } from '../values/typed-words.ts';
import { STEMMERS } from './stemmers.ts';

/** Beginnings and endings of words, as `rootsOf` takes them, for a language in which a stemmer would need a list of words. */
export interface Affixes {
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

/** Splits texts into words, and tells which of these have a root in common. */
export interface WordForms {
  /** @returns the words of a text, as `wordsIn` gives them */
  words(text: string): readonly string[];
  /** @returns the roots of a word that `words` has returned; words with a root in common are forms of one word */
  roots(word: string): Iterable<string>;
  /** Whether a word has one root, so that all its forms have the same ones. */
  isExact: boolean;
}

/** A word with its accents, before `wordsIn` takes them off: stemmers know words by them. */
const RAW = /[\p{L}\p{M}\p{N}]+/gu;

export function wordForms(language: string): WordForms {
  const { beginnings, endings } = affixesOf(language);
  const stem = endings === '' ? STEMMERS[primary(language)] : undefined;
  const split = new Map<string, readonly string[]>();
  const stems = new Map<string, string>();
  return {
    isExact: endings === '',
    words(text) {
      const found: string[] = [];
      for (const raw of text.match(RAW) ?? []) {
        let words = split.get(raw);
        if (!words) {
          words = wordsIn(raw);
          split.set(raw, words);
          const [word, ...others] = words;
          // The first spelling decides, in the order of the files.
          if (stem && word !== undefined && others.length === 0 && !stems.has(word))
            stems.set(word, wordsIn(stem(raw.toLowerCase().normalize('NFC'))).join('') || word);
        }
        for (const word of words) found.push(word);
      }
      return found;
    },
    roots: (word) => (stem ? [stems.get(word) ?? word] : rootsOf(word, endings, beginnings)),
  };
}
