/** `preview` as a host: addresses, conditions, ranges, codings, headers, and what it never sends. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../cli/io/static-server.ts';
import { temporaryFolder } from '../support/senja.ts';
import { ask, bodyOf, headerOf, request, speak, statusOf } from '../support/wire.ts';

const SITE: Readonly<Record<string, string>> = {
  'index.html': 'beranda',
  '404.html': 'tidak ada',
  'kontak/index.html': 'kontak',
  'assets/a.js': '0123456789',
  'assets/a.js.br': 'brotli',
  'assets/a.js.gz': 'gzip',
  'kosong.txt': '',
  'nama dengan spasi/index.html': 'spasi',
  '.well-known/security.txt': 'umum',
};

/** A site in a folder of its own, and a server for it. */
async function served(files: Readonly<Record<string, string>> = {}, base?: string) {
  const folder = temporaryFolder();
  const out = path.join(folder, 'dist');
  for (const [name, text] of Object.entries({ ...SITE, ...files })) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), text);
  }
  const server = await listen(out, { port: 0, ...(base === undefined ? {} : { base }) });
  onTestFinished(() => server.close());
  const port = Number(new URL(server.url).port);
  return { folder, out, port, get: (target: string, ...lines: string[]) => ask(port, target, lines) };
}

const outline = (answer: string) => [statusOf(answer), headerOf(answer, 'location') ?? bodyOf(answer)];

it.each([
  ['/', 200, 'beranda'],
  ['/?a=b', 200, 'beranda'],
  ['/kontak/', 200, 'kontak'],
  ['/kontak', 301, '/kontak/'],
  ['/kontak?a=b&c=%2f', 301, '/kontak/?a=b&c=%2f'],
  ['/nama%20dengan%20spasi', 301, '/nama%20dengan%20spasi/'],
  ['/kontak/index.html', 200, 'kontak'],
  ['/assets/a.js', 200, '0123456789'],
  ['/assets/a.js/', 404, 'tidak ada'],
  ['/assets/', 404, 'tidak ada'],
  ['/assets', 404, 'tidak ada'],
  ['/.well-known/security.txt', 200, 'umum'],
  ['/tidak-ada', 404, 'tidak ada'],
])('%s gives %i', async (target, status, rest) => {
  const { get } = await served();
  expect(outline(await get(target))).toEqual([status, rest]);
});

it.each([
  ['/senja', 301, '/senja/'],
  ['/senja?a=b', 301, '/senja/?a=b'],
  ['/senja/', 200, 'beranda'],
  ['/senja/kontak', 301, '/senja/kontak/'],
  ['/', 404, 'tidak ada'],
  ['/kontak/', 404, 'tidak ada'],
])('below a base path, %s gives %i', async (target, status, rest) => {
  const { get } = await served({}, '/senja/');
  expect(outline(await get(target))).toEqual([status, rest]);
});

it('redirects to no other host, and tells nothing of what lies outside', async () => {
  const { folder, get } = await served();
  mkdirSync(path.join(folder, 'luar'));
  writeFileSync(path.join(folder, 'luar/index.html'), 'rahasia');
  const missing = outline(await get('/tidak-ada'));
  for (const target of [
    ...[
      '//evil.example/..%2f',
      '//evil.example/..%2fkontak',
      '/\\evil.example/..%2f',
      '/%5cevil.example/..%2f',
    ],
    ...[
      '/%2f%2fevil.example/..%2f..%2f',
      '//kontak',
      '/./kontak',
      '/kontak/../kontak',
      '/%2e/kontak',
      '/kontak%2f',
    ],
    ...[
      '/..%2fluar',
      '/..%2fluar/',
      '/../luar/index.html',
      '/%2e%2e/luar/index.html',
      '/..%5cluar',
      '/..%2ftidak-ada',
    ],
    ...[
      '/%00',
      '/kontak%00',
      '/%',
      '/%zz',
      '/%c0%ae%c0%ae/luar',
      `/${'x'.repeat(5000)}`,
      `/${'a/'.repeat(5000)}`,
    ],
  ]) {
    expect([target, ...outline(await get(target))]).toEqual([target, ...missing]);
  }
});

it('follows no link, waits for no pipe, and keeps what is hidden or for the host to itself', async () => {
  const { folder, out, get } = await served({
    '.senja.json': 'rahasia',
    '.git/config': 'rahasia',
    'kontak/.env': 'rahasia',
    'kontak/.well-known/x': 'rahasia',
    _headers: '# rahasia',
    _redirects: 'rahasia',
  });
  mkdirSync(path.join(folder, 'luar'));
  for (const name of ['index.html', 'berkas.txt']) writeFileSync(path.join(folder, 'luar', name), 'rahasia');
  symlinkSync(path.join(folder, 'luar'), path.join(out, 'tautan'));
  symlinkSync(path.join(folder, 'luar/berkas.txt'), path.join(out, 'tautan.txt'));
  symlinkSync(path.join(folder, 'luar/berkas.txt'), path.join(out, 'kosong.txt.br'));
  execFileSync('mkfifo', [path.join(out, 'pipa')]);
  const hidden = [
    '/.senja.json',
    '/.git/config',
    '/kontak/.env',
    '/kontak/.well-known/x',
    '/_headers',
    '/_redirects',
  ];
  for (const target of [...hidden, '/tautan', '/tautan/', '/tautan/berkas.txt', '/tautan.txt', '/pipa']) {
    expect([target, ...outline(await get(target))]).toEqual([target, 404, 'tidak ada']);
  }
  expect(outline(await get('/kosong.txt', 'Accept-Encoding: br'))).toEqual([200, '']);

  rmSync(path.join(out, '404.html'));
  symlinkSync(path.join(folder, 'luar/berkas.txt'), path.join(out, '404.html'));
  const bare = await get('/tidak-ada');
  expect([statusOf(bare), bare.includes('rahasia')]).toEqual([404, false]);
});

const RANGES: [range: string, status: number, content: string | undefined, body: string][] = [
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=-99999999999999999999', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=0-99999999999999999999', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=99999999999999999999-', 416, 'bytes */10', ''],
  ['bytes=-0', 416, 'bytes */10', ''],
  ...['5-2', '3-1', '-', '', 'a-b', '0-1,3-4', '0x0-0x1', '1-2-3', ' 0-1'].map(
    (range): [string, number, undefined, string] => [`bytes=${range}`, 200, undefined, '0123456789'],
  ),
  ['baris=0-1', 200, undefined, '0123456789'],
  ['bytes', 200, undefined, '0123456789'],
];

it.each(RANGES)('Range: %s gives %i', async (range, status, content, body) => {
  const { get } = await served();
  const answer = await get('/assets/a.js', `Range: ${range}`);
  expect([statusOf(answer), headerOf(answer, 'content-range'), bodyOf(answer)]).toEqual([
    status,
    content,
    body,
  ]);
  expect(headerOf(answer, 'content-length')).toBe(String(body.length));
  expect(statusOf(await get('/kosong.txt', `Range: ${range}`))).toBe(status === 200 ? 200 : 416);
  expect(outline(await get('/tidak-ada', `Range: ${range}`))).toEqual([404, 'tidak ada']);
});

it('answers conditions as RFC 9110 says, for GET and HEAD', async () => {
  const { out, port, get } = await served();
  const modified = 'Sun, 27 Apr 2025 06:00:00 GMT';
  utimesSync(path.join(out, 'assets/a.js'), new Date(modified), new Date(modified));
  const first = await get('/assets/a.js');
  const etag = headerOf(first, 'etag') ?? '';
  expect(etag).toMatch(/^"[^"]+"$/);
  expect(headerOf(first, 'last-modified')).toBe(modified);
  const [earlier, later] = ['Sat, 26 Apr 2025 06:00:00 GMT', 'Mon, 28 Apr 2025 06:00:00 GMT'];
  const cases: [string[], number][] = [
    [[`If-None-Match: ${etag}`], 304],
    [[`If-None-Match: "x", W/${etag}`], 304],
    [['If-None-Match: *'], 304],
    [['If-None-Match: "x"'], 200],
    [['If-None-Match: "x"', `If-Modified-Since: ${later}`], 200],
    [[`If-Modified-Since: ${modified}`], 304],
    [[`If-Modified-Since: ${earlier}`], 200],
    [['If-Modified-Since: kemarin'], 200],
    [[`If-Match: ${etag}`], 200],
    [[`If-Match: W/${etag}`], 412],
    [['If-Match: "x"'], 412],
    [[`If-Unmodified-Since: ${earlier}`], 412],
    [[`If-Unmodified-Since: ${modified}`], 200],
    [['Range: bytes=0-1', `If-Range: ${etag}`], 206],
    [['Range: bytes=0-1', `If-Range: ${modified}`], 206],
    [['Range: bytes=0-1', `If-Range: W/${etag}`], 200],
    [['Range: bytes=0-1', `If-Range: ${earlier}`], 200],
    [['Range: bytes=0-1', `If-None-Match: ${etag}`], 304],
  ];
  for (const [lines, status] of cases) {
    const got = await get('/assets/a.js', ...lines);
    expect([lines, statusOf(got)]).toEqual([lines, status]);
    if (status === 304 || status === 412) expect(bodyOf(got)).toBe('');
    const head = await ask(port, '/assets/a.js', lines, 'HEAD');
    expect([lines, statusOf(head), bodyOf(head)]).toEqual([lines, status === 206 ? 200 : status, '']);
  }
  // What is not there is not unchanged.
  expect(statusOf(await get('/tidak-ada', 'If-None-Match: *'))).toBe(404);
  writeFileSync(path.join(out, 'assets/a.js'), 'sembilan');
  expect(statusOf(await get('/assets/a.js', `If-None-Match: ${etag}`))).toBe(200);
});

it('sends what stands compressed beside a file to who takes it', async () => {
  const { get } = await served();
  const got = async (accepted: string) => {
    const answer = await get('/assets/a.js', `Accept-Encoding: ${accepted}`);
    expect(headerOf(answer, 'content-type')).toBe('text/javascript; charset=utf-8');
    expect(headerOf(answer, 'vary')).toBe('Accept-Encoding');
    return [headerOf(answer, 'content-encoding'), bodyOf(answer)];
  };
  expect(await got('gzip, deflate, br')).toEqual(['br', 'brotli']);
  expect(await got('gzip')).toEqual(['gzip', 'gzip']);
  expect(await got('br;q=0, GZIP;q=0.5')).toEqual(['gzip', 'gzip']);
  expect(await got('br;q=0.0, gzip; q=0')).toEqual([undefined, '0123456789']);
  expect(await got('brot, identity')).toEqual([undefined, '0123456789']);
  const plain = await get('/kontak/', 'Accept-Encoding: br');
  expect([headerOf(plain, 'vary'), headerOf(plain, 'content-encoding')]).toEqual([undefined, undefined]);
});

it('sends the headers of _headers, but none that would spoil the answer', async () => {
  const { out, get } = await served({
    _headers: [
      '/*',
      '  X-Semua: ya',
      '  Content-Length: 3',
      '  transfer-encoding: chunked',
      '  Nama Salah: x',
      '  X-Salah: \x00',
      '  : x',
      '  content-type: text/salah',
      '/assets/*',
      '  X-Semua: aset',
      '/kontak',
      '  X-Semua: lain',
    ].join('\r\n'),
  });
  const page = await get('/kontak/');
  expect([headerOf(page, 'x-semua'), headerOf(page, 'content-length'), bodyOf(page)]).toEqual([
    'ya',
    '6',
    'kontak',
  ]);
  expect(page.match(/^content-type: .*(?=\r\n)/gim)).toEqual(['Content-Type: text/html; charset=utf-8']);
  expect(headerOf(await get('/assets/a.js'), 'x-semua')).toBe('aset');
  expect(headerOf(await get('/tidak-ada'), 'x-semua')).toBe('ya');
  writeFileSync(path.join(out, '_headers'), '/*\n  X-Semua: baru\n');
  expect(headerOf(await get('/'), 'x-semua')).toBe('baru');
});

it.each(['//evil.example/', '/a\\b/', '/a b/', '/ä/', 'evil', ''])(
  'takes no base path from %j',
  async (scope) => {
    const { get } = await served({ 'site.webmanifest': JSON.stringify({ scope }) });
    expect(outline(await get('/'))).toEqual([200, 'beranda']);
  },
);

it('does not let half a file pass for a whole one', async () => {
  const { out, port, get } = await served();
  const file = path.join(out, 'besar.bin');
  writeFileSync(file, Buffer.alloc(16 * 1024 * 1024));
  const socket = speak(port, request('/besar.bin') + request('/kontak/'));
  let answers = '';
  await new Promise((resolve) => socket.once('data', resolve));
  truncateSync(file, 0);
  socket.on('data', (chunk: Buffer) => {
    answers += chunk.toString('latin1').replaceAll('\0', '');
  });
  // The answer to the next request would be taken for the rest of the file.
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answers).toBe('');
  expect(outline(await get('/'))).toEqual([200, 'beranda']);
});

it('says so while there is no site', async () => {
  const { out, get } = await served();
  rmSync(out, { recursive: true });
  expect(statusOf(await get('/'))).toBe(503);
});
