/** Lets tests import `senja` from the sources: one copy of each module, including changes by tests. */
const conditions = ['senja-source', 'module', 'node', 'development|production'];

/** For the configuration of Vitest, in Node and browser environments. */
export const FROM_SOURCE = {
  resolve: { conditions: conditions.map((one) => (one === 'node' ? 'browser' : one)) },
  ssr: { resolve: { conditions } },
};
