/** Notices changes of files and folders. Times are milliseconds, as of `Date.now()`. */

/** Follows a folder, or single files wherever they are; ended by `close`. */
export { follow, followFiles } from './follow.ts';
/** Whether a file is complete: editors empty a file before they write it. */
export { hasChangedSince, isEmptyFile, mayBeEmptied, untilWritten } from './written.ts';
