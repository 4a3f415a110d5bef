/** Results in memory that all threads see: each is found as it was held, also by a thread that has been sent them. */
import { expect, it } from 'vitest';
import { heldFor, holding, NOTHING_HELD } from '../../../cli/io/threads/held-results.ts';

const MEGABYTE = 1024 * 1024;

it('gives back for each file what was held for it, and nothing for any other', () => {
  const { held, hold } = holding();
  const results = new Map(
    Array.from({ length: 40 }, (_, index) => [
      `goods/${index}.md`,
      { html: 'é"\n'.repeat(index * 4000), links: [index] },
    ]),
  );
  for (const [file, result] of results) expect(hold(file, result)).toBe(true);
  expect(held.blocks.length).toBeGreaterThan(2);
  const sent = structuredClone(held);
  for (const [file, result] of results) expect(heldFor(sent, file)).toEqual(result);
  expect(heldFor(sent, 'goods/40.md')).toBeNull();
  expect(heldFor(NOTHING_HELD, 'goods/0.md')).toBeNull();
});

it('sends no copy of them', () => {
  const { held, hold } = holding();
  hold('a', 'x');
  const sent = structuredClone(held);
  hold('b', 'y');
  expect(heldFor({ ...sent, places: held.places }, 'b')).toBe('y');
});

it('holds a result that is larger than most', () => {
  const { held, hold } = holding();
  const large = 'x'.repeat(3 * MEGABYTE);
  expect([hold('a', 'before'), hold('b', large), hold('c', 'after')]).toEqual([true, true, true]);
  expect(['a', 'b', 'c'].map((file) => heldFor(held, file))).toEqual(['before', large, 'after']);
});

it('takes nothing for which there is no room, in bytes', () => {
  const { held, hold } = holding(10);
  // Two quotation marks, and two bytes a letter.
  expect([hold('a', 'é'), hold('b', 'éé'), hold('c', 'éé'), hold('d', 'é')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([...held.places.keys()]).toEqual(['a', 'b']);
});
