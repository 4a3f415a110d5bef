import { expect, it } from 'vitest';
import { affixesOf, Vocabulary } from '../../../cli/core/search/word-forms.ts';
import { inIndonesian } from '../../support/values/words.ts';

it('has the beginnings and endings of the search of the theme', () => {
  const own = { beginnings: inIndonesian('search.beginnings'), endings: inIndonesian('search.endings') };
  expect(affixesOf('id')).toEqual(own);
  expect(affixesOf('id-ID')).toEqual(own);
});

/** Pairs of words that are forms of one, and of words that are not. */
const FORMS: readonly (readonly [language: string, one: string, other: string, isForm: boolean])[] = [
  ['id', 'terjatuh', 'jatuhnya', true],
  ['id', 'memakan', 'makanan', true],
  ['id', 'perjalanan', 'berjalan', true],
  ['id', 'urat', 'darurat', false],
  ['en', 'sleeping', 'sleeps', true],
  ['en', 'sleep', 'slope', false],
  ['de', 'Häuser', 'Hauses', true],
  ['fr', 'mangées', 'manger', true],
  ['sw', 'kitabu', 'vitabu', false],
];
it.each(FORMS)('knows in %s whether %s and %s are forms of one word', (language, one, other, isForm) => {
  const vocabulary = new Vocabulary(language);
  const [first = -1, second = -1] = vocabulary.numbersIn(`${one} ${other}`);
  const roots = new Set(vocabulary.rootsOf(first));
  expect([...vocabulary.rootsOf(second)].some((root) => roots.has(root))).toBe(isForm);
});
