/**
 * Distinguishes failures of the machine from bugs of senja: too few open files, processes or memory, and disks that fail.
 */
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { bugFailure, Failure, failure, fileSystemFailure, reasonOf } from './failure.ts';

/** Codes of the system, and of Node for threads that cannot start. */
const OUT_OF_RESOURCES = new Set([
  ...['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'],
  ...['ERR_WORKER_INIT_FAILED', 'ERR_WORKER_OUT_OF_MEMORY', 'ERR_MEMORY_ALLOCATION_FAILED'],
]);

/** @returns whether any program would fail likewise on this machine */
export const isOutOfResources = (error: unknown): boolean =>
  OUT_OF_RESOURCES.has((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Codes of a disk that fails or is full, whatever the file. */
const OF_DISK = new Set([
  ...['EIO', 'ENXIO', 'ENODEV', 'ESTALE', 'ETIMEDOUT', 'EREMOTEIO', 'EHOSTDOWN'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EBUSY', 'ETXTBSY'],
]);

/** @returns whether the machine is at fault, rather than the file or the code that reads it */
export const isOfMachine = (error: unknown): boolean =>
  isOutOfResources(error) || OF_DISK.has((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Whether a call of the system has failed; errors that Node makes itself have no number. */
const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'errno' in error;

/** @returns the failure for any error: of the machine if a call of the system has failed, else a bug of senja */
export function failureFrom(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const lacking = resourceFailure(error);
  if (lacking) return lacking;
  if (!isOfSystem(error)) return bugFailure(error);
  // Reading and writing an open file names no path.
  return fileSystemFailure(error.path ?? error.syscall ?? '', error);
}

/** Open files that starting a process, or a watcher of V8, needs for a moment. */
const FILES_TO_START = 16;

/** @returns the error that prevents either from starting, or null */
export function startError(): unknown {
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
 * @param error any unexpected error. Libraries assume that starting a thread or process succeeds, and fail with some
 *   error of their own: so the machine is tested as well
 * @returns the failure if the machine lacks a resource, else null
 */
export function resourceFailure(error: unknown): Failure | null {
  for (let at = error, depth = 0; depth < 5; at = (at as Error | null)?.cause, depth += 1)
    if (isOutOfResources(at)) return failureOf(at);
  const found = startError();
  return isOutOfResources(found) ? failureOf(found) : null;
}

const failureOf = (error: unknown): Failure =>
  failure('machine/resources', { reason: reasonOf(error) }, error);
