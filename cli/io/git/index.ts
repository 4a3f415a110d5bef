/** What Git knows of the content: run without hooks, questions and foreign settings. */

/** Files that have changed, as absolute paths; and the bytes that they had before. @throws Failure (`usage/no-repository`) */
export { beforeChanges, changedFiles } from './changed-files.ts';
/** The repository that the content lies in, with a function that runs Git there; or why there is none. */
export { type Checkout, checkoutOf } from './checkout.ts';
/** Exit code and output of a run. */
export type { GitResult } from './git.ts';
