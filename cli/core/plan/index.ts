/**
 * The plan of a site: its pages and files, before any is made. Addresses are without base path.
 *
 * - `planContent` plans a site in all its languages (`SitePlan`) and throws `SiteError` for errors of the site's code;
 *   `withFrontEnd` gives the same plan other bundles. `feedOf` gives the entries of a language's feed, `linksOf` all
 *   links.
 * - `checkPlan` gives the faults of a plan. `namesIn` lists what every name in `dist` belongs to: an `Owner`, in words
 *   `ownerWords`; `SENJA` owns the files that senja makes by itself.
 * - `planFingerprint` and `frontEndFingerprint` change with what pages are made from; `SHOWS_BODIES` begins the
 *   fingerprint of a page whose props hold bodies. `collectionInfos` says what models state about collections.
 * - `offlineFiles` gives the service worker of a site with `offline`, and the script that registers it.
 *
 * Rooms within: `policy/`, the Content Security Policy; `findings/`, what is found in pages.
 */

export { checkPlan, namesIn, type Owner, ownerWords, SENJA } from './check-plan.ts';
export { feedOf } from './editions.ts';
export { linksOf } from './field-links.ts';
export { offlineFiles } from './offline.ts';
export { planContent, withFrontEnd } from './plan-content.ts';
export { collectionInfos, frontEndFingerprint, planFingerprint } from './plan-input.ts';
export { SHOWS_BODIES } from './read-bodies.ts';
export type { SitePlan } from './site-plan.ts';
