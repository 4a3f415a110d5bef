/**
 * Hostile or broken requests: both servers answer the next request, release resources, and send no byte from outside
 * the site.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { times } from '../support/machine/long.ts';
import { contentCopy, temporaryFolder } from '../support/process/senja.ts';
import { type RunningServer, serve } from '../support/process/serve.ts';
import { ask, bodyOf, exchange, headerOf, request, speak, statusOf } from '../support/wire/wire.ts';
import { hostileRequest } from './hostile-requests.ts';

const REQUESTS = times(400, 10_000);
const ABORTED = times(25, 1000);
const AT_ONCE = 16;
const ROUND = times(400, 1000);

/** Requests while one site repeatedly replaces another. */
const VISITS = times(75, 20_000);

/** Milliseconds without data after which a client closes. */
const SILENCE = 1000;

/** Content of every file outside the site. */
const SECRET = 'RAHASIA-dari-luar';

/** Size of a file that cannot be sent at once. */
const LARGE = 16 * 1024 * 1024;

/** A site with traps in it and next to it. */
function trappedSite(): string {
  const folder = temporaryFolder();
  const [out, outside] = [path.join(folder, 'dist'), path.join(folder, 'luar')];
  for (const place of [path.join(out, 'kontak'), path.join(out, '.git'), outside])
    mkdirSync(place, { recursive: true });
  const put = (name: string, text: string | Uint8Array) => writeFileSync(path.join(folder, name), text);
  for (const name of ['index.html', '404.html', 'kontak/index.html', 'robots.txt'])
    put(`dist/${name}`, 'x'.repeat(2000));
  put('dist/kosong.txt', '');
  put('dist/besar.bin', Buffer.alloc(LARGE, 'b'));
  put('dist/_headers', `# ${SECRET}\n/*\n  X-Content-Type-Options: nosniff\n`);
  for (const name of ['dist/.rahasia', 'dist/.git/config', 'luar/index.html', 'luar/rahasia.txt'])
    put(name, SECRET);
  symlinkSync(outside, path.join(out, 'tautan'));
  symlinkSync(path.join(outside, 'rahasia.txt'), path.join(out, 'tautan.txt'));
  execFileSync('mkfifo', [path.join(out, 'pipa')]);
  return out;
}

/** Runs something once for each number, a few at a time. */
async function each(from: number, to: number, action: (number: number) => Promise<unknown>): Promise<void> {
  let next = from;
  const worker = async () => {
    while (next < to) await action(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Aborts a request at once, on its way, or when its answer has begun. */
async function abort(port: number, number: number): Promise<void> {
  const target = ['/@senja/events', '/besar.bin', '/'][number % 3] ?? '/';
  const socket = speak(port, request(target));
  if (number % 2 === 0) await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
  else await sleep(number % 5);
  socket.destroy();
}

/** @returns faults of the answer to a hostile request */
function faultsOf(answer: string, port: number): string[] {
  const to = new URL(headerOf(answer, 'location') ?? '/', `http://localhost:${port}/a/b`);
  return [
    ...(answer.includes(SECRET) ? ['a secret'] : []),
    ...(to.host === `localhost:${port}` ? [] : [`redirects to ${to}`]),
    ...(statusOf(answer) >= 500 ? [answer] : []),
  ];
}

async function attack(served: RunningServer, redirect: number): Promise<void> {
  const { port } = served;
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const hostile = async (number: number) => {
    const answer = await exchange(port, hostileRequest(number, port), SILENCE);
    faults.push(...faultsOf(answer, port).map((fault) => `${number}: ${fault}`));
    statuses.set(statusOf(answer), (statuses.get(statusOf(answer)) ?? 0) + 1);
  };
  const lives = async () => {
    expect(statusOf(await ask(port, '/kontak/')), served.output()).toBe(200);
  };

  // Memory of code compiled for the first requests stays in use.
  await each(REQUESTS, REQUESTS + ROUND, hostile);
  await each(0, AT_ONCE, (number) => abort(port, number));
  await lives();
  await sleep(SILENCE);
  const before = await served.use();
  for (let round = 0; round < REQUESTS; round += ROUND) {
    await each(round, round + ROUND, hostile);
    await lives();
  }
  await each(0, ABORTED, (number) => abort(port, number));
  await lives();
  await expect.poll(async () => (await served.use()).descriptors).toBeLessThanOrEqual(before.descriptors);
  const grown = (await served.use()).bytes - before.bytes;
  expect(grown).toBeLessThan(4 * 1024 * 1024);
  expect(faults).toEqual([]);
  // The requests covered serving, redirecting and refusing.
  for (const status of [200, redirect, 400, 403, 404, 405, 431])
    expect([...statuses.keys()]).toContain(status);
  expect((statuses.get(200) ?? 0) + (statuses.get(404) ?? 0)).toBeGreaterThan(REQUESTS / 2);
}

it('preview survives thousands of hostile requests and hundreds of aborted ones', async () => {
  await attack(await serve(['preview', '--out', trappedSite()]), 301);
});

it('dev survives thousands of hostile requests and hundreds of aborted ones', async () => {
  const { content } = contentCopy();
  await attack(await serve(['dev', '--content', content]), 302);
});

it('both answer many concurrent requests, drop slow clients, and survive without file descriptors', async () => {
  const { content } = contentCopy();
  const few = { through: ['sh', '-c', 'ulimit -n 64; exec "$0" "$@"'] };
  const servers = [
    await serve(['preview', '--out', trappedSite()], few),
    await serve(['dev', '--content', content], few),
  ];
  for (const served of servers) {
    const { port } = served;
    const many = request('/kontak/').repeat(99) + request('/kontak/', ['Connection: close']);
    expect((await exchange(port, many)).match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(100);

    const crowd = Array.from({ length: 400 }, (_, number) =>
      speak(port, request(number % 2 ? '/besar.bin' : '/')),
    );
    await sleep(SILENCE);
    for (const socket of crowd) socket.destroy();
    await expect.poll(async () => statusOf(await ask(port, '/'))).toBe(200);
  }
  const starts = ['', 'GET', 'GET / HTTP/1.1\r\nHost: local', `${request('/', ['Content-Length: 9'])}x`];
  const slow = servers.flatMap(({ port }) => starts.map((start) => speak(port, start)));
  for (const socket of slow) socket.resume();
  await expect.poll(() => slow.filter((socket) => !socket.closed).length, { timeout: 60_000 }).toBe(0);
});

it('preview keeps running and never mixes files while one site replaces another', async () => {
  const folder = temporaryFolder();
  const out = path.join(folder, 'dist');
  const places = ['a', 'b'].map((name) => path.join(folder, name));
  for (const [index, place] of places.entries()) {
    mkdirSync(path.join(place, 'halaman'), { recursive: true });
    const text = place.slice(-1).repeat(70_000 + 60_000 * index);
    for (const name of ['index.html', '404.html', 'halaman/index.html'])
      writeFileSync(path.join(place, name), text);
    writeFileSync(path.join(place, '_headers'), `/*\n  X-Site: ${place.slice(-1)}\n`);
  }
  cpSync(places[0] ?? '', out, { recursive: true });
  const { port, output } = await serve(['preview', '--out', out]);

  const seen = new Map<string, number>();
  const visit = async (number: number) => {
    const answer = await ask(port, ['/', '/halaman/', '/tidak-ada', '/halaman'][number % 4] ?? '/');
    const [site, text] = [headerOf(answer, 'x-site') ?? '', bodyOf(answer)];
    const isWhole = text === site.repeat(site === 'a' ? 70_000 : 130_000);
    const what = isWhole || statusOf(answer) === 301 ? `${statusOf(answer)} ${site}` : answer.slice(0, 500);
    seen.set(what, (seen.get(what) ?? 0) + 1);
  };
  let visiting = true;
  const visits = each(0, VISITS, visit).finally(() => {
    visiting = false;
  });
  // Like a build: the new site next to the old one, two renames, then deleting the old one.
  for (let swap = 0; visiting; swap += 1) {
    const [fresh, old] = [path.join(folder, 'baru'), path.join(folder, 'lama')];
    cpSync(places[(swap + 1) % 2] ?? '', fresh, { recursive: true });
    renameSync(out, old);
    renameSync(fresh, out);
    rmSync(old, { recursive: true });
    await turn();
  }
  await visits;
  expect([...seen.keys()].sort(), output()).toEqual(['200 a', '200 b', '301 ', '404 a', '404 b']);
});
