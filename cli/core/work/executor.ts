/** Work that may be done in another thread. The caller does not know whether it is. */

import type { Output } from '../stages/output.ts';

/** Does part of the work on some items while this thread does the rest. */
export interface Assistant<Item, Result> {
  /**
   * @returns the result for each item, in order, or nothing if this thread has to do all of the work; more may be
   *   requested before it is there
   * @throws errors of the work, or of writing a file
   */
  ask(items: readonly Item[]): Promise<Result[]>;
  /** Writes a file before it does the next work. */
  write: Output['write'];
  /** Ends when all files are written. */
  done(): Promise<void>;
}

export interface Executor {
  /** Yields to signals and timers if that is due. */
  pause(): Promise<void> | null;
  /**
   * @param input from which another thread does the work; plain data, like items and results
   * @param count total number of items
   * @param write how this thread writes
   */
  assist<Item, Result>(input: object, count: number, write: Output['write']): Assistant<Item, Result>;
}
