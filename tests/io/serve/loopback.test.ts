/** The loopback server: which requests it answers and accepts. */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import {
  isFromOwnPage,
  isSameOrigin,
  listenLocally,
  queryOf,
  refuse,
} from '../../../cli/io/serve/loopback.ts';

type Handle = Parameters<typeof listenLocally>[1];

async function server(handle: Handle, options?: Parameters<typeof listenLocally>[2]) {
  const { origin, close } = await listenLocally(0, handle, options);
  onTestFinished(close);
  const port = Number(new URL(origin).port);
  /** @returns status, headers and text of an answer */
  const ask = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
    new Promise<{ status: number | undefined; allow: string | undefined; text: string }>(
      (resolve, reject) => {
        const asked = httpRequest({ host: '127.0.0.1', port, path, agent: false, ...options }, (answer) => {
          let text = '';
          answer.on('data', (part) => {
            text += part;
          });
          answer.on('end', () => resolve({ status: answer.statusCode, allow: answer.headers.allow, text }));
          answer.on('error', reject);
        });
        asked.on('error', reject).end();
      },
    );
  return { origin, port, ask };
}

const hello: Handle = (_request, response) => response.end('halo');

it('answers requests for the names of this machine', async () => {
  const { port, ask } = await server(hello);
  for (const host of [`localhost:${port}`, '127.0.0.1', `LOCALHOST:${port}`, `[::1]:${port}`])
    expect(await ask('/', { headers: { host } })).toMatchObject({ status: 200, text: 'halo' });
});

it.each(['senja.example', 'localhost.example', '127.0.0.1.nip.io', 'localhost:1:2', '0.0.0.0'])(
  'refuses the host %j',
  async (host) => {
    const { ask } = await server(hello);
    expect(await ask('/', { headers: { host } })).toMatchObject({ status: 403 });
  },
);

it('answers others only by an address, or by the name that was asked for', async () => {
  const named = await server(hello, { host: 'Laptop.local' });
  expect(named.origin).toMatch(/^http:\/\/Laptop\.local:\d+$/);
  for (const host of [
    'laptop.local',
    `laptop.local:${named.port}`,
    'localhost',
    '192.168.1.5:80',
    '[fe80::1]:80',
  ])
    expect([host, (await named.ask('/', { headers: { host } })).status]).toEqual([host, 200]);
  for (const host of [
    'senja.example',
    'a.laptop.local',
    'laptop.local.example',
    'laptop.local:1:2',
    '1.2.3.4.nip.io',
  ])
    expect([host, (await named.ask('/', { headers: { host } })).status]).toEqual([host, 403]);
  const everywhere = await server(hello, { host: '0.0.0.0' });
  expect(everywhere.origin).toMatch(/^http:\/\/localhost:\d+$/);
  expect((await everywhere.ask('/', { headers: { host: 'senja.example' } })).status).toBe(403);
});

it('refuses a request with two hosts', async () => {
  const { port } = await server(hello);
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nHost: senja.example\r\n\r\n');
  const [answer] = await new Promise<[Buffer]>((resolve) => {
    socket.once('data', (...data: [Buffer]) => resolve(data));
  });
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
});

it('accepts GET and HEAD, and POST only where it is allowed', async () => {
  const { ask } = await server(hello, { takesPost: (url) => url === '/perbaiki' });
  expect((await ask('/', { method: 'HEAD' })).status).toBe(200);
  expect((await ask('/perbaiki', { method: 'POST' })).status).toBe(200);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await ask('/', { method })).toMatchObject({ status: 405, allow: 'GET, HEAD' });
});

it('refuses requests meant for a proxy', async () => {
  const { ask } = await server(hello);
  expect((await ask('http://senja.example/')).status).toBe(400);
});

it('survives a failing response', async () => {
  const { ask } = await server(({ url }, response) => {
    if (url === '/rusak') throw new Error('rusak');
    response.end('halo');
  });
  expect(await ask('/rusak')).toMatchObject({ status: 500, text: 'The file cannot be read\n' });
  expect((await ask('/')).text).toBe('halo');
});

it('answers what came while it was busy with another request for seconds', async () => {
  const { port, ask } = await server((request, response) => {
    if (request.url === '/busy') {
      waiting.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6500);
    }
    response.end('halo');
  });
  const waiting = connect(port, '127.0.0.1');
  onTestFinished(() => void waiting.destroy());
  await once(waiting, 'connect');
  // The server knows of the connection, too.
  await ask('/');
  const answer = once(waiting, 'data');
  await ask('/busy');
  expect(String(await answer)).toMatch(/^HTTP\/1\.1 200 /);
});

it('aborts a response that fails half-way', async () => {
  const { ask } = await server((_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('sebagian');
    throw new Error('rusak');
  });
  await expect(ask('/')).rejects.toThrow();
});

it('reports that a port is in use', async () => {
  const { port } = await server(hello);
  await expect(listenLocally(port, hello)).rejects.toMatchObject({ code: 'machine/port' });
});

const asked = (headers: Record<string, string>): IncomingMessage =>
  ({ headers: { host: 'localhost:1', ...headers } }) as never;

it.each([
  [{}, true, false],
  [{ origin: 'http://localhost:1' }, true, true],
  [{ origin: 'http://localhost:1', 'sec-fetch-site': 'same-origin' }, true, true],
  [{ origin: 'http://localhost:2' }, false, false],
  [{ origin: 'null' }, false, false],
  [{ 'sec-fetch-site': 'cross-site' }, false, false],
  [{ 'sec-fetch-site': 'same-site' }, false, false],
])('a request with %j: from the same origin %s, from a page of the server %s', (headers, same, own) => {
  expect([isSameOrigin(asked(headers)), isFromOwnPage(asked(headers))]).toEqual([same, own]);
});

it.each([
  ['/?a=1&b=2', '2'],
  ['/?b=a%20b', 'a b'],
  ['/?a=1', ''],
  ['/', ''],
])('the value of b in %s is %j', (url, value) => {
  expect(queryOf({ url } as IncomingMessage, 'b')).toBe(value);
});

it('refuses with a line of text', async () => {
  const { ask } = await server((_request, response) => refuse(response, 404, 'Not found'));
  expect(await ask('/')).toEqual({ status: 404, allow: undefined, text: 'Not found\n' });
});
