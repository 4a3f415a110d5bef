/** The holder of a lock, whether it is alive, and that only one of many rivals takes over a stale lock. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { removeOldLocks, takeLock } from '../../../cli/io/locks/lock.ts';
import { realm, startTimeOf } from '../../../cli/io/locks/process-identity.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

/** No process has such a large pid. */
const GONE = 2 ** 30;
const TOKEN = 'a'.repeat(16);

const place = (): string => path.join(temporaryFolder(), '.dist.senja-lock');

const holder = (changes: object = {}): string =>
  JSON.stringify({
    token: TOKEN,
    pid: GONE,
    started: '1',
    realm: realm(),
    host: os.hostname(),
    since: '2025-04-25T07:30:00.000Z',
    ...changes,
  });

/** A lock that was last touched this many seconds ago. */
function leave(file: string, text: string, seconds = 0): void {
  writeFileSync(file, text);
  const time = new Date(Date.now() - seconds * 1000);
  utimesSync(file, time, time);
}

const tokenIn = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).token;

/** Another process that lives until the test ends. */
function bystander(): ChildProcess & { pid: number } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child as ChildProcess & { pid: number };
}

const isLinux = process.platform === 'linux';

it('exists while it is held, with nothing next to it, and is removed afterwards', async () => {
  const file = place();
  const lock = await takeLock(file);
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
  lock.confirm();
  lock.release();
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

it('is refused while its holder is alive, and names the holder', async () => {
  const file = place();
  const { pid } = bystander();
  leave(file, holder({ pid, started: startTimeOf(pid) }), isLinux ? 9999 : 0);
  await expect(takeLock(file)).rejects.toMatchObject({
    code: 'machine/locked',
    words: { en: { message: expect.stringMatching(`process ${pid} on .* since 2025-04-25 07:30 UTC`) } },
  });
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
});

it.each([
  ['whose process is gone', holder()],
  ['that is broken', 'rusak'],
  ['that is empty', ''],
  ['of a process of the same number, as in a container', holder({ pid: process.pid })],
])('takes over a lock %s at once', async (_name, text) => {
  const file = place();
  leave(file, text);
  const lock = await takeLock(file);
  expect(tokenIn(file)).not.toBe(TOKEN);
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
  lock.release();
});

it.runIf(isLinux)(
  'takes over a lock whose process id now belongs to another process, or to a zombie',
  async () => {
    const file = place();
    const { pid } = bystander();
    leave(file, holder({ pid, started: '1' }));
    (await takeLock(file)).release();
    // A shell may reap its child; the program that replaces it never does, and the child stays a zombie.
    const child = 'while [ "$(cat /proc/$$/comm)" != sleep ]; do :; done';
    const parent = spawn('sh', ['-c', `(${child}) & echo $!; exec sleep 1000`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const zombie = Number((await once(parent.stdout, 'data')).toString());
    await expect.poll(() => startTimeOf(zombie)).toBe('ended');
    leave(file, holder({ pid: zombie }));
    (await takeLock(file)).release();
  },
);

it.each([
  ['another machine', { realm: 'lain', host: 'mesin-lain', pid: process.pid }],
  ['a process of which nothing but its number is known', { pid: 1, started: null }],
])('respects %s while its heartbeat is recent, and says how to continue', async (_name, changes) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = place();
  leave(file, holder(changes), 59);
  const words = { hint: expect.stringContaining(`${file}.`) };
  await expect(takeLock(file)).rejects.toMatchObject({
    code: 'machine/locked',
    words: { id: words, en: words },
  });
  expect(tokenIn(file)).toBe(TOKEN);
  leave(file, holder(changes), 61);
  (await takeLock(file)).release();
});

it('updates its own heartbeat, and never that of another', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = place();
  const lock = await takeLock(file);
  const first = statSync(file).mtimeMs;
  vi.advanceTimersByTime(20_000);
  expect(statSync(file).mtimeMs - first).toBeGreaterThan(10_000);
  leave(file, holder());
  const others = statSync(file).mtimeMs;
  vi.advanceTimersByTime(20_000);
  expect(statSync(file).mtimeMs).toBe(others);
  expect(() => lock.confirm()).toThrow(`process ${GONE}`);
  lock.release();
  expect(tokenIn(file)).toBe(TOKEN);
});

it('is won by one of many that take it over', async () => {
  for (let round = 0; round < 50; round += 1) {
    const file = place();
    leave(file, round % 2 ? holder() : 'rusak');
    const tried = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(file)));
    const won = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(1);
    won[0]?.confirm();
    won[0]?.release();
    expect(readdirSync(path.dirname(file))).toEqual([]);
  }
});

it('does not remove the lock with which a rival has replaced a stale one', async () => {
  const file = place();
  leave(file, holder());
  // Between the judgement and the removal.
  let isReplaced = false;
  const { renameSync } = fs;
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (!isReplaced) leave(file, holder({ token: 'b'.repeat(16), realm: 'lain', host: 'mesin-lain' }));
    isReplaced = true;
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  await expect(takeLock(file)).rejects.toMatchObject({ code: 'machine/locked' });
  expect(tokenIn(file)).toBe('b'.repeat(16));
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
});

it('removes what a build left that was killed while removing a stale lock, and nothing else', () => {
  const file = place();
  for (const name of [TOKEN, 'txt', `${TOKEN}.txt`]) writeFileSync(`${file}.${name}`, '');
  removeOldLocks(file);
  const left = [`${TOKEN}.txt`, 'txt'].map((name) => `${path.basename(file)}.${name}`);
  expect(readdirSync(path.dirname(file)).sort()).toEqual(left);
});
