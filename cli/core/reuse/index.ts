/**
 * What can be reused from the last build, and why the rest cannot: decided by data alone. `stages/site-state.ts` has
 * the shape of what a build leaves.
 *
 * - `reuse` divides the pages of a plan into those that `dist` has already and those to make, each with its `Reason`.
 *   `bodyInputs` is the part of that decision that concerns a body; `readsOf` says what the site's code has read.
 * - `earlierChecks` gives what checks have found before (`EarlierChecks`) as long as they would be given the same.
 * - `dateChangesSince` finds entries that have appeared or expired; `withDay` names them in a reason.
 */
export { type EarlierChecks, earlierChecks } from './checked.ts';
export { dateChangesSince, withDay } from './date-changes.ts';
export { bodyInputs, readsOf, reuse } from './reuse.ts';
