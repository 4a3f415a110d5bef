import { expect, it } from 'vitest';
import { frontTurns, stretches } from '../../../cli/core/render/turns.ts';

it.each([
  [0, 4],
  [1, 4],
  [4, 4],
  [17, 4],
  [64, 4],
])('shares %i items in stretches of %i between two, each item once, whoever is faster', (length, size) => {
  for (const pattern of ['fb', 'ffb', 'fbbbb', 'f', 'b']) {
    const front = frontTurns();
    const takers = {
      f: stretches(front, length, size),
      b: stretches({ taken: front.taken, end: 'back' }, length, size),
    };
    const taken: number[] = [];
    const done = new Set<string>();
    for (let turn = 0; done.size < new Set(pattern).size; turn += 1) {
      const who = pattern[turn % pattern.length] as 'f' | 'b';
      const next = takers[who].next();
      if (next.done) done.add(who);
      else for (let at = next.value.from; at < next.value.to; at += 1) taken.push(at);
    }
    expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length }, (_, index) => index));
  }
});

it('goes from its own end inwards', () => {
  const front = frontTurns();
  const back = { taken: front.taken, end: 'back' as const };
  expect(stretches(front, 10, 4).next().value).toEqual({ from: 0, to: 4 });
  expect(stretches(back, 10, 4).next().value).toEqual({ from: 8, to: 10 });
});
