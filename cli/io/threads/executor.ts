/** Work on many items: in this thread, or in this one and a worker. Who asks does not know which. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { isOn } from '../../core/values/mechanisms.mjs';
import type { Executor, Task, TaskTools } from '../../core/work/executor.ts';
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
  prepare: () => undefined,
  run: (task, input, items, tools) => doOwnShare(task, input, items, tools, frontQueue(), pause),
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
  // To this there is no answer: an error is told when the task is asked for.
  const send = (request: WorkerRequest) => quietly(start().then(({ worker }) => worker.postMessage(request)));
  const end = () => started && quietly(started.then(({ worker }) => worker.terminate()));
  /** What the worker has got ready for; it has the input then. */
  let ready: unknown;
  if (expected >= worthAThread(cores)) quietly(start());
  return {
    end: () => void end(),
    prepare(task, input, count) {
      if (count < worthAThread(cores)) return;
      ready = input;
      send({ kind: 'prepare', task: task.name, input });
    },
    async run<Input, Item, Result>(
      task: Task<Input, Item, Result>,
      input: Input,
      items: readonly Item[],
      tools: TaskTools,
    ): Promise<Result[]> {
      if (items.length < worthAThread(cores)) return alone.run(task, input, items, tools);
      const queue = frontQueue();
      const folder = stage()?.folder() ?? null;
      const given = ready === input ? null : input;
      const { taken } = queue;
      const request = { kind: 'run', task: task.name, input: given, items, taken, folder } as const;
      const { call } = await start();
      const theirs = call<WorkerAnswer>(request);
      quietly(theirs);
      const own = await doOwnShare(task, input, items, tools, queue, pause);
      const { results, stamps } = await theirs;
      // Its memory is as large as this thread's.
      if (task.isLast) void end();
      stage()?.adopt(stamps);
      for (const result of results as Result[]) own.push(result);
      return own;
    },
  };
}
