import { defineConfig } from 'vitest/config';
import { FROM_SOURCE } from '../support/from-source.ts';

/**
 * The unit tests of what is mutated. Each mutant waits for all tests that reach it, so those stay out that run every sample
 * or measure how long something takes, for seconds: a file is to be held by tests of its own.
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
      'tests/templates/plan/page-ids.test.ts',
      'tests/diagnostics/{catalogue,corpus,editor,fix-samples,formats,new,no-alarm,one-run}.test.ts',
      'tests/diagnostics/{shortened,synonyms}.test.ts',
    ],
    setupFiles: ['tests/support/words.ts'],
    // Modules are loaded once: a mutant is switched on and off in them.
    isolate: false,
    testTimeout: 300_000,
  },
});
