/** As `faults.test.ts`, without an old site: `dist` is not there, or is the whole new site. */
import { expect, it } from 'vitest';
import { failEverywhere, inOutput } from '../support/fail-everywhere.ts';

it('bears every fault in and beside dist in a first build', async () => {
  const { calls } = await failEverywhere('nothing', inOutput, ['done', 'machine/file-system']);
  expect(calls).toBeGreaterThan(100);
});
