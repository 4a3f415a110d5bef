/** `preview` as a host: addresses, encodings, headers, and what it never sends. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { outline, serveFiles } from '../../support/wire/static-site.ts';
import { bodyOf, headerOf, statusOf } from '../../support/wire/wire.ts';

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
  const { get } = await serveFiles();
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
  const { get } = await serveFiles({ 'site.webmanifest': '{"scope":"/senja/"}' });
  expect(outline(await get(target))).toEqual([status, rest]);
});

it('redirects to no other host, and reveals nothing outside', async () => {
  const { folder, get } = await serveFiles();
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

it('follows no symbolic link, waits for no pipe, and serves no hidden files or files for the host', async () => {
  const { folder, out, get } = await serveFiles({
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

it('sends the compressed file to clients that accept it', async () => {
  const { get } = await serveFiles();
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

it('sends the headers of _headers, except those that would corrupt the response', async () => {
  const { out, get } = await serveFiles({
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

it('joins headers of one name, as hosts do', async () => {
  const { get } = await serveFiles({
    _headers: '/*\n  Link: a\n  link: b\n  Set-Cookie: c\n  Set-Cookie: d\n',
  });
  const page = await get('/');
  expect(headerOf(page, 'link')).toBe('a, b');
  expect(page.match(/^set-cookie: .*(?=\r\n)/gim)).toEqual(['Set-Cookie: c', 'Set-Cookie: d']);
});

it.each([
  ['/lama/', 301, '/kontak/'],
  ['/lama/?a=%20', 301, '/kontak/?a=%20'],
  ['/promo', 302, 'https://x.example/y?z#part'],
  ['/blog/teh%20manis/?a', 308, '/kontak/teh%20manis/?a'],
  ['/tulisan/2013/x', 301, '/2013-x/'],
  ['/?p=123', 301, '/kontak/'],
  ['/?p=124', 200, 'beranda'],
  // The rule holds, also in place of a file; one that shows another page only where there is none.
  ['/assets/a.js', 307, '/'],
  ['/seperti-kontak', 200, 'kontak'],
  ['/kontak/', 200, 'kontak'],
  ['/tidak-ada-200', 404, 'tidak ada'],
  ['/Kontak/', 301, '/kontak/'],
  ['/lingkar/', 404, 'tidak ada'],
])('follows _redirects: %s gives %i', async (target, status, rest) => {
  const { get, out } = await serveFiles({
    _redirects: `/lama/ /kontak/ # a comment
/promo https://x.example/y?z#part 302
/blog/* /kontak/:splat 308
/tulisan/:year/:name /:year-:name/ 301!
/ p=123 /kontak/ 301
/assets/* / 307
/seperti-kontak /kontak/ 200
/kontak/ / 200
/tidak-ada-200 /tidak/ 200
/Kontak/ /kontak/
/lingkar/* /lingkar/:splat
/de /kontak/ 302 Country=de
`,
  });
  expect(outline(await get(target))).toEqual([status, rest]);
  writeFileSync(path.join(out, '_redirects'), '/ /kontak/ 303\n');
  expect(outline(await get('/'))).toEqual([303, '/kontak/']);
});

it.each(['//evil.example/', '/a\\b/', '/a b/', '/ä/', 'evil', ''])(
  'reads no base path from %j',
  async (scope) => {
    const { get } = await serveFiles({ 'site.webmanifest': JSON.stringify({ scope }) });
    expect(outline(await get('/'))).toEqual([200, 'beranda']);
  },
);

it('reports that there is no site', async () => {
  const { out, get } = await serveFiles();
  rmSync(out, { recursive: true });
  expect(statusOf(await get('/'))).toBe(503);
});
