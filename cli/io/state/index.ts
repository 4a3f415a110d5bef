/** What a build or check leaves for the next one. All of it is in the cache, so all of it may be missing. */

/** Figures of `check --reading`, by the bytes of a file. */
export { type Figures, readingCache } from './reading-cache.ts';
/** What the last build of an output folder was made of and has said; null without one. */
export { type BuildRecord, forgetRecord, readRecord } from './record.ts';
/** Findings that were reported before, by their words and the state of their file. */
export { keyWithFile, readReported, repeatedAmong, writeReported } from './reported.ts';
/** The state that an incremental build begins with: of the last build, or of the last check. */
export { forgetSite, type StateWriter, siteCache } from './site-cache.ts';
/** Whether a build would do nothing: then the messages of the last one, else null. @throws Failure if a disk fails */
export { type BuildPlaces, rememberBuild, upToDate } from './up-to-date.ts';
