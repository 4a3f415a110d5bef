/** What the executor asks of a worker, and what it makes of the answers; the worker itself is made up here. */
import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import { type EarlyTask, nowhere, type OwnTools, type Task } from '../../../cli/core/stages/executor.ts';
import { oneThread, twoThreads } from '../../../cli/io/threads/executor.ts';
import { holding } from '../../../cli/io/threads/held-results.ts';
import type { WorkerRequest, WorkerSetup } from '../../../cli/io/threads/worker.ts';

const asked = vi.hoisted((): WorkerRequest[] => []);

vi.mock('node:os', async (original) => ({ ...(await original<object>()), availableParallelism: () => 4 }));
vi.mock('node:worker_threads', async (original) => ({
  ...(await original<object>()),
  /** Takes nothing of the work, and has one file done early. */
  Worker: class extends EventEmitter {
    ref = () => this;
    unref = () => this;
    terminate = async () => 0;
    postMessage(request: WorkerRequest) {
      asked.push(request);
      if (request.kind !== 'run') return;
      const { held, hold } = holding();
      hold('a', 'done early');
      setImmediate(() => this.emit('message', { value: { results: ['theirs'], stamps: {}, early: held } }));
    }
  },
}));

beforeEach(() => {
  asked.length = 0;
});

const tools = { write: nowhere } as unknown as OwnTools;
const EARLY: EarlyTask<string, string> = { name: 'early', prepare: () => () => '' };
/** Gives for each item what was done early. */
const task = (name: string): Task<string, string, unknown> => ({
  name,
  chunk: 200,
  isLast: false,
  prepare:
    (_input, { early }) =>
    (items) =>
      items.map((item) => early(EARLY, item)),
});
const many = ['a', ...Array.from({ length: 499 }, (_, index) => `b${index}`)];

const executor = () =>
  twoThreads({
    pause: () => null,
    setup: async () => ({}) as WorkerSetup,
    stage: () => undefined,
    all: many.length,
    expected: many.length,
  });

it('lets the worker start early, and gives later tasks what has come of it', async () => {
  const threads = executor();
  threads.startEarly(EARLY, 'settings', many);
  // Nothing has been told yet.
  expect(await threads.run(task('read'), 'x', many, tools)).toEqual([...many.map(() => null), 'theirs']);
  expect(await threads.run(task('render'), 'y', many, tools)).toEqual([
    'done early',
    ...many.slice(1).map(() => null),
    'theirs',
  ]);
  expect(asked.map(({ kind, task: name, input }) => [kind, name, input])).toEqual([
    ['early', 'early', 'settings'],
    ['run', 'read', 'x'],
    ['run', 'render', 'y'],
  ]);
});

it('wants nothing more to be started early once the next task is done', async () => {
  const threads = executor();
  threads.startEarly(EARLY, 'settings', many);
  await threads.run(task('read'), 'x', many, tools);
  const [early] = asked;
  expect(early?.kind === 'early' && Atomics.load(early.taken, 0)).toBeGreaterThan(many.length);
});

it('sends no input twice that the worker has got ready for', async () => {
  const threads = executor();
  threads.prepare(task('render') as Task<string, never, unknown>, 'x', many.length);
  await threads.run(task('render'), 'x', many, tools);
  expect(asked.map(({ kind, input }) => [kind, input])).toEqual([
    ['prepare', 'x'],
    ['run', null],
  ]);
});

it('asks no worker for few items', async () => {
  const threads = executor();
  threads.startEarly(EARLY, 'settings', ['a']);
  threads.prepare(task('read') as Task<string, never, unknown>, 'x', 1);
  expect(await threads.run(task('read'), 'x', ['a'], tools)).toEqual([null]);
  expect(asked).toEqual([]);
});

it('does all in one thread where there is no other', async () => {
  const alone = oneThread(() => null);
  alone.startEarly(EARLY, 'settings', many);
  expect(await alone.run(task('read'), 'x', many, tools)).toEqual(many.map(() => null));
});
