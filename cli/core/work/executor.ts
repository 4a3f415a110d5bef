/** Work that may be done in another thread. The caller does not know which thread does it. */

import type { ContentFolder } from '../stages/content-folder.ts';
import type { Output } from '../stages/output.ts';
import type { FileChecks } from '../validate/file-checks.ts';

/** A thread's own tools for a task. */
export interface TaskTools {
  content: Pick<ContentFolder, 'read' | 'each'>;
  checks: FileChecks;
}

/** Work to be done for each of many items; input, items and results are plain data. */
export interface Task<Input, Item, Result> {
  /** Name by which another thread finds it. */
  name: string;
  /** @returns a function that does the work for some of the items, in the thread that owns the tools */
  prepare(input: Input, tools: TaskTools): (items: readonly Item[]) => Result[];
}

/** Does part of the work on some items while this thread does the rest. */
export interface Assistant<Item, Result> {
  /**
   * @returns the result for each item, in order; more may be requested before it is there
   * @throws errors of the task, or of writing a file
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
   * @param count total number of items
   * @param tools of this thread, used if there is no other
   * @param write how this thread writes
   */
  assist<Input, Item, Result>(
    task: Task<Input, Item, Result>,
    input: Input,
    count: number,
    tools: TaskTools,
    write: Output['write'],
  ): Assistant<Item, Result>;
}
