/** Lists in parts: nothing is lost, and no part is empty. */
import { expect, it } from 'vitest';
import { chunks } from '../../../cli/core/values/lists.ts';

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
