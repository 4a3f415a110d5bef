/** Work on many items: in this thread, or in this one and a worker. Who asks does not know which. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Output, OutputFile } from '../../core/stages/output.ts';
import { isOn } from '../../core/values/mechanisms.mjs';
import type { Assistant, Executor, Task, TaskTools } from '../../core/work/executor.ts';
import type { Stage } from '../dist/publish.ts';
import { chunksOf, frontQueue, type WorkQueue } from './work-queue.ts';
import type { WorkerAnswer, WorkerRequest, WorkerSetup } from './worker.ts';
import { workerCalls } from './worker-call.ts';

/**
 * Items from which on a second thread pays: fewer are done before it has warmed up. With two cores, V8 wants the second
 * one to compile for the first thread for a good while.
 */
const worthAThread = (cores: number): number =>
  cores < 2 || !isOn('worker') ? Number.POSITIVE_INFINITY : cores === 2 ? 4000 : 400;

/** Pages from which on it pays that another thread renders their bodies and writes them. */
const WORTH_ASSISTING = isOn('worker') && availableParallelism() > 1 ? 300 : Number.POSITIVE_INFINITY;

/** Items from which on less memory is worth some time. */
const VERY_MANY = 40_000;

/** Lets signals and timers be heard when that is due. */
type Pause = () => Promise<void> | null;

async function doOwnShare<Input, Item, Result>(
  task: Task<Input, Item, Result>,
  input: Input,
  items: readonly Item[],
  tools: TaskTools,
  queue: WorkQueue,
  pause: Pause,
): Promise<Result[]> {
  const results: Result[] = [];
  if (items.length === 0) return results;
  const work = task.prepare(input, tools);
  for (const chunk of chunksOf(queue, items, task.chunk)) {
    for (const result of work(chunk)) results.push(result);
    await pause();
  }
  return results;
}

/** Everything in this thread. */
export const oneThread = (pause: Pause): Executor => ({
  run: (task, input, items, tools) => doOwnShare(task, input, items, tools, frontQueue(), pause),
  assist(task, input, _count, tools, write) {
    const work = task.prepare(input, tools);
    return {
      async ask(items) {
        await pause();
        return work(items);
      },
      write,
      done: async () => undefined,
    };
  },
});

export interface TwoThreads extends Executor {
  end(): void;
}

export interface ThreadOptions {
  pause: Pause;
  /** What the worker starts with. */
  setup(): Promise<WorkerSetup>;
  /** Where files are written, once they are. */
  stage(): Stage | undefined;
  /** Items of the whole site. */
  all: number;
  /** Those of them that are sure to come: the worker starts at once when they are many. */
  expected: number;
}

/** Large tasks are shared with a worker. */
export function twoThreads({ pause, setup, stage, all, expected }: ThreadOptions): TwoThreads {
  // V8 would let each thread's heap grow to a multiple of what is alive before it looks for garbage.
  if (all >= VERY_MANY) setFlagsFromString('--heap-growing-percent=60');
  const cores = availableParallelism();
  const alone = oneThread(pause);
  let started: Promise<{ worker: Worker; call: ReturnType<typeof workerCalls<WorkerRequest>> }> | undefined;
  const start = () => {
    started ??= setup().then((workerData) => {
      // With a thread of ours on either core, V8's own threads for short-lived garbage would only stand in their way.
      if (cores === 2) setFlagsFromString('--no-parallel-scavenge');
      const worker = new Worker(new URL('./worker.cjs', import.meta.url), {
        workerData,
        resourceLimits: all >= VERY_MANY ? { maxYoungGenerationSizeMb: 8 } : {},
      });
      return { worker, call: workerCalls<WorkerRequest>(worker) };
    });
    return started;
  };
  // Its error is told when its answer is wanted.
  const quietly = (promise: Promise<unknown>): void => void promise.catch(() => undefined);
  const end = () => started && quietly(started.then(({ worker }) => worker.terminate()));
  if (expected >= WORTH_ASSISTING) quietly(start());
  return {
    end: () => void end(),
    assist<Input, Item, Result>(
      task: Task<Input, Item, Result>,
      input: Input,
      count: number,
      tools: TaskTools,
      write: Output['write'],
    ): Assistant<Item, Result> {
      if (count < WORTH_ASSISTING) return alone.assist(task, input, count, tools, write);
      const folder = stage()?.folder() ?? null;
      let given: Input | null = input;
      let files: OutputFile[] = [];
      const ask = async (items: readonly Item[]): Promise<Result[]> => {
        const request = { kind: 'assist', task: task.name, input: given, items, files, folder } as const;
        given = null;
        files = [];
        const { call } = await start();
        const { results, stamps } = await call<WorkerAnswer>(request);
        stage()?.adopt(stamps);
        return results as Result[];
      };
      return {
        ask,
        write: folder === null ? write : (file) => void files.push(file),
        async done() {
          await ask([]);
          // Its memory is as large as this thread's.
          void end();
        },
      };
    },
    async run<Input, Item, Result>(
      task: Task<Input, Item, Result>,
      input: Input,
      items: readonly Item[],
      tools: TaskTools,
    ): Promise<Result[]> {
      if (items.length < worthAThread(cores)) return alone.run(task, input, items, tools);
      const queue = frontQueue();
      const { taken } = queue;
      const request = { kind: 'run', task: task.name, input, items, chunk: task.chunk, taken } as const;
      const { call } = await start();
      const theirs = call<WorkerAnswer>(request);
      quietly(theirs);
      const own = await doOwnShare(task, input, items, tools, queue, pause);
      for (const result of (await theirs).results as Result[]) own.push(result);
      return own;
    },
  };
}
