/** No answer of either server, to any request, can be framed or used by another origin. */
import { expect, it, onTestFinished } from 'vitest';
import { startDevServer } from '../../../cli/io/serve/dev-server.ts';
import { serveFiles } from '../../support/wire/static-site.ts';
import { exchange, request, speak } from '../../support/wire/wire.ts';

const GUARD: Readonly<Record<string, string>> = {
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** A site that asks to allow framing. */
const LAX = `/*
  x-frame-options: SAMEORIGIN
  Content-Security-Policy: frame-ancestors *; img-src 'self'
  Cross-Origin-Resource-Policy: cross-origin
  Cross-Origin-Opener-Policy: unsafe-none
  Referrer-Policy: no-referrer
  Cache-Control: public, max-age=31536000
`;

const close = ['Connection: close'];
/** Requests, and their allowed statuses. */
const ASKED: readonly (readonly [bytes: string, statuses: readonly number[]])[] = [
  [request('/', close), [200]],
  [request('/', close, 'HEAD'), [200]],
  [request('/kontak', close), [301, 302]],
  [request('/tidak-ada', close), [404]],
  [request('/..%2f', close), [404]],
  [request('/', [...close, 'If-None-Match: *']), [200, 304]],
  [request('/', [...close, 'If-Match: "x"']), [200, 412]],
  [request('/', [...close, 'Range: bytes=1-2']), [200, 206]],
  [request('/', [...close, 'Range: bytes=99-']), [200, 416]],
  [request('/', close, 'PUT'), [405]],
  [request('/', close, 'POST'), [405]],
  [request('http://evil.example/', close), [400]],
  [request('/', [...close, 'Expect: the-unexpected']), [417]],
  [request('/', [...close, 'Upgrade: websocket']), [200]],
  ['GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', [403]],
  ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['GET / HTTP/1.0\r\n\r\n', [400]],
  ['no request at all\r\n\r\n', [400]],
  [request('/', [`X: ${'x'.repeat(20_000)}`]), [431]],
];

/** The headers of all answers in a server's output; the bodies here contain none. */
const headsIn = (sent: string): string[] =>
  [...sent.matchAll(/HTTP\/1\.1 \d{3} .*?\r\n\r\n/gs)].map(([head]) => head);

function valuesIn(head: string, name: string): string[] {
  const lines = head.split('\r\n').filter((line) => line.toLowerCase().startsWith(`${name}: `));
  return lines.map((line) => line.slice(name.length + 2));
}

function expectGuarded(head: string): void {
  for (const [name, value] of Object.entries(GUARD)) expect(valuesIn(head, name), head).toEqual([value]);
  const policies = valuesIn(head, 'content-security-policy').join(', ').split(', ');
  expect(policies, head).toContain("frame-ancestors 'none'");
}

async function dev(): Promise<number> {
  const files = { 'index.html': 'beranda', 'kontak/index.html': 'kontak', '404.html': 'tidak ada' };
  const site = Object.assign(new Map(Object.entries({ ...files, _headers: LAX })), { base: '/' });
  const server = await startDevServer({
    port: 0,
    script: '',
    waiting: '',
    fix: async () => false,
    site: () => site,
  });
  onTestFinished(() => server.close());
  return Number(new URL(server.url()).port);
}

const preview = async (): Promise<number> => (await serveFiles({ _headers: LAX })).port;

it.each([
  ['preview', preview],
  ['dev', dev],
])('%s sets its headers on every response', async (_name, start) => {
  const port = await start();
  for (const [bytes, statuses] of ASKED) {
    const heads = headsIn(await exchange(port, bytes));
    expect(heads.length, bytes.slice(0, 200)).toBeGreaterThan(0);
    for (const head of heads) {
      expect(statuses, head).toContain(Number(head.slice(9, 12)));
      expectGuarded(head);
    }
  }
});

it('dev sets them on refusals by Node itself: a request too many on one connection', async () => {
  const socket = speak(await dev(), request('/').repeat(1001));
  onTestFinished(() => void socket.destroy());
  let sent = '';
  socket.on('data', (chunk) => {
    sent += chunk;
  });
  await expect.poll(() => headsIn(sent).filter((head) => head.startsWith('HTTP/1.1 503 '))).toHaveLength(1);
  expectGuarded(headsIn(sent).at(-1) ?? '');
});

it.each([
  ['the stream of changes', '/@senja/events', 200],
  ['the script', '/@senja/dev.js', 200],
  ['the way to mend', '/@senja/fix', 404],
  ['a page elsewhere that asks for the stream', '/@senja/events', 403],
])('dev sets them on %s', async (_what, target, status) => {
  const port = await dev();
  const lines = status === 403 ? ['Origin: https://evil.example'] : [];
  const socket = speak(port, request(target, lines));
  onTestFinished(() => void socket.destroy());
  let sent = '';
  socket.on('data', (chunk) => {
    sent += chunk;
  });
  await expect.poll(() => headsIn(sent)).toHaveLength(1);
  expect(sent).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expectGuarded(sent);
});

it('dev sets them on the page shown without a site, and on refused fixes', async () => {
  const server = await startDevServer({
    port: 0,
    script: '',
    waiting: 'menunggu',
    fix: async () => false,
    site: () => null,
  });
  onTestFinished(() => server.close());
  const port = Number(new URL(server.url()).port);
  for (const bytes of [
    request('/', close),
    request('/@senja/fix', [...close, 'Content-Length: 0'], 'POST'),
  ]) {
    const [head = ''] = headsIn(await exchange(port, bytes));
    expect(head).toMatch(/^HTTP\/1\.1 (?:503|403) /);
    expectGuarded(head);
  }
});

it('dev sends the site’s other headers, but forbids caching', async () => {
  const [head = ''] = headsIn(await exchange(await dev(), request('/', close)));
  expect(valuesIn(head, 'referrer-policy')).toEqual(['no-referrer']);
  expect(valuesIn(head, 'cache-control')).toEqual(['no-store']);
  // The page contains its policy; an older one in `_headers` must not refuse its new styles.
  expect(valuesIn(head, 'content-security-policy')).toEqual(["frame-ancestors 'none'"]);
});

it('adds nothing to a response that has started when no request follows it', async () => {
  const port = await dev();
  const sent = await exchange(port, `${request('/@senja/events')}no request at all\r\n\r\n`);
  expect(headsIn(sent).length).toBeLessThanOrEqual(1);
});
