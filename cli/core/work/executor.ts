/** Work on many items, done here, or here and in another thread: who asks does not know. */

import type { ContentFolder } from '../stages/content-folder.ts';
import type { Output } from '../stages/output.ts';
import type { SiteCode } from '../stages/site.ts';
import type { Models } from '../validate/models.ts';

/** What a thread does a task with, of its own. */
export interface TaskTools {
  content: Pick<ContentFolder, 'read' | 'stamp' | 'each'>;
  models: Models;
  site: SiteCode;
  write: Output['write'];
}

/** Of a task that writes nothing. */
export const nowhere: TaskTools['write'] = () => undefined;

/** Something to be done for each of many items; input, items and results are plain data. */
export interface Task<Input, Item, Result> {
  /** By which another thread finds it. */
  name: string;
  /** Items that a thread takes at a time. */
  chunk: number;
  /** Whether it is the last of a build, after which nothing more is asked of another thread. */
  isLast: boolean;
  /** @returns what does it for some of the items, in the thread whose tools these are */
  prepare(input: Input, tools: TaskTools): (items: readonly Item[]) => Result[];
}

export interface Executor {
  /** Lets other threads get ready for a task that will follow with this input; nobody waits for it. */
  prepare<Input>(task: Task<Input, never, unknown>, input: Input, count: number): void;
  /**
   * @param tools of this thread
   * @returns what the task has given for each item, in no particular order
   * @throws what it has thrown for one of them, in whichever thread
   */
  run<Input, Item, Result>(
    task: Task<Input, Item, Result>,
    input: Input,
    items: readonly Item[],
    tools: TaskTools,
  ): Promise<Result[]>;
}
