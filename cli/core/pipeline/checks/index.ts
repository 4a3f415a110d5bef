/**
 * Checks of the whole site, as folders of `checks/` declare them with `on`. They return `FileFault`s, placed here.
 *
 * - A check gets the site as read (`SiteCheck`, `SiteCheckInput`), its plan (`PlanCheck`, `PlanCheckInput`), the files
 *   of `dist` (`OutputCheck`, `OutputCheckInput`), a site with faults in place of those (`FaultySiteCheck`,
 *   `FaultySiteCheckInput`), or entries that are published later (`ScheduledCheck`).
 * - `sortedChecks` sorts checks by what they are on (`Checks`); `siteChecker` runs those of the whole site.
 */
export {
  type Checks,
  type FaultySiteCheck,
  type FaultySiteCheckInput,
  type FileFault,
  type OutputCheck,
  type OutputCheckInput,
  type PlanCheck,
  type PlanCheckInput,
  type ScheduledCheck,
  type SiteCheck,
  type SiteCheckInput,
  siteChecker,
  sortedChecks,
} from './site-checks.ts';
