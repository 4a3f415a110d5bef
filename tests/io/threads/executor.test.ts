/** Requests of the executor to a worker, and handling of the answers; the worker is simulated. */
import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Task, TaskTools } from '../../../cli/core/work/executor.ts';
import type { Stage } from '../../../cli/io/dist/publish.ts';
import { oneThread, twoThreads } from '../../../cli/io/threads/executor.ts';
import type { WorkerRequest, WorkerSetup } from '../../../cli/io/threads/worker.ts';

const requests = vi.hoisted((): WorkerRequest[] => []);

vi.mock('node:os', async (original) => ({ ...(await original<object>()), availableParallelism: () => 4 }));
vi.mock('node:worker_threads', async (original) => ({
  ...(await original<object>()),
  /** Does none of the work. */
  Worker: class extends EventEmitter {
    ref = () => this;
    unref = () => this;
    terminate = async () => 0;
    postMessage(request: WorkerRequest) {
      requests.push(request);
      const stamps = Object.fromEntries(request.files.map(({ path }) => [path, 'theirs']));
      setImmediate(() => this.emit('message', { value: { results: ['theirs'], stamps } }));
    }
  },
}));

beforeEach(() => {
  requests.length = 0;
});

const tools = {} as TaskTools;
const nowhere = () => undefined;
const task = (name: string): Task<string, string, unknown> => ({
  name,
  prepare: (input) => (items) => items.map((item) => `${item} of ${input}`),
});
const many = ['a', ...Array.from({ length: 499 }, (_, index) => `b${index}`)];

const executor = (stage?: Partial<Stage>) =>
  twoThreads({
    pause: () => null,
    setup: {} as WorkerSetup,
    stage: () => stage as Stage | undefined,
    all: many.length,
    expected: many.length,
  });

describe('the worker', () => {
  it('receives the input once, and the files written since its last job', async () => {
    const adopted: unknown[] = [];
    const threads = executor({ folder: '/site', adopt: (stamps) => void adopted.push(stamps) });
    const { ask, write, done } = threads.assist(task('bodies'), 'x', many.length, tools, nowhere);
    expect(await ask(['a'])).toEqual(['theirs']);
    write({ path: 'a.html', content: 'A' });
    await ask(['b']);
    write({ path: 'b.html', content: 'B' });
    await done();
    const folder = '/site';
    expect(requests).toEqual([
      { task: 'bodies', input: 'x', items: ['a'], files: [], folder },
      {
        task: 'bodies',
        input: null,
        items: ['b'],
        files: [{ path: 'a.html', content: 'A' }],
        folder,
      },
      {
        task: 'bodies',
        input: null,
        items: [],
        files: [{ path: 'b.html', content: 'B' }],
        folder,
      },
    ]);
    expect(adopted).toEqual([{}, { 'a.html': 'theirs' }, { 'b.html': 'theirs' }]);
  });

  it('is not started for few items, nor where threads are unavailable', async () => {
    const written: unknown[] = [];
    const here = (file: unknown) => void written.push(file);
    for (const threads of [executor(), oneThread(() => null)]) {
      const { ask, write, done } = threads.assist(task('bodies'), 'x', 1, tools, here);
      expect(await ask(['a'])).toEqual(['a of x']);
      write({ path: 'a.html', content: 'A' });
      await done();
    }
    expect(written).toHaveLength(2);
    expect(requests).toEqual([]);
  });

  it('writes nothing if the build writes nothing', async () => {
    const { ask, write } = executor().assist(task('bodies'), 'x', many.length, tools, nowhere);
    write({ path: 'a.html', content: 'A' });
    await ask(['a']);
    expect(requests).toMatchObject([{ files: [], folder: null }]);
  });
});
