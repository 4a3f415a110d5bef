/** Runs checks of the whole site on handmade content. */

import type { ReadContent } from '../../../cli/core/entries/read-content.ts';
import type { Photos } from '../../../cli/core/images/photos.ts';
import {
  type OutputCheck,
  type OutputCheckInput,
  siteChecker,
} from '../../../cli/core/pipeline/checks/site-checks.ts';
import type { SitePlan } from '../../../cli/core/plan/site-plan.ts';
import type { Build } from '../../../cli/core/run/build.ts';
import type { Content } from '../../../cli/core/stages/content.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';

/** Content with only the given parts. */
export const contentOf = (given: Partial<Content>): ReadContent =>
  ({
    site: null,
    entries: [],
    published: given.entries ?? [],
    absent: [],
    choices: {},
    ahead: [],
    edition: { day: '2025-06-01', drafts: false },
    ...given,
  }) as unknown as ReadContent;

/** @returns diagnostics of a finished site */
export const outputFaults = (
  checks: OutputCheck | readonly OutputCheck[],
  build: Build,
  plan: SitePlan,
  pages: OutputCheckInput['pages'],
): Diagnostic[] => {
  const { site, entries } = plan.input;
  const content = contentOf({ site, entries });
  return siteChecker([checks].flat(), build, content, {} as Photos)('output', { plan, pages }).diagnostics;
};
