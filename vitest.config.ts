import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { fastFolder } from './tests/support/fast-folder.mjs';
import { PATIENCE, SLOW } from './tests/support/slow.ts';

/** Bytes that all tests together have on a disk at once, at most; some make large sites. */
const ON_DISK = 2e9;

// The folders of all tests.
process.env.TMPDIR = fastFolder(ON_DISK);

/** Campaigns at length take hours. */
const long = process.env.FUZZ_RUNS !== undefined;

/** How long a test may wait, in milliseconds: no test measures the machine, which may be slow and busy. */
const patience = {
  testTimeout: long ? 36_000_000 : 600_000 * SLOW,
  hookTimeout: 600_000 * SLOW,
  expect: { poll: { timeout: PATIENCE } },
};

export default defineConfig({
  test: {
    // A test that finds nothing to run must fail.
    passWithNoTests: false,
    // More files than cores: many wait for another process, a browser or a clock.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/engines/**', 'tests/process/**', 'tests/campaigns/**'],
          globalSetup: ['tests/support/compile.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'campaigns',
          include: ['tests/campaigns/**/*.test.ts'],
          exclude: ['tests/campaigns/**/*.process.test.ts'],
          globalSetup: ['tests/support/compile.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts', 'tests/campaigns/**/*.process.test.ts'],
          globalSetup: ['tests/support/compile.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/compile.ts', 'tests/browser/support/site.ts'],
          ...patience,
        },
      },
    ],
  },
});
