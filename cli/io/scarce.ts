/** Too few open files, processes or memory: what the machine lacks is no fault of senja's, nor of a content file. */
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { type Failure, failure, reasonOf } from './failure.ts';

/** Codes of the system, and of Node for threads that cannot start. */
const SCARCE = new Set([
  ...['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'],
  ...['ERR_WORKER_INIT_FAILED', 'ERR_WORKER_OUT_OF_MEMORY', 'ERR_MEMORY_ALLOCATION_FAILED'],
]);

/** @returns whether the machine would refuse the same to anybody */
export const isScarce = (error: unknown): boolean =>
  SCARCE.has((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Open files that starting a process, or a watcher of V8, takes for a moment. */
const FILES_TO_START = 16;

/** @returns what keeps either from starting, or null */
export function lack(): unknown {
  const opened: number[] = [];
  try {
    while (opened.length < FILES_TO_START) opened.push(openSync(devNull, 'r'));
    return null;
  } catch (error) {
    return error;
  } finally {
    for (const file of opened) closeSync(file);
  }
}

/**
 * @param error anything that nobody expected. Libraries take for granted that what they start has come to be, and fail
 *   with some error of their own: so the machine is asked as well
 * @returns the failure that it is when the machine has too little of something, else null
 */
export function scarceFailure(error: unknown): Failure | null {
  for (let at = error, depth = 0; depth < 5; at = (at as Error | null)?.cause, depth += 1)
    if (isScarce(at)) return failureOf(at);
  const found = lack();
  return isScarce(found) ? failureOf(found) : null;
}

const failureOf = (error: unknown): Failure =>
  failure('machine/resources', { reason: reasonOf(error) }, error);
