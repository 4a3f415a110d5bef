import { defineConfig } from 'vitest/config';
import { FROM_SOURCE } from '../support/machine/from-source.ts';
import { TEST_TIMEOUT } from '../support/machine/slow.ts';
import { Table } from './table.ts';

/** `npm run test:engines`: the visitor's criteria in Chromium, Firefox and WebKit, as a table. */
export default defineConfig({
  ...FROM_SOURCE,
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: ['tests/support/machine/compile.ts', 'tests/browser/support/site.ts'],
    reporters: ['default', new Table()],
    // No test here measures time; the machine may be slow and busy.
    testTimeout: 600_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: TEST_TIMEOUT } },
    chaiConfig: { truncateThreshold: 0 },
  },
});
