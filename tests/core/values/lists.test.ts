/** Lists in parts and groups, of which nothing is lost; and values that are made once, on demand. */
import { expect, it } from 'vitest';
import { chunks, groupBy, lazily, memoized } from '../../../cli/core/values/lists.ts';

it.each([
  [[], 2, []],
  [[1], 2, [[1]]],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3], 2, [[1, 2], [3]]],
  [
    [1, 2, 3, 4],
    2,
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [[1, 2], 1, [[1], [2]]],
  [[1, 2], 9, [[1, 2]]],
])('splits %j into parts of %j', (list, size, parts) => {
  expect(chunks(list, size)).toEqual(parts);
});

it('groups items in their order, and groups in the order of their first items', () => {
  expect([...groupBy(['ab', 'c', 'de', 'f'], ({ length }) => length)]).toEqual([
    [2, ['ab', 'de']],
    [1, ['c', 'f']],
  ]);
});

it('makes a value once for each key, and one on demand at the first call', () => {
  const made: string[] = [];
  const make = (key: string): string => {
    made.push(key);
    return key.toUpperCase();
  };
  const upper = memoized(make, new Map([['known', 'given']]));
  const once = lazily(() => make('lazy'));
  expect(made).toEqual([]);
  expect(['a', 'b', 'a', 'known'].map(upper)).toEqual(['A', 'B', 'A', 'given']);
  expect([once(), once()]).toEqual(['LAZY', 'LAZY']);
  expect(made).toEqual(['a', 'b', 'lazy']);
});
