/** What was made lately is not made again, and no more is held than was asked for. */
import { expect, it, vi } from 'vitest';
import { lately } from '../../../cli/core/values/lately.ts';

const keys = Array.from({ length: 5 }, (_, index) => ({ index }));
const [a, b, c, d] = keys as [object, object, object, object];

it('makes the value of a key once', () => {
  const make = vi.fn((key: object) => ({ key }));
  const of = lately(3, make);
  expect(of(a)).toEqual({ key: a });
  expect(of(a)).toBe(of(a));
  expect(make).toHaveBeenCalledTimes(1);
});

it('lets go of the one that was made first', () => {
  const make = vi.fn((key: object) => ({ key }));
  const of = lately(3, make);
  for (const key of [a, b, c, a, d, b, c, d]) of(key);
  expect(make.mock.calls).toEqual([[a], [b], [c], [d]]);
  of(a);
  expect(make).toHaveBeenCalledTimes(5);
});

it('knows a value that is nothing', () => {
  const make = vi.fn(() => null);
  const of = lately(3, make);
  expect([of(a), of(a)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});
