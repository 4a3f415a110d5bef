/**
 * The phases of a build that concern the whole site, in the order of `build-site.ts`. Faults of content are returned.
 * Those of the site's own code are thrown: `SiteError`, or `CodeFaults` for what it has planned or rendered.
 *
 * - `Ports` is all that a build needs of the world; `begin` asks for it. `NO_PICTURES` makes none, `NO_CODE` stands in
 *   for code that cannot be loaded.
 * - `planSoFar` plans a site as far as it is known (`SiteSoFar`), `writeSite` makes its files. `observed`,
 *   `checkRendered`, `checkScheduled` and `blockedInBodies` check what was made.
 * - `result` and `builtSiteOf` give what a build returns; `byPlace` sorts diagnostics. `whereWouldShow` plans entries
 *   that do not exist yet, without rendering anything.
 *
 * Rooms within: `checks/` of the whole site, `severities/`, and `faulty-site/`, which is loaded for a site with faults.
 */
export { blockedInBodies } from './blocked-in-bodies.ts';
export { checkRendered } from './check-rendered.ts';
export { byPlace } from './file-order.ts';
export { observed } from './observed.ts';
export { planSoFar, type SiteSoFar } from './plan-so-far.ts';
export { begin, NO_CODE, NO_PICTURES, type Ports } from './ports.ts';
export { builtSiteOf, result } from './result.ts';
export { checkScheduled } from './scheduled.ts';
export { whereWouldShow } from './where-would-show.ts';
export { writeSite } from './write-site.ts';
