/** What one side writes, the other reads. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partWith } from '../../../cli/core/values/search-format.ts';
import {
  eachPosting,
  LEVELS,
  levelOf,
  numberReader,
  type Posting,
  postingOf,
  writeNumbers,
  writePostings,
} from '../../../cli/core/values/search-postings.ts';

it('reads numbers as they were written, in characters that JSON does not escape', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(60), fc.nat(5000), fc.nat(2 ** 31 - 1))), (numbers) => {
      const written = writeNumbers(numbers);
      const next = numberReader(written);
      expect([...numbers, -1].map(() => next())).toEqual([...numbers, -1]);
      expect(JSON.stringify(written)).toBe(`"${written}"`);
    }),
  );
});

it('reads postings as they were written', () => {
  const one = fc.tuple(fc.nat(2_000_000), fc.nat(LEVELS.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.uniqueArray(one, { selector: ([entry]) => entry, maxLength: 200 }), (given) => {
      const postings = given
        .map(([entry, level, passage]) => postingOf(entry, level, passage))
        .sort((a, b) => a - b);
      const [groups = '', places = ''] = writePostings(postings).split('\t');
      const read: Posting[] = [];
      eachPosting(groups, places, (...one) => read.push(postingOf(...one)));
      expect(read.sort((a, b) => a - b)).toEqual(postings);
    }),
  );
});

it('gives more points a level that is no lower', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 40, noNaN: true }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      (a, b) => {
        expect(levelOf(Math.max(a, b))).toBeGreaterThanOrEqual(levelOf(Math.min(a, b)));
      },
    ),
  );
});

it('finds the part of a word', () => {
  expect(['', 'a', 'bz', 'c', 'zz'].map((word) => partWith(['', 'b', 'c'], word))).toEqual([0, 0, 1, 2, 2]);
});
