/** What the executor asks of a worker, and what it makes of the answers; the worker itself is made up here. */
import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import { nowhere, type Task, type TaskTools } from '../../../cli/core/work/executor.ts';
import { oneThread, twoThreads } from '../../../cli/io/threads/executor.ts';
import type { WorkerRequest, WorkerSetup } from '../../../cli/io/threads/worker.ts';

const asked = vi.hoisted((): WorkerRequest[] => []);

vi.mock('node:os', async (original) => ({ ...(await original<object>()), availableParallelism: () => 4 }));
vi.mock('node:worker_threads', async (original) => ({
  ...(await original<object>()),
  /** Takes nothing of the work. */
  Worker: class extends EventEmitter {
    ref = () => this;
    unref = () => this;
    terminate = async () => 0;
    postMessage(request: WorkerRequest) {
      asked.push(request);
      if (request.kind !== 'run') return;
      setImmediate(() => this.emit('message', { value: { results: ['theirs'], stamps: {} } }));
    }
  },
}));

beforeEach(() => {
  asked.length = 0;
});

const tools = { write: nowhere } as unknown as TaskTools;
const task = (name: string): Task<string, string, unknown> => ({
  name,
  chunk: 200,
  isLast: false,
  prepare: (input) => (items) => items.map((item) => `${item} of ${input}`),
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

it('joins what both threads have made of each task', async () => {
  const threads = executor();
  expect(await threads.run(task('read'), 'x', many, tools)).toEqual([
    ...many.map((item) => `${item} of x`),
    'theirs',
  ]);
  await threads.run(task('render'), 'y', many, tools);
  expect(asked.map(({ kind, task: name, input }) => [kind, name, input])).toEqual([
    ['run', 'read', 'x'],
    ['run', 'render', 'y'],
  ]);
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
  threads.prepare(task('read') as Task<string, never, unknown>, 'x', 1);
  expect(await threads.run(task('read'), 'x', ['a'], tools)).toEqual(['a of x']);
  expect(asked).toEqual([]);
});

it('does all in one thread where there is no other', async () => {
  const alone = oneThread(() => null);
  expect(await alone.run(task('read'), 'x', many, tools)).toEqual(many.map((item) => `${item} of x`));
  expect(asked).toEqual([]);
});
