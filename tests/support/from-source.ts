/** Lets tests import `senja` as it is in the sources: one copy of each module, and what tests change in it counts. */
const conditions = ['senja-source', 'module', 'node', 'development|production'];

/** For the configuration of Vitest: of the environments of Node and of browsers. */
export const FROM_SOURCE = {
  resolve: { conditions: conditions.map((one) => (one === 'node' ? 'browser' : one)) },
  ssr: { resolve: { conditions } },
};
