/** Search in texts over HTTP: with what is not saved, and what is new, changed or gone; and pictures of rows. */
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../../cli/commands/context.ts';
import { fetchedStem } from '../../../cli/core/images/named/index.ts';
import type { EditedEntry, Excerpts, FoundTexts } from '../../../cli/edit/api.ts';
import { editorOf, smallContext } from './editor.ts';

const SOUP = 'articles/01-sup.md';
const YAM = 'articles/02-ubi.md';
const TEA = 'articles/03-teh.yaml';
const PHOTO = 'https://images.unsplash.com/photo-1';

let folder: string;
let context: Context;
let editor: Awaited<ReturnType<typeof editorOf>>;

const place = (file: string): string => path.join(context.options.content, file);

/** @returns the files that say something, once all have been read */
async function find(search: string): Promise<readonly string[]> {
  for (;;) {
    const found = await editor.ask<FoundTexts>('/api/texts', { search });
    expect(found.status).toBe(200);
    if (!found.reading) return found.files;
  }
}
const excerpt = async (search: string, file: string): Promise<readonly string[] | undefined> =>
  (await editor.ask<Excerpts>('/api/excerpts', { search, files: [file, 'articles/x.md'] }))[file];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  context = smallContext(folder);
  editor = await editorOf(context);
  await editor.checked();
});
afterAll(async () => {
  await editor.close();
  rmSync(folder, { recursive: true });
});

it('finds what bodies and fields say, and shows where', async () => {
  expect(await find('makanlah')).toEqual([SOUP]);
  expect(await find('MANIS ubi')).toEqual([YAM]);
  expect(await find('pagi hangat')).toEqual([SOUP, YAM, TEA]);
  expect(await find('makanlha')).toEqual([SOUP]);
  expect(await find('images unsplash')).toEqual([]);
  const pieces = await excerpt('makanlah', SOUP);
  expect(pieces?.[1]).toBe('Makanlah');
  expect(pieces?.join('')).toContain('Sup hangat itu baik. Makanlah pelan.');
});

it('counts what is not saved, and no more what was taken back', async () => {
  await editor.change(YAM, { is: 'body', text: 'Ubi dari **Łódź** itu [ungu](/x).\n' });
  expect([await find('lodz ungu'), await find('manis')]).toEqual([[YAM], []]);
  expect(await excerpt('lodz', YAM)).toContain('Łódź');
  const { row } = await editor.ask<EditedEntry>('/api/new', {
    collection: 'articles',
    title: 'Jus tomat',
    body: true,
  });
  await editor.change(row.file, { is: 'body', text: 'Diperas dahulu.\n' });
  expect(await find('diperas')).toEqual([row.file]);
  await editor.change(row.file, { is: 'discard' });
  await editor.change(YAM, { is: 'discard' });
  expect([await find('diperas'), await find('lodz ungu'), await find('manis')]).toEqual([[], [], [YAM]]);
});

it('finds what a file says that cannot be read as fields', async () => {
  await editor.change(TEA, { is: 'text', text: 'title; Teh\nexcerpt: "Seduh sebentar\n' });
  expect(await find('seduh')).toEqual([TEA]);
  await editor.change(TEA, { is: 'text', text: 'title; Teh\nexcerpt: "Rebus sebentar\n' });
  expect([await find('seduh'), await find('rebus sebentar')]).toEqual([[], [TEA]]);
  await editor.change(TEA, { is: 'discard' });
});

it('shows in rows the pictures that are stored here, and makes a small copy once', async () => {
  const { entries, collections } = await editor.site();
  const pictures = entries.flatMap(({ file, picture }) => (/^articles/.test(file) ? [[file, picture]] : []));
  expect(pictures).toEqual([
    [SOUP, 'images/piring.png'],
    [YAM, null],
    [TEA, null],
  ]);
  expect(collections.map(({ folder, pictures: has }) => [folder, has])).toContainEqual(['articles', true]);
  const cache = path.join(context.siteRoot, '.senja/cache/pictures');
  const kept = () => readdirSync(cache).filter((name) => name.includes('small-'));
  const small = async (): Promise<{ width: number; bytes: Buffer }> => {
    const query = new URLSearchParams({ file: '', address: 'images/piring.png' });
    const response = await fetch(`${editor.origin}/api/picture?${query}`, { headers: editor.headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { width: (await sharp(bytes).metadata()).width, bytes };
  };
  const huge = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a52' } });
  writeFileSync(place('images/piring.png'), await huge.png().toBuffer());
  const [first, second] = [await small(), await small()];
  expect([first.width, kept().length, second.bytes.equals(first.bytes)]).toEqual([480, 1, true]);
  // Another picture of the same name has another copy.
  const other = sharp({ create: { width: 200, height: 100, channels: 3, background: '#25a' } });
  writeFileSync(place('images/piring.png'), await other.png().toBuffer());
  const third = await small();
  expect([third.bytes.equals(first.bytes), kept().length]).toEqual([false, 2]);
});

it('shows in rows the copies of photos on other hosts that are stored here', async () => {
  expect((await editor.entry(YAM)).values).toMatchObject({ imageUrl: PHOTO });
  const stored = `${fetchedStem(PHOTO)}.png`;
  copyFileSync(place('images/piring.png'), place(stored));
  await editor.close();
  editor = await editorOf(context);
  await editor.checked();
  const { entries } = await editor.site();
  expect(entries.find(({ file }) => file === YAM)?.picture).toBe(stored);
});
