/** Files that are being written: when they count as written. */
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between looks at a file that may still be written. */
const LOOK = 20;

/** Milliseconds until an empty file counts as empty: many editors empty a file before they write it. */
const EMPTY = 1000;

/** Whether a file is there and has no text. */
export function isEmptyFile(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === 0;
}

/** Whether a file was written so recently that an editor may be about to write more of it. */
function isJustWritten(file: string, within: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs < within;
}

/** Whether an editor may have emptied a file to write it. */
export const mayBeEmptied = (file: string): boolean => isEmptyFile(file) && isJustWritten(file, EMPTY);

/**
 * Milliseconds without a change after which a file counts as written: some editors write a file in place, in parts.
 * More than `follow` needs to report a change.
 */
const WRITTEN = 200;

/** Waits until the files may count as written, or as left empty. */
export async function untilWritten(files: readonly string[]): Promise<void> {
  const began = Date.now();
  const isWritten = (file: string): boolean => !isJustWritten(file, isEmptyFile(file) ? EMPTY : WRITTEN);
  // The clock of a network drive may be ahead.
  while (Date.now() - began < EMPTY && !files.every(isWritten)) await sleep(LOOK);
}

/** Whether a file has changed since a time, so that a reader from then on may have seen a part of it. */
export function hasChangedSince(file: string, time: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && stats.ctimeMs >= time && stats.ctimeMs <= Date.now();
}
