/** Requests refused by both servers, the stream of changes, and fixing: both are for the server's own pages. */
import type { Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type DevServerOptions, startDevServer } from '../../../cli/io/serve/dev-server.ts';
import { ask, bodyOf, exchange, headerOf, request, speak, statusOf } from '../../support/wire/wire.ts';

/** @returns a site as it is served */
const siteOf = (files: Record<string, string>, base = '/') =>
  Object.assign(new Map(Object.entries(files)), { base });

const FILES = {
  'index.html': '<head><style>a{}</style></head>',
  'kontak/index.html': 'kontak',
  _headers: 'x',
};

async function served(base = '/', changes: Partial<DevServerOptions> = {}) {
  const requests: string[] = [];
  const server = await startDevServer({
    port: 0,
    script: 'skrip',
    waiting: '<head></head>menunggu',
    found: (query) => void requests.push(String(query)),
    fix: async (file) => requests.push(file) > 0 && file === 'articles/a.yaml',
    site: () => siteOf(FILES, base),
    ...changes,
  });
  onTestFinished(() => server.close());
  return { server, asked: requests, port: Number(new URL(server.url()).port) };
}

/** Requests the stream of changes, and waits for the answer to begin. */
async function open(
  port: number,
  lines: readonly string[] = [],
): Promise<{ socket: Socket; text: () => string }> {
  const socket = speak(port, request('/@senja/events', lines));
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await expect.poll(() => text).toMatch(/^HTTP/);
  return { socket, text: () => text };
}

it.each([
  ['one host', ['Host: localhost:1'], 200],
  ['a number', ['Host: 127.0.0.1'], 200],
  ['another host', ['Host: evil.example'], 403],
  ['in capitals', ['Host: LOCALHOST'], 200],
  ['a number of six parts', ['Host: [::1]:8080'], 200],
  ['a host that begins like ours', ['Host: localhost.evil.example'], 403],
  ['a host that ends like ours', ['Host: evil.localhost'], 403],
  ['a host that ends like our number', ['Host: evil-127.0.0.1'], 403],
  ['a number with other signs for dots', ['Host: 127x0.0.1'], 403],
  ['a port that none can be', ['Host: localhost:123456'], 403],
  ['ours first', ['Host: localhost', 'Host: evil.example'], 400],
  ['ours last', ['Host: evil.example', 'Host: localhost'], 400],
  ['twice the same', ['Host: localhost', 'Host: localhost'], 400],
  ['two in one', ['Host: localhost, evil.example'], 403],
  ['none', [], 400],
  ['an empty one', ['Host:'], 403],
])('checks hosts: %s', async (_what, lines, status) => {
  const { port } = await served();
  const bytes = ['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n');
  expect(statusOf(await exchange(port, bytes))).toBe(status);
});

it('requires a host of old clients too, which may omit it', async () => {
  const { port } = await served();
  expect(statusOf(await exchange(port, 'GET / HTTP/1.0\r\n\r\n'))).toBe(400);
  expect(statusOf(await exchange(port, 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n'))).toBe(200);
});

it('answers GET and HEAD for a path, and refuses other methods', async () => {
  const { port } = await served();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    const answer = await ask(port, '/', [], method);
    expect([statusOf(answer), headerOf(answer, 'allow')]).toEqual([405, 'GET, HEAD']);
  }
  for (const target of ['http://evil.example/', 'http://localhost/', '*']) {
    expect(statusOf(await ask(port, target))).toBe(400);
  }
  const head = await ask(port, '/kontak/', [], 'HEAD');
  expect([statusOf(head), bodyOf(head)]).toEqual([200, '']);
  expect(statusOf(await ask(port, '/_headers'))).toBe(404);
});

it('keeps the query when redirecting to a folder', async () => {
  const { port } = await served('/senja/');
  for (const [from, to] of [
    ['/', '/senja/'],
    ['/senja?a=b', '/senja/?a=b'],
    ['/senja/kontak?a=b', '/senja/kontak/?a=b'],
  ]) {
    expect(headerOf(await ask(port, from ?? ''), 'location')).toBe(to);
  }
});

it.each([
  [['Origin: https://evil.example'], 403],
  [['Origin: null'], 403],
  [['Origin: http://localhost:1'], 403],
  [['Sec-Fetch-Site: cross-site'], 403],
  [['Sec-Fetch-Site: same-site'], 403],
  [['Sec-Fetch-Site: none'], 403],
  [['Origin: http://localhost', 'Sec-Fetch-Site: cross-site'], 403],
  [['Origin: http://localhost', 'Sec-Fetch-Site: same-origin'], 200],
  [[], 200],
])('streams changes only to its own pages: %j', async (lines, status) => {
  const { port } = await served();
  const { socket, text } = await open(port, lines);
  expect(statusOf(text())).toBe(status);
  socket.destroy();
});

it('sends changes to open pages, up to a limit, and forgets closed ones', async () => {
  const { server, port } = await served();
  const head = await ask(port, '/@senja/events', [], 'HEAD');
  expect([statusOf(head), bodyOf(head)]).toEqual([200, '']);
  const pages = await Promise.all(Array.from({ length: 70 }, () => open(port)));
  const listening = pages.filter(({ text }) => statusOf(text()) === 200);
  expect([listening.length, pages.filter(({ text }) => statusOf(text()) === 503).length]).toEqual([64, 6]);
  server.notify();
  for (const { text } of listening) await expect.poll(text).toContain('event: change');
  for (const { socket } of pages) socket.destroy();
  await expect.poll(async () => statusOf((await open(port)).text())).toBe(200);
});

it('shows a waiting page until there is a site', async () => {
  const { port } = await served('/', { site: () => null });
  const answer = await ask(port, '/apa/pun');
  expect(statusOf(answer)).toBe(503);
  expect(bodyOf(answer)).toMatch(
    /<head><script src="\/@senja\/dev.js" data-page="\w+" defer><\/script><\/head>menunggu/,
  );
});

it('adds its script to pages, and disables styles for the script only', async () => {
  const { port } = await served();
  const url = `http://localhost:${port}/`;
  const plain = await (await fetch(url)).text();
  const looked = await (await fetch(url, { headers: { 'X-Senja-Look': '1' } })).text();
  expect(plain).toContain('<style>a{}</style><script src="/@senja/dev.js" data-page="');
  expect(looked).toBe(plain.replace('<style>a{}</style>', '<script type="text/css">a{}</script>'));
  expect(await (await fetch(`${url}@senja/dev.js`)).text()).toBe('skrip');
});

it('sends the diagnostics to open and new pages', async () => {
  const { server, port } = await served();
  const early = await open(port);
  server.sendReport({ faults: ['satu'] });
  server.sendReport({ faults: ['dua'] });
  await expect.poll(early.text).toContain('dua');
  const late = await open(port);
  await expect
    .poll(late.text)
    .toMatch(/event: report\ndata: \{"token":"[\w-]{43}","report":\{"faults":\["dua"\]\}\}\n\n/);
  expect(late.text()).not.toContain('satu');
});

it('answers once a site knows of all changes', async () => {
  let files: Record<string, string> = { 'index.html': 'beranda' };
  let settle = (): void => undefined;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const { port } = await served('/', { site: () => siteOf(files), settled: () => settled });
  const [picture, nothing] = [ask(port, '/assets/a.png'), ask(port, '/tidak-ada')];
  files = { ...files, 'assets/a.png': 'gambar', '404.html': 'tidak ada' };
  settle();
  expect(bodyOf(await picture)).toContain('gambar');
  expect([statusOf(await nothing), bodyOf(await nothing)]).toEqual([
    404,
    expect.stringContaining('tidak ada'),
  ]);
});

it('answers as before if a site cannot show its changes', async () => {
  const { port } = await served('/', { settled: () => Promise.reject(new Error('rusak')) });
  expect(bodyOf(await ask(port, '/kontak/'))).toContain('kontak');
});

it('shows the waiting page in place of one that cannot be made', async () => {
  const { port } = await served('/', { site: () => ({ base: '/', has: () => true, get: async () => null }) });
  const answer = await ask(port, '/');
  expect([statusOf(answer), bodyOf(answer)]).toEqual([503, expect.stringContaining('menunggu')]);
});

describe('the fix request', () => {
  const OWN = 'Origin: http://localhost';

  async function post(file: string, lines: readonly string[], withToken = true) {
    const { server, port, asked: requests } = await served();
    server.sendReport({});
    const { text } = await open(port);
    await expect.poll(text).toContain('"token"');
    const token = /"token":"([^"]+)"/.exec(text())?.[1];
    const all = ['Connection: close', ...lines];
    if (withToken) all.push(`X-Senja-Token: ${token}`);
    return {
      status: statusOf(await exchange(port, request(`/@senja/fix${file}`, all, 'POST'))),
      asked: requests,
    };
  }
  const ASKED = '?file=articles%2Fa.yaml';

  it('is accepted from its own page with the token', async () => {
    expect(await post(ASKED, [OWN])).toEqual({ status: 204, asked: ['articles/a.yaml'] });
  });

  it.each([
    ['another file', '?file=..%2Fx', '../x'],
    ['none', '', ''],
    ['no UTF-8', '?file=%ff', '\uFFFD'],
  ])('reports when nothing could be fixed: %s', async (_what, query, file) => {
    expect(await post(query, [OWN])).toEqual({ status: 409, asked: [file] });
  });

  it('may not have a body, which is not read as a request', async () => {
    const { port, asked: requests } = await served();
    const hidden = request('/kontak/');
    const sent = request('/@senja/fix', [OWN, `Content-Length: ${hidden.length}`], 'POST') + hidden;
    const answer = await exchange(port, sent);
    expect([statusOf(answer), answer.match(/HTTP\/1\.1/g)?.length, requests]).toEqual([403, 1, []]);
  });

  it.each([
    ['another origin', ['Origin: https://evil.example']],
    ['another port', ['Origin: http://localhost:1']],
    ['no origin', []],
    ['another site, as the browser says', [OWN, 'Sec-Fetch-Site: cross-site']],
  ])('is refused for %s', async (_what, lines) => {
    expect(await post(ASKED, lines)).toEqual({ status: 403, asked: [] });
  });

  it.each([
    ['none', []],
    ['an empty one', ['X-Senja-Token:']],
    ['a guessed one', [`X-Senja-Token: ${'A'.repeat(43)}`]],
  ])('is refused with a token of another run: %s', async (_what, lines) => {
    expect(await post(ASKED, [OWN, ...lines], false)).toEqual({ status: 403, asked: [] });
  });

  it('needs POST and its own address', async () => {
    const { port } = await served();
    expect(statusOf(await ask(port, '/@senja/found?name=x', [], 'POST'))).toBe(403);
    expect(statusOf(await ask(port, '/@senja/fix'))).toBe(404);
    expect(statusOf(await ask(port, '/@senja/fix', [], 'PUT'))).toBe(405);
    expect(statusOf(await ask(port, '/@senja/fix/', [], 'POST'))).toBe(405);
  });
});
