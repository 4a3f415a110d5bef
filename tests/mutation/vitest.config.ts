import { defineConfig } from 'vitest/config';
import { FROM_SOURCE } from '../support/machine/from-source.ts';

/**
 * The unit tests for mutation. Each mutant waits for all tests that reach it, so tests that run every sample or take
 * seconds are excluded: each file needs tests of its own.
 */
export default defineConfig({
  ...FROM_SOURCE,
  test: {
    include: [
      'tests/core/**/*.test.{ts,tsx}',
      'tests/diagnostics/**/*.test.ts',
      'tests/templates/plan/*.test.ts',
    ],
    exclude: [
      'tests/core/values/slug.test.ts',
      'tests/**/*.process.test.ts',
      'tests/**/*.long.test.ts',
      'tests/diagnostics/{catalogue,corpus,editor,formats,new,no-alarm,one-run}.test.ts',
      'tests/diagnostics/synonyms.test.ts',
    ],
    setupFiles: ['tests/support/values/words.ts', 'tests/support/values/advice.ts'],
    // Modules are loaded once: mutants are switched on and off in them.
    isolate: false,
    testTimeout: 300_000,
  },
});
