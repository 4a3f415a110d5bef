/** Chooses the assistant of this thread: itself, or a worker. The caller does not know which. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Assistant, Executor, InPieces, Taker } from '../../core/run/index.ts';
import { isOn } from '../../core/values/mechanisms.mjs';
import type { Stage } from '../dist/index.ts';
import type { Request, WorkerAnswer, WorkerRequest, WorkerSetup } from './worker.ts';
import { workerCalls } from './worker-call.ts';

/** Number of items from which on a worker pays off: fewer are done before it has warmed up. */
const WORTH_A_WORKER = isOn('worker') && availableParallelism() > 1 ? 300 : Number.POSITIVE_INFINITY;

/** Number of pages sent to a worker together. More would outlive short-lived garbage collection and fill the heap. */
const PAGES_TOGETHER = 8;

/** Number of items from which on a worker waits for this thread more than the other way round. */
const MANY = 5000;

/** Number of items from which on less memory is worth some time. */
const VERY_MANY = 40_000;

/** Whether V8 optimizes code late, as `load.cjs` asks the version of Node 20. */
const OPTIMIZES_LATE = isOn('late-optimizing') && process.versions.v8.startsWith('11.');

/** Number of items below which that is right: to optimize would take longer than it saves. */
const FEW = 2500;

/** An executor without a worker. */
export const oneThread = (pause: Executor['pause']): Executor => ({
  pause,
  assist: (_input, _count, { take, found }) => ({
    async ask() {
      await pause();
      return [];
    },
    take,
    done: async () => found(),
  }),
});

export interface TwoThreads extends Executor {
  /** Ends the worker. Once the promise resolves, it writes nothing any more. */
  end(): Promise<void>;
}

export interface ThreadOptions {
  pause: Executor['pause'];
  /** Start data of the worker. */
  setup: WorkerSetup;
  /** Where files are written, once that is known. */
  stage(): Stage | undefined;
  /** Number of items in the whole site; 0 unless it is built or checked once. */
  all: number;
  /** Number of items that are certain to come: if there are many, the worker starts at once. */
  expected: number;
}

/** The pieces that pages may share: each is sent once, and then its number. */
function sharedPieces() {
  const numbers = new Map<string, number>();
  let fresh: string[] = [];
  return {
    /** @returns the page with numbers in place of these pieces */
    numbered({ content, ...page }: InPieces): object {
      const pieces = content.map((piece, at) => {
        if (at % 2 === 0) return piece;
        const known = numbers.get(piece);
        if (known !== undefined) return known;
        fresh.push(piece);
        numbers.set(piece, numbers.size);
        return numbers.size - 1;
      });
      return { ...page, content: pieces };
    },
    /** @returns the pieces that have got numbers since the last call */
    taken(): string[] {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}

/** An executor that gives work on many items to a worker. */
export function twoThreads({ pause, setup, stage, all, expected }: ThreadOptions): TwoThreads {
  // V8 would let each thread's heap grow to a multiple of its live size before it collects garbage.
  if (all >= VERY_MANY) setFlagsFromString('--heap-growing-percent=40');
  const alone = oneThread(pause);
  let started: { worker: Worker; call: ReturnType<typeof workerCalls<Request>> } | undefined;
  const start = () => {
    if (started) return started;
    const worker = new Worker(new URL('../../cli/tools/worker.cjs', import.meta.url), {
      workerData: setup,
      resourceLimits: all >= VERY_MANY ? { maxYoungGenerationSizeMb: 8 } : {},
    });
    started = { worker, call: workerCalls<Request>(worker) };
    return started;
  };
  const end = async (): Promise<void> => {
    if (!started) return;
    // A worker without requests keeps no process alive.
    const alive = setInterval(() => undefined, 1000);
    await started.worker.terminate().catch(() => undefined);
    clearInterval(alive);
  };
  if (expected >= WORTH_A_WORKER) start();
  return {
    pause,
    ...(started && {
      filesIn: (bodies) => start().call({ bodies }),
      expect(input, expected) {
        // An error is thrown again where a body is asked for.
        if (all < MANY)
          start()
            .call({ input, expected })
            .catch(() => undefined);
      },
    }),
    end,
    assist<Item, Result, Finished extends InPieces, Found>(
      input: object,
      count: number,
      own: Taker<Finished, Found>,
    ): Assistant<Item, Result, Finished, Found> {
      // As by default. V8 rejects compiled code of other flags: by now all of it is loaded.
      const isLong = all === 0 || all >= FEW;
      if (OPTIMIZES_LATE && isLong) setFlagsFromString('--interrupt-budget=67584');
      if (count < WORTH_A_WORKER) return alone.assist(input, count, own);
      const { call } = start();
      const folder = stage()?.folder ?? null;
      let given: object | null = input;
      let pages: object[] = [];
      const pieces = sharedPieces();
      const request = (items: readonly Item[], isLast = false): WorkerRequest => {
        const made = { input: given, items, shared: pieces.taken(), pages, folder, isLast };
        given = null;
        pages = [];
        return made;
      };
      const send = async (items: readonly Item[], isLast = false): Promise<WorkerAnswer> => {
        const answer = await call<WorkerAnswer>(request(items, isLast));
        stage()?.adopt(answer.stamps);
        return answer;
      };
      let written: Promise<unknown> = Promise.resolve();
      return {
        async ask(items) {
          const before = written;
          const { results } = await send(items);
          await before;
          return results as Result[];
        },
        take(finished) {
          pages.push(pieces.numbered(finished));
          if (pages.length < PAGES_TOGETHER) return;
          written = Promise.all([written, send([])]);
          // Its error is thrown where it is awaited.
          written.catch(() => undefined);
        },
        async done() {
          await written;
          const { found } = await send([], true);
          // Its memory is as large as this thread's.
          void end();
          return found as Found;
        },
      };
    },
  };
}
