/**
 * A disk that fails at a single call, whichever it is: `dist` stays the old site or is the new one, senja has words for
 * what happened, and the next build makes everything good.
 */

import { expect, it } from 'vitest';
import { CODES, failEverywhere, inCache, inOutput } from '../support/fail-everywhere.ts';
import { times } from '../support/long.ts';

it('bears every fault in and beside dist when it goes on from the last build', async () => {
  const { calls, seen } = await failEverywhere('snapshot', inOutput, ['done', 'machine/file-system']);
  expect(calls).toBeGreaterThan(100);
  for (const code of CODES) {
    // Until the swap it fails; after it the new site stands, whatever happens to the old.
    expect(seen[`${code} machine/file-system`]).toBeGreaterThan(times(1, 40));
    expect(seen[`${code} done`]).toBeGreaterThan(times(1, 40));
  }
});

it('bears every fault in and beside dist when nothing has changed', async () => {
  const { calls, seen } = await failEverywhere('unchanged', inOutput, ['done', 'machine/file-system']);
  expect(calls).toBeGreaterThan(20);
  for (const code of CODES) expect(seen[`${code} done`]).toBeGreaterThanOrEqual(times(1, 20));
});

it('builds the same with a cache that cannot be read or written', async () => {
  const { calls } = await failEverywhere('snapshot', inCache, ['done']);
  expect(calls).toBeGreaterThan(10);
});
