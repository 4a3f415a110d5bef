/** Each word is in the part where it is looked for, and a list that words share is written once. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordParts } from '../../../cli/core/search/word-parts.ts';
import { partWith } from '../../../cli/core/values/search-format.ts';

/** Few letters, so that many words begin alike. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '我'), minLength: 1, maxLength: 8 });
/** Lists of all lengths, up to some that fill a part alone. */
const list = fc.tuple(fc.nat(9), fc.oneof(fc.nat(60), fc.integer({ min: 500, max: 4000 })));
const words = fc.uniqueArray(fc.tuple(word, list), {
  selector: ([one]) => one,
  minLength: 1,
  maxLength: 120,
});

it('has each word with its list in the part where it is looked for', () => {
  fc.assert(
    fc.property(words, (given) => {
      const lines = given.map(([one, [digit, length]]) => [one, `${digit}`.repeat(length)] as const);
      const { from, parts } = wordParts(lines);
      expect(from).toEqual([...new Set(from)].sort());
      for (const [one, postings] of lines) {
        const found = (parts[partWith(from, one)] as string).split('\n').map((line) => line.split('\t'));
        const own = found.filter(([names = '']) => names.split(',').includes(one));
        expect(own.map(([, text]) => text)).toEqual([postings]);
        expect(found.filter(([, text]) => text === postings)).toHaveLength(1);
      }
      const names = parts.flatMap((part) =>
        part.split('\n').flatMap((line) => line.split('\t')[0]?.split(',')),
      );
      expect(names.sort()).toEqual(given.map(([one]) => one).sort());
    }),
  );
});

it('keeps forms of a word in one part, also if their list alone is longer than a part', () => {
  const [long, other, third] = ['x'.repeat(9000), 'y'.repeat(2000), 'z'.repeat(1000)];
  const { from, parts } = wordParts([
    ['developer', long],
    ['developers', long],
    ['development', other],
    ['devices', third],
  ]);
  expect(from).toEqual(['', 'developm', 'devi']);
  expect(parts).toEqual([`developer,developers\t${long}`, `development\t${other}`, `devices\t${third}`]);
});
