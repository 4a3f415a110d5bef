import { defineConfig } from 'vitest/config';

/** The unit tests of what is mutated, without those that look for long times only: each mutant would wait for them. */
export default defineConfig({
  test: {
    include: ['tests/core/**/*.test.ts', 'tests/diagnostics/**/*.test.ts'],
    exclude: [
      'tests/core/{bodies-ahead,markdown-hostile,page-ids,slug,turns}.test.ts',
      'tests/diagnostics/{catalogue,corpus,editor,fix,fix-samples,formats,new,no-alarm,one-run,quoting,shortened,synonyms}.test.ts',
    ],
    testTimeout: 300_000,
    isolate: false,
  },
});
