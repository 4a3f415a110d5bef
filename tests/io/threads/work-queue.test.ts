import { expect, it } from 'vitest';
import { chunksOf, frontQueue } from '../../../cli/io/threads/work-queue.ts';

it.each([
  [0, 4],
  [1, 4],
  [4, 4],
  [17, 4],
  [64, 4],
])('shares %i items in chunks of %i between two, each item once, whoever is faster', (length, size) => {
  const items = Array.from({ length }, (_, index) => index);
  for (const pattern of ['fb', 'ffb', 'fbbbb', 'f', 'b']) {
    const front = frontQueue();
    const takers = {
      f: chunksOf(front, items, size),
      b: chunksOf({ taken: front.taken, end: 'back' }, items, size),
    };
    const taken: number[] = [];
    const done = new Set<string>();
    for (let turn = 0; done.size < new Set(pattern).size; turn += 1) {
      const who = pattern[turn % pattern.length] as 'f' | 'b';
      const next = takers[who].next();
      if (next.done) done.add(who);
      else taken.push(...next.value);
    }
    expect(taken.sort((a, b) => a - b)).toEqual(items);
  }
});

it('goes from its own end inwards', () => {
  const front = frontQueue();
  const back = { taken: front.taken, end: 'back' as const };
  const items = [...'abcdefghij'];
  expect(chunksOf(front, items, 4).next().value).toEqual(['a', 'b', 'c', 'd']);
  expect(chunksOf(back, items, 4).next().value).toEqual(['i', 'j']);
});
