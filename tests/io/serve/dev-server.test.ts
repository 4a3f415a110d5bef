/** What both servers refuse, and the stream of changes, which is for the server's own pages. */
import type { Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startDevServer } from '../../../cli/io/serve/dev-server.ts';
import { ask, bodyOf, exchange, headerOf, request, speak, statusOf } from '../../support/wire.ts';

async function served(base = '/') {
  const server = await startDevServer(0);
  onTestFinished(() => server.close());
  server.show(
    new Map([
      ['index.html', '<head></head>'],
      ['kontak/index.html', 'kontak'],
      ['_headers', 'x'],
    ]),
    base,
  );
  return { server, port: Number(new URL(server.url()).port) };
}

/** Asks for the stream of changes, and waits for the answer to begin. */
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
])('judges hosts: %s', async (_what, lines, status) => {
  const { port } = await served();
  const bytes = ['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n');
  expect(statusOf(await exchange(port, bytes))).toBe(status);
});

it('wants a host of old clients too, which may name none', async () => {
  const { port } = await served();
  expect(statusOf(await exchange(port, 'GET / HTTP/1.0\r\n\r\n'))).toBe(400);
  expect(statusOf(await exchange(port, 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n'))).toBe(200);
});

it('answers GET and HEAD for a path, and says so to others', async () => {
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

it('keeps the query on the way to a folder', async () => {
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
])('streams changes to its own pages alone: %j', async (lines, status) => {
  const { port } = await served();
  const { socket, text } = await open(port, lines);
  expect(statusOf(text())).toBe(status);
  socket.destroy();
});

it('tells open pages of changes, not more than a few, and forgets those that are gone', async () => {
  const { server, port } = await served();
  const head = await ask(port, '/@senja/events', [], 'HEAD');
  expect([statusOf(head), bodyOf(head)]).toEqual([200, '']);
  const pages = await Promise.all(Array.from({ length: 70 }, () => open(port)));
  const told = pages.filter(({ text }) => statusOf(text()) === 200);
  expect([told.length, pages.filter(({ text }) => statusOf(text()) === 503).length]).toEqual([64, 6]);
  server.notify();
  for (const { text } of told) await expect.poll(text).toContain('event: change');
  for (const { socket } of pages) socket.destroy();
  await expect.poll(async () => statusOf((await open(port)).text())).toBe(200);
});
