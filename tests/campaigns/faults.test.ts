/**
 * A disk that fails at a single call, whichever it is: `dist` is the old site or the new one, senja explains the
 * failure, and the next build repairs everything.
 */

import { expect, it } from 'vitest';
import { CODES, failEverywhere, inCache, inOutput } from '../support/disk/fail-everywhere.ts';
import { times } from '../support/machine/long.ts';

it('survives every I/O fault in and next to dist in an incremental build', async () => {
  const { calls, seen } = await failEverywhere('snapshot', inOutput, ['done', 'machine/file-system']);
  expect(calls).toBeGreaterThan(100);
  for (const code of CODES) {
    // Before the swap it fails; afterwards the new site is in place, whatever happens to the old one.
    expect(seen[`${code} machine/file-system`]).toBeGreaterThan(times(1, 40));
    expect(seen[`${code} done`]).toBeGreaterThan(times(1, 40));
  }
});

it('survives every I/O fault in and next to dist when nothing has changed', async () => {
  const { calls, seen } = await failEverywhere('unchanged', inOutput, ['done', 'machine/file-system'], 13);
  expect(calls).toBeGreaterThan(20);
  for (const code of CODES) expect(seen[`${code} done`]).toBeGreaterThanOrEqual(times(1, 20));
});

it('builds the same with a cache that cannot be read or written', async () => {
  const { calls } = await failEverywhere('snapshot', inCache, ['done'], 127);
  expect(calls).toBeGreaterThan(10);
});
