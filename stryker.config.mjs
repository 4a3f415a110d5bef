/**
 * `npm run mutate`: changes the code in small ways and asks whether a unit test notices. What no test notices is listed
 * at the end, and the score of each folder below it.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [
    'cli/core/**/*.ts',
    'cli/diagnostics/**/*.ts',
    'templates/plan/**/*.ts',
    // Tables of words: what they say is read by people, and `catalogue.test.ts` looks at their shape.
  ],
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/unreachable.mjs'],
  ignorers: ['unreachable'],
  // A constant of a module can be changed only by loading all modules anew for each test.
  ignoreStatic: true,
  concurrency: 1,
  disableTypeChecks: false,
  // Stryker would adapt it with TypeScript's API, which TypeScript 7 has not.
  tsconfigFile: 'none',
  ignorePatterns: ['/dist', '/.senja', '/tests/bench', '/tests/audit'],
  tempDirName: '.senja/mutation/sandbox',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: '.senja/mutation/report.json' },
};
