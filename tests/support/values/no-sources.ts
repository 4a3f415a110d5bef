import type { PlanInput } from '../../../cli/core/plan/plan-input.ts';

/** For a site without collections, whose files are never read. */
export const NO_SOURCES: Pick<PlanInput, 'collections' | 'content'> = {
  collections: [],
  content: {
    read(path) {
      throw new Error(`${path} was read`);
    },
  },
};
