/** Input of the phases of a build. */

import type { Models } from '../models/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Now } from '../stages/edition.ts';
import type { FrontEnd } from '../stages/front-end.ts';
import type { SiteCode } from '../stages/site.ts';
import type { SiteData } from '../stages/site-data.ts';
import type { SiteState } from '../stages/site-state.ts';
import type { Host } from '../values/names/public-name.ts';
import type { Executor } from './executor.ts';

/** The state at the start of a build, and the executor. */
export interface Build {
  models: Models;
  folder: ContentFolder;
  /** State of the last build on the same folders. */
  cached: SiteState;
  frontEnd: FrontEnd;
  site: SiteCode;
  /** Null if some of it cannot be read: then no page can be planned. */
  data: SiteData | null;
  executor: Executor;
  /** The time when the build began. */
  now: Now;
  /** Public address that overrides `url` in `site.yaml`, valid; null to use that. */
  url: string | null;
  /** Like `Edition.drafts`. */
  drafts: boolean;
  /** Whether each page says that the site is a preview. */
  preview: boolean;
  /** The host that it is for, if that reads rules of its own in place of `_headers` and `_redirects`. */
  host?: Host | undefined;
  /** Whether to run checks that only `check` runs. */
  thorough: boolean;
}
