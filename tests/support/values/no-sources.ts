import type { PlanInput } from '../../../cli/core/plan/plan-input.ts';
import { NO_DATA } from '../../../cli/core/stages/site-data.ts';

/** For a site without collections, whose files are never read. */
export const NO_SOURCES: Pick<PlanInput, 'collections' | 'content' | 'data'> = {
  collections: [],
  data: NO_DATA,
  content: {
    read(path) {
      throw new Error(`${path} was read`);
    },
  },
};
