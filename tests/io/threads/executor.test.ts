/** Requests of the executor to a worker, and handling of the answers; the worker is simulated. */
import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InPieces, Taker } from '../../../cli/core/run/executor.ts';
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
      const { pages = [], items = [] } = request as Partial<WorkerRequest>;
      const stamps = Object.fromEntries(pages.map((page) => [(page as Sent).path, 'theirs']));
      const answer = stamps[FULL]
        ? { error: new Error('no space left'), failure: null }
        : {
            value: {
              results: items.map((item) => `their ${item}`),
              stamps,
              found: request.isLast ? 'theirs' : null,
            },
          };
      const ends = items.includes(CRASH);
      setImmediate(() => (ends ? this.emit('exit', 1) : this.emit('message', answer)));
    }
  },
}));

beforeEach(() => {
  requests.length = 0;
});

const nowhere = () => undefined;
interface Sent extends InPieces {
  path: string;
}
const own: Taker<Sent, string> = { take: nowhere, found: () => 'own' };
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
    const { ask, take, done } = threads.assist(input, many.length, own);
    expect(await ask(['a'])).toEqual(['their a']);
    take({ path: 'a.html', content: ['A'] });
    await ask(['b']);
    take({ path: 'b.html', content: ['B'] });
    expect(await done()).toBe('theirs');
    const folder = '/site';
    expect(requests).toEqual([
      { input, items: ['a'], shared: [], pages: [], folder, isLast: false },
      {
        input: null,
        items: ['b'],
        shared: [],
        pages: [{ path: 'a.html', content: ['A'] }],
        folder,
        isLast: false,
      },
      {
        input: null,
        items: [],
        shared: [],
        pages: [{ path: 'b.html', content: ['B'] }],
        folder,
        isLast: true,
      },
    ]);
    expect(adopted).toEqual([{}, { 'a.html': 'theirs' }, { 'b.html': 'theirs' }]);
  });

  it('receives a piece that pages share once, and its number afterwards', async () => {
    const { ask, take } = executor({ folder: '/site', adopt: nowhere }).assist(input, many.length, own);
    take({ path: 'a.html', content: ['A', '<style>', 'a', '<nav>', ''] });
    await ask([]);
    take({ path: 'b.html', content: ['B', '<nav>', 'b'] });
    await ask([]);
    expect(requests).toMatchObject([
      { shared: ['<style>', '<nav>'], pages: [{ path: 'a.html', content: ['A', 0, 'a', 1, ''] }] },
      { shared: [], pages: [{ path: 'b.html', content: ['B', 1, 'b'] }] },
    ]);
  });

  it('answers in order while several requests are open', async () => {
    const { ask } = executor().assist(input, many.length, own);
    expect(await Promise.all([ask(['a']), ask(['b', 'c']), ask([])])).toEqual([
      ['their a'],
      ['their b', 'their c'],
      [],
    ]);
  });

  it('receives files before they are many, apart from requests', async () => {
    const threads = executor({ folder: '/site', adopt: nowhere });
    const { ask, take, done } = threads.assist(input, many.length, own);
    for (const name of many) take({ path: `${name}.html`, content: [name] });
    await ask(['a']);
    await done();
    expect(Math.max(...requests.map(({ pages }) => pages.length))).toBeLessThan(10);
    expect(requests.flatMap(({ pages }) => pages.flatMap((page) => (page as Sent).content))).toEqual(many);
  });

  it('passes on that a file could not be written, to the next request or the end', async () => {
    const threads = executor({ folder: '/site', adopt: nowhere });
    const { ask, take, done } = threads.assist(input, many.length, own);
    take({ path: FULL, content: [''] });
    for (const name of many.slice(0, 9)) take({ path: `${name}.html`, content: [name] });
    await expect(ask(['a'])).rejects.toThrow('no space left');
    await expect(done()).rejects.toThrow('no space left');
  });

  it('answers no request after it has ended', async () => {
    const { ask } = executor().assist(input, many.length, own);
    const open = [ask(['a']), ask([CRASH])];
    expect(await open[0]).toEqual(['their a']);
    await expect(open[1]).rejects.toThrow(Unanswered);
    await expect(ask(['b'])).rejects.toThrow(Unanswered);
  });

  it('looks for pictures only if it is there anyway', async () => {
    const bodies = [{ file: 'a.md', bodyStart: 3 }];
    await executor().filesIn?.(bodies);
    expect(requests).toEqual([{ bodies }]);
    expect(oneThread(() => null).filesIn).toBeUndefined();
  });

  it('is not started for few items, nor where threads are unavailable', async () => {
    const written: unknown[] = [];
    const here: typeof own = { ...own, take: (page: unknown) => void written.push(page) };
    for (const threads of [executor(), oneThread(() => null)]) {
      const { ask, take, done } = threads.assist(input, 1, here);
      expect(await ask(['a'])).toEqual([]);
      take({ path: 'a.html', content: ['A'] });
      expect(await done()).toBe('own');
    }
    expect(written).toHaveLength(2);
    expect(requests).toEqual([]);
  });

  it('writes nothing if the build writes nothing', async () => {
    const { ask, take } = executor().assist(input, many.length, own);
    take({ path: 'a.html', content: ['A'] });
    await ask(['a']);
    expect(requests).toMatchObject([{ pages: [{ path: 'a.html' }], folder: null }]);
  });
});
