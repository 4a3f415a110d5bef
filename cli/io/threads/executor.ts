/** Chooses the assistant of this thread: itself, or a worker. The caller does not know which. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { FileInPieces, Output } from '../../core/stages/output.ts';
import { isOn } from '../../core/values/mechanisms.mjs';
import type { Assistant, Executor } from '../../core/work/executor.ts';
import type { Stage } from '../dist/publish.ts';
import type { SentFile, WorkerAnswer, WorkerRequest, WorkerSetup } from './worker.ts';
import { workerCalls } from './worker-call.ts';

/** Number of items from which on a worker pays off: fewer are done before it has warmed up. */
const WORTH_A_WORKER = isOn('worker') && availableParallelism() > 1 ? 300 : Number.POSITIVE_INFINITY;

/** Number of files sent to a worker together. More would outlive short-lived garbage collection and fill the heap. */
const FILES_TOGETHER = 4;

/** Number of items from which on less memory is worth some time. */
const VERY_MANY = 40_000;

/** An executor without a worker. */
export const oneThread = (pause: Executor['pause']): Executor => ({
  pause,
  assist: (_input, _count, write) => ({
    async ask() {
      await pause();
      return [];
    },
    write,
    done: async () => undefined,
  }),
});

export interface TwoThreads extends Executor {
  end(): void;
}

export interface ThreadOptions {
  pause: Executor['pause'];
  /** Start data of the worker. */
  setup: WorkerSetup;
  /** Where files are written, once that is known. */
  stage(): Stage | undefined;
  /** Number of items in the whole site. */
  all: number;
  /** Number of items that are certain to come: if there are many, the worker starts at once. */
  expected: number;
}

/** An executor that gives work on many items to a worker. */
export function twoThreads({ pause, setup, stage, all, expected }: ThreadOptions): TwoThreads {
  // V8 would let each thread's heap grow to a multiple of its live size before it collects garbage.
  if (all >= VERY_MANY) setFlagsFromString('--heap-growing-percent=60');
  const alone = oneThread(pause);
  let started: { worker: Worker; call: ReturnType<typeof workerCalls<WorkerRequest>> } | undefined;
  const start = () => {
    if (started) return started;
    const worker = new Worker(new URL('./worker.cjs', import.meta.url), {
      workerData: setup,
      resourceLimits: all >= VERY_MANY ? { maxYoungGenerationSizeMb: 8 } : {},
    });
    started = { worker, call: workerCalls<WorkerRequest>(worker) };
    return started;
  };
  const end = (): void => void started?.worker.terminate().catch(() => undefined);
  if (expected >= WORTH_A_WORKER) start();
  return {
    pause,
    end,
    assist<Item, Result>(input: object, count: number, write: Output['write']): Assistant<Item, Result> {
      if (count < WORTH_A_WORKER) return alone.assist(input, count, write);
      const { call } = start();
      const folder = stage()?.folder ?? null;
      let given: object | null = input;
      let files: SentFile[] = [];
      let shared: string[] = [];
      const numbers = new Map<string, number>();
      const request = (items: readonly Item[]): WorkerRequest => {
        const made = { input: given, items, shared, files, folder };
        given = null;
        files = [];
        shared = [];
        return made;
      };
      const sent = ({ path, content }: FileInPieces): SentFile => {
        if (typeof content === 'string' || content instanceof Uint8Array) return { path, content };
        const pieces = content.map((piece, at) => {
          if (at % 2 === 0) return piece;
          const known = numbers.get(piece);
          if (known !== undefined) return known;
          shared.push(piece);
          numbers.set(piece, numbers.size);
          return numbers.size - 1;
        });
        return { path, content: pieces };
      };
      const send = async (items: readonly Item[]): Promise<Result[]> => {
        const { results, stamps } = await call<WorkerAnswer>(request(items));
        stage()?.adopt(stamps);
        return results as Result[];
      };
      let written: Promise<unknown> = Promise.resolve();
      return {
        async ask(items) {
          const before = written;
          const results = await send(items);
          await before;
          return results;
        },
        write(file) {
          if (folder === null) return write(file);
          files.push(sent(file));
          if (files.length < FILES_TOGETHER) return;
          written = Promise.all([written, send([])]);
          // Its error is thrown where it is awaited.
          written.catch(() => undefined);
        },
        async done() {
          await written;
          await send([]);
          // Its memory is as large as this thread's.
          end();
        },
      };
    },
  };
}
