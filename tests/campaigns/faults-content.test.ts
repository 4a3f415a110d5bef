/** A disk that fails at a single call while content is read: the build names the file, and publishes nothing. */

import { expect, it } from 'vitest';
import { CODES, failEverywhere, inContent } from '../support/fail-everywhere.ts';
import { times } from '../support/long.ts';

const ALLOWED = ['done', 'machine/file-system', 'unreadable'];

it.each(['snapshot', 'nothing'] as const)(
  'survives every I/O fault while content is read (from %s)',
  async (from) => {
    const { calls, seen } = await failEverywhere(from, inContent, ALLOWED, 7);
    expect(calls).toBeGreaterThan(30);
    // Too many open files is not a fault of the file.
    for (const code of CODES) {
      const kind = code === 'EMFILE' ? 'machine/file-system' : 'unreadable';
      expect(seen[`${code} ${kind}`]).toBeGreaterThanOrEqual(times(1, 10));
    }
    expect(seen['EMFILE unreadable']).toBeUndefined();
  },
);
