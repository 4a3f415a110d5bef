/** Which builds of the benchmarks are not started. */
import { expect, it } from 'vitest';
import { foreseen } from './sizes.mjs';

const measured = (count: number, ms: number) => ({
  corpus: 'articles',
  count,
  tools: { senja: { nothing: { ms: [ms] } } },
});
const next = { corpus: 'articles', count: 10_000, node: undefined };

it('tells the time of a larger site from one whose articles cost more than the start of the tool', () => {
  expect(foreseen([measured(16, 2000)], 'senja', next)).toBe(0);
  expect(foreseen([measured(16, 2000), measured(2000, 3000)], 'senja', next)).toBe(15_000);
});
