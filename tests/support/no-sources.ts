import type { PlanSources } from '../../cli/core/plan/plan-site.ts';

/** Of a site without collections, whose files nobody may read. */
export const NO_SOURCES: PlanSources = {
  collections: [],
  content: {
    read(path) {
      throw new Error(`${path} was read`);
    },
  },
};
