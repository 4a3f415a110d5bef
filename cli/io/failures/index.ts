/**
 * Failures outside the content: of the command line, the machine and senja itself. A failure is thrown; `main.ts` turns it into
 * words and an exit code. Diagnostics are for faults of content.
 */

/** `attempt` returns something else if a function throws; `onFile` names the file of a system error. @throws Failure */
export { attempt, onFile } from './attempt.ts';
/**
 * `failure` makes one by its code and parameters, `fileSystemFailure` of a system error: `dist` is unchanged then. A `Failure`
 * has words in both languages and an exit code: 2 for the command line, 3 for the machine.
 */
/** Of a system error: its code or '', its meaning, and what helps against it. */
/** Failures as plain data, between threads, which lose classes. */
export {
  codeOf,
  Failure,
  failure,
  fileSystemFailure,
  fromPlain,
  type PlainFailure,
  reasonAndHelp,
  reasonOf,
  toPlain,
} from './failure.ts';
/**
 * `failureFrom`: any error as a failure, of the machine or else a bug of senja. `isOfMachine`: whether the machine is at fault,
 * not a file; `resourceFailure`: whether it lacks files, processes or memory. `startError`: why no process can start now.
 */
export { failureFrom, isOfMachine, resourceFailure, startError } from './machine-failure.ts';
