/** Like `faults.test.ts`, without an old site: `dist` does not exist, or is the complete new site. */
import { expect, it } from 'vitest';
import { failEverywhere, inOutput } from '../support/disk/fail-everywhere.ts';

it('survives every I/O fault in and next to dist in a first build', async () => {
  const { calls } = await failEverywhere('nothing', inOutput, ['done', 'machine/file-system'], 149);
  expect(calls).toBeGreaterThan(100);
});
