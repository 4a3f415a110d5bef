/** Work that may be done in another thread while this one goes on: who asks does not know which does it. */

import type { ContentFolder } from '../stages/content-folder.ts';
import type { Output } from '../stages/output.ts';
import type { FileChecks } from '../validate/file-checks.ts';

/** What a thread does a task with, of its own. */
export interface TaskTools {
  content: Pick<ContentFolder, 'read' | 'each'>;
  checks: FileChecks;
}

/** Something to be done for each of many items; input, items and results are plain data. */
export interface Task<Input, Item, Result> {
  /** By which another thread finds it. */
  name: string;
  /** @returns what does it for some of the items, in the thread whose tools these are */
  prepare(input: Input, tools: TaskTools): (items: readonly Item[]) => Result[];
}

/** Does part of the work on some items while this thread does the rest. */
export interface Assistant<Item, Result> {
  /**
   * @returns what the task has given for each item, in order; wait for it before more is asked
   * @throws what doing it, or writing a file, has thrown
   */
  ask(items: readonly Item[]): Promise<Result[]>;
  /** Writes a file before it does what is asked next. */
  write: Output['write'];
  /** Ends when all files are written. */
  done(): Promise<void>;
}

export interface Executor {
  /** Lets signals and timers be heard when that is due. */
  pause(): Promise<void> | null;
  /**
   * @param count of all items that will come
   * @param tools of this thread, for when there is no other
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
