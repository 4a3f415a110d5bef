/** A disk that fails at a single call while content is read: the build names the file, and publishes nothing. */

import { expect, it } from 'vitest';
import { CODES, failEverywhere, inContent } from '../support/disk/fail-everywhere.ts';
import { times } from '../support/machine/long.ts';

const ALLOWED = ['done', 'machine/file-system', 'unreadable'];

it.each(['snapshot', 'nothing'] as const)(
  'survives every I/O fault while content is read (from %s)',
  async (from) => {
    const { calls, seen } = await failEverywhere(from, inContent, ALLOWED, 11);
    expect(calls).toBeGreaterThan(30);
    // A disk that fails, and too many open files, are not faults of the file.
    for (const code of CODES) {
      const kind = code === 'EACCES' ? 'unreadable' : 'machine/file-system';
      expect(seen[`${code} ${kind}`]).toBeGreaterThanOrEqual(times(1, 10));
    }
    const ofFiles = Object.keys(seen).filter((one) => one.endsWith('unreadable'));
    expect(ofFiles.filter((one) => !/^(?:EACCES|EPERM|ENAMETOOLONG|ELOOP) /.test(one))).toEqual([]);
  },
);
