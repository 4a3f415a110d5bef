/** What every phase of a build may ask: what was there when it began, and who does the work. */

import type { ContentFolder } from '../stages/content-folder.ts';
import type { Now } from '../stages/edition.ts';
import type { FrontEnd } from '../stages/front-end.ts';
import type { SiteCode } from '../stages/site.ts';
import type { SiteState } from '../stages/site-state.ts';
import type { Models } from '../validate/models.ts';
import type { Executor } from './executor.ts';

export interface Build {
  models: Models;
  folder: ContentFolder;
  /** What the last build on the same folders has left. */
  kept: SiteState;
  frontEnd: FrontEnd;
  site: SiteCode;
  executor: Executor;
  /** What the clock said when the build began. */
  now: Now;
  /** Public address of the site in place of `url` in `site.yaml`; null to use that. */
  url: string | null;
  /** As `Edition.drafts`. */
  drafts: boolean;
  /** Whether each page says that the site is for looking before publication. */
  preview: boolean;
  /** Whether to tell also what only `check` tells. */
  thorough: boolean;
}
