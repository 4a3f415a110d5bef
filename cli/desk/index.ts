/**
 * The live site: unsaved texts over those on disk, what has changed, a page on request, and the whole check in a process of
 * its own. Nothing here writes content or prints.
 */

/** Answers the one request of the process that has started this one; see `EditedSite.planned` and its check. */
export { answerCheck } from './check-process.ts';
/**
 * A site whose texts change: reads a changed file alone at once, all files behind it, and has the whole site checked 600
 * milliseconds after the last change.
 */
export { EditedSite } from './edited-site.ts';
/**
 * The site of `senja dev`: pages of a live site that follows the disk and its code, and builds that check it all in this
 * process.
 */
export { type FollowedSite, followedSite } from './followed-site.ts';
/** Files of a planned site other than its pages, by path in `dist`, each made when it is asked for. */
export { previewFiles } from './preview-files.ts';
/**
 * Pages of a live site, as `build --drafts` would write them, each rendered when it is asked for. Faulty texts and settings
 * leave the last good page in place.
 */
export { type EarlierPage, type PreviewSite, previewSite } from './preview-site.ts';
/**
 * Trials: the diagnostics of a whole build with some files changed, moved or removed. `applyChanges` gives the content folder
 * with changes, `diagnosticsWith` the diagnostics of a build of it, `trialOf` those before the changes and those that are new.
 * `newFaults` compares the diagnostics of two builds; `contentFaults` gives those of content from an error of the site's own
 * code, and throws any other error again.
 */
export { applyChanges, contentFaults, diagnosticsWith, newFaults, trialOf } from './trial.ts';
