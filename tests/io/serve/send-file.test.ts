/** Ranges and conditions of RFC 9110, and files that change while they are sent. */
import { truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { outline, serveFiles } from '../../support/wire/static-site.ts';
import { ask, bodyOf, headerOf, request, speak, statusOf } from '../../support/wire/wire.ts';

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
  const { get } = await serveFiles();
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

it('answers conditional requests as in RFC 9110, for GET and HEAD', async () => {
  const { out, port, get } = await serveFiles();
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
  // A missing file is not unchanged.
  expect(statusOf(await get('/tidak-ada', 'If-None-Match: *'))).toBe(404);
  writeFileSync(path.join(out, 'assets/a.js'), 'sembilan');
  expect(statusOf(await get('/assets/a.js', `If-None-Match: ${etag}`))).toBe(200);
});

it('does not present half a file as complete', async () => {
  const { out, port, get } = await serveFiles();
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
