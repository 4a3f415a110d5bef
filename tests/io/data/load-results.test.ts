/** Results of functions that load data: how long they are kept, and what is used when one fails. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DataSource } from '../../../cli/core/stages/site-data.ts';
import { recordReads } from '../../../cli/io/compiled/code-reads.ts';
import { type Loaded, resultLoader } from '../../../cli/io/data/load-results.ts';
import { dataSources } from '../../../cli/site/data.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

type Load = Extract<DataSource, { load: unknown }>;

let root: string;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 29) });
  root = temporaryFolder();
});
afterEach(() => vi.useRealTimers());

const hours = (count: number): void => void vi.setSystemTime(Date.now() + count * 3_600_000);

const sourceOf = (load: () => unknown, more: object = {}): Load =>
  dataSources({ feed: { load, ...more } }).feed as Load;

const shown = ({ result, failure }: Loaded) => ({
  value: result && (JSON.parse(result.text) as unknown),
  reason: failure?.reason ?? null,
});

it('calls again after the time that is named, in the same command and in another one', async () => {
  let calls = 0;
  const source = sourceOf(() => ++calls, { keep: '6 hours' });
  const [one, other] = [resultLoader(root, true), resultLoader(root, true)];
  expect(shown(await one('feed', source, {}, 'code'))).toEqual({ value: 1, reason: null });
  hours(5);
  expect(shown(await one('feed', source, {}, 'code')).value).toBe(1);
  expect(shown(await other('feed', source, {}, 'code')).value).toBe(1);
  hours(2);
  expect(shown(await other('feed', source, {}, 'code')).value).toBe(2);
  expect(shown(await resultLoader(root, false)('feed', source, {}, 'code')).value).toBe(3);
});

it('calls again for other code, and when what the function has read has changed', async () => {
  const file = path.join(root, 'rates.txt');
  writeFileSync(file, '1');
  const reads = recordReads(root);
  const fs = reads.module('fs') as typeof import('node:fs');
  const source = sourceOf(async () => {
    await Promise.resolve();
    return fs.readFileSync(file, 'utf8');
  });
  const load = (code = 'code') => resultLoader(root, true)('feed', source, reads, code);
  expect(shown(await load()).value).toBe('1');
  writeFileSync(file, '2');
  expect(shown(await load()).value).toBe('2');
  // Pages depend on the result alone.
  expect(reads.found()).toEqual({});
  let calls = 0;
  const counted = sourceOf(() => ++calls);
  const one = resultLoader(root, true);
  expect(shown(await one('other', counted, {}, 'a')).value).toBe(1);
  expect(shown(await one('other', counted, {}, 'b')).value).toBe(2);
  expect(shown(await one('other', counted, {}, 'b')).value).toBe(2);
});

it('notes what each function reads, whatever runs at the same time', async () => {
  const names = ['a.txt', 'b.txt'];
  for (const name of names) writeFileSync(path.join(root, name), name);
  const reads = recordReads(root);
  const { readFile } = reads.module('fs/promises') as typeof import('node:fs/promises');
  const load = resultLoader(root, true);
  const loaded = await Promise.all(
    names.map((name) => {
      const source = sourceOf(async () => {
        await Promise.resolve();
        return readFile(path.join(root, name), 'utf8');
      });
      return load(name, source, reads, 'code');
    }),
  );
  expect(loaded.map(({ result }) => Object.keys(result?.reads ?? {}))).toEqual([
    ['file a.txt'],
    ['file b.txt'],
  ]);
});

it.each([
  ['throws', () => Promise.reject(new Error('gone')), 'gone'],
  [
    'throws with a cause',
    () => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND api.example') });
    },
    'fetch failed: getaddrinfo ENOTFOUND api.example',
  ],
  ['throws no error', () => Promise.reject(null), 'null'],
  [
    'never answers',
    () => new Promise(() => undefined),
    'the function did not answer within {seconds|second|seconds}',
  ],
  ['gives nothing', () => undefined, 'the function returned nothing'],
  ['gives a function', () => ({ then2: () => 1 }), '“then2” is a function'],
  [
    'gives a cycle',
    () => {
      const cycle: Record<string, unknown> = {};
      cycle.self = cycle;
      return cycle;
    },
    '“self” contains itself',
  ],
  ['gives a date', () => [new Date(0)], '“data” is a Date'],
])(
  'uses the last good result of a function that %s, and has an error before there is one',
  async (_, fail, words) => {
    let isDown = true;
    const source = sourceOf(() => (isDown ? fail() : 'good'), { timeout: '0.05 seconds', keep: '1 hour' });
    const reasonIn = (loaded: Loaded): unknown => {
      const { reason } = shown(loaded);
      return typeof reason === 'object' ? reason?.en : reason;
    };
    const expected = words.replace('{seconds|second|seconds}', '1 second');
    const first = await resultLoader(root, true)('feed', source, {}, 'code');
    expect([first.result, reasonIn(first)]).toEqual([null, expected]);
    isDown = false;
    expect(shown(await resultLoader(root, true)('feed', source, {}, 'code')).value).toBe('good');
    isDown = true;
    hours(2);
    const again = resultLoader(root, true);
    const down = await again('feed', source, {}, 'code');
    expect([shown(down).value, reasonIn(down)]).toEqual(['good', expected]);
    // A command that goes on tries again after a while.
    isDown = false;
    expect((await again('feed', source, {}, 'code')).failure).not.toBeNull();
    hours(1);
    expect(await again('feed', source, {}, 'code')).toMatchObject({ failure: null });
  },
);

it('tells a function when its time is over', async () => {
  let signal: AbortSignal | undefined;
  const source = dataSources({
    feed: {
      load: (tools: { signal: AbortSignal }) => {
        ({ signal } = tools);
        return new Promise((_, reject) => {
          tools.signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
      },
      timeout: '0.05 seconds',
    },
  }).feed as Load;
  const { failure } = await resultLoader(root, true)('feed', source, {}, 'code');
  expect(signal?.aborted).toBe(true);
  expect(failure?.reason).toMatchObject({ id: 'fungsi ini tidak menjawab dalam 1 detik' });
});

it('keeps no variable, and uses nothing that is damaged', async () => {
  vi.stubEnv('FEED_TOKEN', 'secret-secret');
  const reads = recordReads(root);
  const source = sourceOf(() => (reads.process.env.FEED_TOKEN === undefined ? 0 : 1));
  await resultLoader(root, true)('feed', source, reads, 'code');
  const folder = path.join(root, '.senja/cache');
  const [name = ''] = readdirSync(folder).filter((one) => one.startsWith('data-'));
  const text = readFileSync(path.join(folder, name), 'utf8');
  expect(text).toContain('env FEED_TOKEN');
  expect(text).not.toContain('secret-secret');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text.slice(0, -20));
  const failing = sourceOf(() => Promise.reject(new Error('down')));
  expect((await resultLoader(root, true)('feed', failing, reads, 'code')).result).toBeNull();
  vi.unstubAllEnvs();
});
