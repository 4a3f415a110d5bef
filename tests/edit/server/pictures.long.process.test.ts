/** Pictures over HTTP: what is stored, under which name, what is refused, and what the form may load. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../../cli/commands/context.ts';
import type { AddedPicture, PicturesView } from '../../../cli/edit/api.ts';
import { hasPosition } from '../../../cli/io/pictures/position.ts';
import { type Answer, editorOf, smallContext } from './editor.ts';

const SOUP = 'articles/01-sup.md';

let folder: string;
let context: Context;
let editor: Awaited<ReturnType<typeof editorOf>>;

const inImages = (): string[] => readdirSync(path.join(context.options.content, 'images')).sort();
const place = (name: string): string => path.join(context.options.content, name);
const photo = (colour: string, width = 300) =>
  sharp({ create: { width, height: 200, channels: 3, background: colour } });

/** A place in Jakarta, as phones and as programs write it. */
const GPS = {
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '6/1 12/1 31/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '106/1 49/1 11/1',
  },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" exif:GPSLatitude="6,12.5S" dc:source="Kebun">
<exif:GPSLongitude>106,49.2E</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** Whether a longitude is written somewhere, as text or as a fraction of two numbers. */
const tellsPlace = (bytes: Buffer): boolean =>
  ['106,49', 'j\0\0\0\x01\0\0\0', '\0\0\0j\0\0\0\x01'].some((part) => bytes.includes(part, 0, 'latin1'));

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  context = smallContext(folder);
  writeFileSync(path.join(context.options.content, '../rahasia.jpg'), await photo('red').jpeg().toBuffer());
  symlinkSync('../../rahasia.jpg', place('images/tautan.jpg'));
  symlinkSync(path.join(context.options.content, '..'), place('images/luar'));
  writeFileSync(place('images/palsu.jpg'), '<!doctype html><script>alert(1)</script>');
  writeFileSync(
    place('images/palsu.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  );
  writeFileSync(place('images/foto besar.jpg'), await photo('red', 3000).jpeg().toBuffer());
  editor = await editorOf(context);
});
afterAll(async () => {
  await editor.close();
  rmSync(folder, { recursive: true });
});

async function add(bytes: Uint8Array, name = 'foto.jpg', file = SOUP): Promise<Answer<AddedPicture>> {
  const query = new URLSearchParams({ file, name });
  const response = await fetch(`${editor.origin}/api/picture?${query}`, {
    method: 'POST',
    headers: { ...editor.headers, origin: editor.origin },
    body: Buffer.from(bytes),
  });
  return { status: response.status, ...((await response.json()) as AddedPicture) };
}

const small = (address: string, file = SOUP, headers: Record<string, string> = editor.headers) =>
  fetch(`${editor.origin}/api/picture?${new URLSearchParams({ file, address })}`, { headers });

it('names pictures after their entry, keeps every byte, and never overwrites', async () => {
  const [red, blue] = [await photo('red').jpeg().toBuffer(), await photo('blue').jpeg().toBuffer()];
  expect(await add(red, '../../\u202e..%2fIMG 0001;.jpg')).toEqual({
    status: 200,
    address: 'images/sup.jpg',
    note: null,
  });
  expect(readFileSync(place('images/sup.jpg')).equals(red)).toBe(true);
  // The same again, as after an answer that was lost, is no second picture.
  expect((await add(red)).address).toBe('images/sup.jpg');
  expect((await add(blue)).address).toBe('images/sup-2.jpg');
  // Nor is it one for another entry.
  expect((await add(red, 'foto.jpg', 'articles/03-teh.yaml')).address).toBe('images/sup.jpg');
  expect(readFileSync(place('images/sup.jpg')).equals(red)).toBe(true);
  // The name of the format is that of the content.
  expect((await add(await photo('red').png().toBuffer())).address).toBe('images/sup.png');
  expect((await add(await photo('red').webp().toBuffer())).address).toBe('images/sup.webp');
  expect((await add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).address).toBe(
    'images/sup.svg',
  );
  const { pictures } = await editor.ask<PicturesView>('/api/pictures');
  expect(pictures).toEqual([
    ...[
      'foto besar.jpg',
      'palsu.jpg',
      'palsu.svg',
      'piring.png',
      'sup-2.jpg',
      'sup.jpg',
      'sup.png',
      'sup.svg',
      'sup.webp',
    ].map((name) => `images/${name}`),
  ]);
  // Of those that nobody uses, nothing is said.
  const { uses } = await editor.ask<PicturesView>('/api/pictures');
  expect(uses['images/sup-2.jpg']).toBeUndefined();
  const { revision } = await editor.entry(SOUP);
  const change = { is: 'set', pointer: '/imageUrl', value: 'images/sup-2.jpg' };
  await editor.ask('/api/change', { file: SOUP, revision, change });
  await editor.checked();
  expect((await editor.ask<PicturesView>('/api/pictures')).uses['images/sup-2.jpg']).toEqual([SOUP]);
  // One that another program has removed is offered no more.
  rmSync(place('images/sup.webp'));
  await add(blue);
  await editor.checked();
  expect((await editor.ask<PicturesView>('/api/pictures')).pictures).toEqual(
    pictures.filter((name) => name !== 'images/sup.webp'),
  );
  // The field is set by a change like any other, which is undone like any other.
  const set = { is: 'set', pointer: '/imageUrl', value: 'images/sup.jpg' } as const;
  expect((await editor.change(SOUP, set)).values.imageUrl).toBe('images/sup.jpg');
  await editor.change(SOUP, { is: 'undo' });
  expect(existsSync(place('images/sup.jpg'))).toBe(true);
});

it.each(['jpeg', 'webp', 'avif', 'png'] as const)(
  'removes from %s where a photo was taken, and says so',
  async (format) => {
    const shot = photo('green', 40).withXmp(XMP).withExif(GPS).withMetadata({ orientation: 6 });
    const before = await shot.toFormat(format).toBuffer();
    expect([hasPosition(await sharp(before).metadata()), tellsPlace(before)]).toEqual([true, true]);
    const { address, note } = await add(before, 'foto', 'articles/03-teh.yaml');
    expect(note?.en).toMatch(/^The record of where this photo was taken was removed/);
    const after = readFileSync(place(address));
    expect(hasPosition(await sharp(after).metadata())).toBe(false);
    expect(after.toString('latin1')).not.toContain('106/1');
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
    // The way up is written in the same place.
    if (format === 'jpeg') expect((await sharp(after).metadata()).orientation).toBe(6);
  },
);

it('stores nothing that the site could not show, and says why in the words of check', async () => {
  const before = inImages();
  const jpeg = await photo('red', 2000).jpeg().toBuffer();
  const cases: [Uint8Array, string, RegExp][] = [
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'foto.jpg', /“foto\.jpg” is not a picture/],
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'a.svg',
      /contains <script>/,
    ],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), 'a.jpg', /contains onload/],
    [jpeg.subarray(0, jpeg.length / 2), 'putus.jpg', /“putus\.jpg” is not a picture/],
    [Buffer.from('....ftypheic'), 'IMG_1.HEIC', /has the format HEIC.*Most Compatible/],
    [Buffer.from('%PDF-1.7'), 'a.pdf', /PDF is a document/],
    [Buffer.alloc(0), 'kosong.png', /“kosong\.png” is not a picture/],
  ];
  for (const [bytes, name, words] of cases) {
    const { status, refused } = await add(bytes, name);
    expect([name, status]).toEqual([name, 400]);
    expect(refused?.en).toMatch(words);
    expect(Object.keys(refused ?? {})).toEqual(['id', 'en']);
  }
  for (const file of ['../rahasia.yaml', 'articles/%2e%2e/x.md', 'site.yml', ''])
    expect([file, (await add(jpeg, 'a.jpg', file)).status]).toEqual([file, 404]);
  expect(inImages()).toEqual(before);
});

/** Sends the beginning of a request, then closes the connection. */
const breakOff = (headers: Record<string, string>, bytes: Uint8Array) =>
  new Promise<number | string>((resolve) => {
    const request = http.request(`${editor.origin}/api/picture?file=${SOUP}`, {
      method: 'POST',
      headers: { ...editor.headers, origin: editor.origin, ...headers },
    });
    request.once('response', ({ statusCode = 0 }) => resolve(statusCode));
    request.once('error', () => resolve('closed'));
    request.write(bytes, () => setTimeout(() => request.destroy(), 50));
  });

it('leaves nothing of a transfer that breaks off or is too large', async () => {
  const before = inImages();
  const jpeg = await photo('white').jpeg().toBuffer();
  expect(await breakOff({ 'content-length': String(jpeg.length + 1) }, jpeg)).toBe('closed');
  expect(await breakOff({ 'transfer-encoding': 'chunked' }, jpeg)).toBe('closed');
  const large = Buffer.concat([jpeg, Buffer.alloc(20_000_001 - jpeg.length)]);
  expect([413, 'closed']).toContain(
    await add(large).then(
      ({ status }) => status,
      () => 'closed',
    ),
  );
  expect((await add(large.subarray(0, -1))).address).toBe('images/sup-3.jpg');
  expect(inImages()).toEqual([...before, 'sup-3.jpg'].sort());
});

it('takes pictures from the page alone, and shows them to it alone', async () => {
  const before = inImages();
  const body = await photo('black').jpeg().toBuffer();
  const { origin, headers: own } = editor;
  for (const headers of [
    own,
    { ...own, origin: 'https://evil.example' },
    { ...own, origin: 'http://127.0.0.1:1' },
    { origin },
    { 'X-Senja-Key': 'old', origin },
  ]) {
    const response = await fetch(`${origin}/api/picture?file=${SOUP}`, { method: 'POST', headers, body });
    expect([headers, response.status]).toEqual([headers, 403]);
  }
  expect(inImages()).toEqual(before);
  expect((await small('images/piring.png', SOUP, {})).status).toBe(403);
  expect((await small('images/piring.png', SOUP, { ...own, 'Sec-Fetch-Site': 'same-site' })).status).toBe(
    403,
  );
  expect((await small('images/piring.png')).status).toBe(200);
  const policy = (await fetch(`${origin}/`, { headers: editor.headers })).headers.get(
    'content-security-policy',
  );
  expect(policy).toContain('img-src data: blob:;');
  expect(policy).not.toContain('https:');
});

it('shows small copies of the site’s own pictures, and no other file', async () => {
  for (const address of ['images/foto besar.jpg', '/images/foto%20besar.jpg', '../images/foto besar.jpg']) {
    const response = await small(address);
    expect([address, response.status]).toEqual([address, 200]);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(480);
  }
  const drawing = await small('images/sup.svg');
  expect(drawing.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(drawing.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const address of [
    'images/tautan.jpg',
    'images/luar/rahasia.jpg',
    'images/../../rahasia.jpg',
    '../../rahasia.jpg',
    '%2e%2e/rahasia.jpg',
    'images/%2e%2e%2f%2e%2e%2frahasia.jpg',
    '..\\..\\rahasia.jpg',
    path.join(context.options.content, '../rahasia.jpg'),
    'images/palsu.jpg',
    'images/palsu.svg',
    'https://example.com/a.jpg',
    'file:///etc/passwd',
    'site.yaml',
    SOUP,
    'images/none.jpg',
    '',
  ])
    expect([address, (await small(address)).status]).toEqual([address, 404]);
});

it('writes nothing through a link in the place of the folder of pictures', async () => {
  const outside = path.join(folder, 'luar');
  mkdirSync(outside);
  renameSync(place('images'), place('gambar'));
  symlinkSync(outside, place('images'));
  const { status, refused } = await add(await photo('red').jpeg().toBuffer());
  expect(status).toBe(500);
  expect(refused?.en).toContain('images/sup.jpg');
  expect(readdirSync(outside)).toEqual([]);
});
