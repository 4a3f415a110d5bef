/** Requests of the executor to a worker, and handling of the answers; the worker is simulated. */
import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stage } from '../../../cli/io/dist/publish.ts';
import { oneThread, twoThreads } from '../../../cli/io/threads/executor.ts';
import type { WorkerRequest, WorkerSetup } from '../../../cli/io/threads/worker.ts';
import { Unanswered } from '../../../cli/io/threads/worker-call.ts';

const requests = vi.hoisted((): WorkerRequest[] => []);

/** A file that cannot be written. */
const FULL = vi.hoisted(() => 'full.html');

/** An item at which the worker ends. */
const CRASH = vi.hoisted(() => 'crash');

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
      const answer = stamps[FULL]
        ? { error: new Error('no space left'), failure: null }
        : { value: { results: request.items.map((item) => `their ${item}`), stamps } };
      const ends = request.items.includes(CRASH);
      setImmediate(() => (ends ? this.emit('exit', 1) : this.emit('message', answer)));
    }
  },
}));

beforeEach(() => {
  requests.length = 0;
});

const nowhere = () => undefined;
const input = { name: 'x' };
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
    const { ask, write, done } = threads.assist(input, many.length, nowhere);
    expect(await ask(['a'])).toEqual(['their a']);
    write({ path: 'a.html', content: 'A' });
    await ask(['b']);
    write({ path: 'b.html', content: 'B' });
    await done();
    const folder = '/site';
    expect(requests).toEqual([
      { input, items: ['a'], shared: [], files: [], folder },
      {
        input: null,
        items: ['b'],
        shared: [],
        files: [{ path: 'a.html', content: 'A' }],
        folder,
      },
      {
        input: null,
        items: [],
        shared: [],
        files: [{ path: 'b.html', content: 'B' }],
        folder,
      },
    ]);
    expect(adopted).toEqual([{}, { 'a.html': 'theirs' }, { 'b.html': 'theirs' }]);
  });

  it('receives a piece that pages share once, and its number afterwards', async () => {
    const { ask, write } = executor({ folder: '/site', adopt: nowhere }).assist(input, many.length, nowhere);
    write({ path: 'a.html', content: ['A', '<style>', 'a', '<nav>', ''] });
    await ask([]);
    write({ path: 'b.html', content: ['B', '<nav>', 'b'] });
    await ask([]);
    expect(requests).toMatchObject([
      { shared: ['<style>', '<nav>'], files: [{ path: 'a.html', content: ['A', 0, 'a', 1, ''] }] },
      { shared: [], files: [{ path: 'b.html', content: ['B', 1, 'b'] }] },
    ]);
  });

  it('answers in order while several requests are open', async () => {
    const { ask } = executor().assist(input, many.length, nowhere);
    expect(await Promise.all([ask(['a']), ask(['b', 'c']), ask([])])).toEqual([
      ['their a'],
      ['their b', 'their c'],
      [],
    ]);
  });

  it('receives files before they are many, apart from requests', async () => {
    const threads = executor({ folder: '/site', adopt: nowhere });
    const { ask, write, done } = threads.assist(input, many.length, nowhere);
    for (const name of many) write({ path: `${name}.html`, content: name });
    await ask(['a']);
    await done();
    expect(Math.max(...requests.map(({ files }) => files.length))).toBeLessThan(10);
    expect(requests.flatMap(({ files }) => files.map(({ content }) => content))).toEqual(many);
  });

  it('passes on that a file could not be written, to the next request or the end', async () => {
    const threads = executor({ folder: '/site', adopt: nowhere });
    const { ask, write, done } = threads.assist(input, many.length, nowhere);
    write({ path: FULL, content: '' });
    for (const name of many.slice(0, 9)) write({ path: `${name}.html`, content: name });
    await expect(ask(['a'])).rejects.toThrow('no space left');
    await expect(done()).rejects.toThrow('no space left');
  });

  it('answers no request after it has ended', async () => {
    const { ask } = executor().assist(input, many.length, nowhere);
    const open = [ask(['a']), ask([CRASH])];
    expect(await open[0]).toEqual(['their a']);
    await expect(open[1]).rejects.toThrow(Unanswered);
    await expect(ask(['b'])).rejects.toThrow(Unanswered);
  });

  it('is not started for few items, nor where threads are unavailable', async () => {
    const written: unknown[] = [];
    const here = (file: unknown) => void written.push(file);
    for (const threads of [executor(), oneThread(() => null)]) {
      const { ask, write, done } = threads.assist(input, 1, here);
      expect(await ask(['a'])).toEqual([]);
      write({ path: 'a.html', content: 'A' });
      await done();
    }
    expect(written).toHaveLength(2);
    expect(requests).toEqual([]);
  });

  it('writes nothing if the build writes nothing', async () => {
    const { ask, write } = executor().assist(input, many.length, nowhere);
    write({ path: 'a.html', content: 'A' });
    await ask(['a']);
    expect(requests).toMatchObject([{ files: [], folder: null }]);
  });
});
