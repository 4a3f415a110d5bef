/** Files found in a content folder, and stamps that detect changes. */
import {
  cpSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contentReader, readContentFolder } from '../../../cli/io/content/content-folder.ts';
import { readModels } from '../../../cli/io/content/model-texts.ts';
import { root, shippedContent, temporaryFolder } from '../../support/process/senja.ts';

/** Milliseconds after which a change can be distinguished from the previous one. */
const SETTLED = 120;

function place() {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'articles'));
  const put = (name: string, text: string) => writeFileSync(path.join(folder, 'articles', name), text);
  put('a.md', 'satu');
  put('b.md', 'lain');
  return { folder, put, open: () => contentReader(folder, new Map()) };
}

const text = (bytes: unknown): string => new TextDecoder().decode(bytes as Uint8Array);

it('yields the same stamp while a file is unchanged, and another afterwards', async () => {
  const { put, open } = place();
  await sleep(SETTLED);
  const stamp = open().stamp('articles/a.md');
  expect(stamp).not.toBeNull();
  expect(open().stamp('articles/a.md')).toBe(stamp);
  put('a.md', 'dua!');
  await sleep(SETTLED);
  expect(open().stamp('articles/a.md')).not.toBe(stamp);
});

it('yields none while the clock of the disk may not distinguish two changes', async () => {
  const { folder, put, open } = place();
  put('a.md', 'baru');
  vi.useFakeTimers({ toFake: ['Date'], now: statSync(path.join(folder, 'articles/a.md')).ctimeMs });
  onTestFinished(() => void vi.useRealTimers());
  expect(open().stamp('articles/a.md')).toBeNull();
  vi.useRealTimers();
  await sleep(SETTLED);
  // A whole second suggests a coarse clock, whose next change may have the same time.
  const second = Math.floor(Date.now() / 1000);
  utimesSync(path.join(folder, 'articles/b.md'), second, second);
  await sleep(SETTLED);
  expect(open().stamp('articles/b.md')).toBeNull();
  expect(open().stamp('articles/tidak-ada.md')).toBeNull();
});

it('yields the stamp of the bytes that were read, not of a later change', async () => {
  const { put, open } = place();
  await sleep(SETTLED);
  const before = open().stamp('articles/a.md');
  const reader = open();
  reader.read('articles/a.md');
  reader.read('articles/b.md');
  put('a.md', 'dua!');
  await sleep(SETTLED);
  expect(text(reader.read('articles/a.md'))).toBe('satu');
  expect(reader.stamp('articles/a.md')).toBe(before);
  expect(open().stamp('articles/a.md')).not.toBe(before);
});

it('keeps the stamp of a later read with its bytes', async () => {
  const { put, open } = place();
  await sleep(SETTLED);
  const reader = open();
  const before = reader.stamp('articles/a.md');
  put('a.md', 'dua!');
  await sleep(SETTLED);
  expect(text(reader.read('articles/a.md'))).toBe('dua!');
  expect(reader.stamp('articles/a.md')).toBe(open().stamp('articles/a.md'));
  expect(reader.stamp('articles/a.md')).not.toBe(before);
});

/** A copy of the second site, and the files found in it. */
function copy() {
  const folder = path.join(temporaryFolder(), 'konten');
  cpSync(path.join(root, 'tests/sites/lengkap'), folder, { recursive: true });
  const look = async () => {
    const { unreadable, entries, images } = await readContentFolder(
      folder,
      await readModels({ siteRoot: root, toolRoot: root }),
    );
    const faults = unreadable.map((one) => `${one.path} ${one.code}`);
    return {
      reported: faults,
      articles: entries.filter((file) => file.startsWith('articles/')).length,
      images: images.size,
    };
  };
  return { folder, look };
}

it('follows no symbolic link to another folder', async () => {
  const { folder, look } = copy();
  expect((await look()).reported).toEqual([]);
  for (const name of ['articles', 'images']) {
    renameSync(path.join(folder, name), `${folder}-${name}`);
    symlinkSync(`${folder}-${name}`, path.join(folder, name));
  }
  const faults = ['articles file/symbolic-link', 'images file/symbolic-link'];
  expect(await look()).toEqual({ reported: expect.arrayContaining(faults), articles: 0, images: 0 });
});

it('reads subfolders only if the model allows them', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'docs/02-guide/deep'), { recursive: true });
  for (const name of ['10-b.md', '2-a.md', '02-guide/index.md', '02-guide/deep/c.yaml', '02-guide/d.txt'])
    writeFileSync(path.join(folder, 'docs', name), '');
  symlinkSync(path.join(folder, 'docs'), path.join(folder, 'docs/02-guide/loop'));
  const look = async (named: string) => {
    const doc = JSON.stringify({ 'x-collection': { folder: named } });
    const { entries, unreadable } = await readContentFolder(folder, { site: '{}', doc });
    return { entries, reported: unreadable.map(({ path: file, code }) => `${file} ${code}`).sort() };
  };
  expect(await look('docs/**')).toEqual({
    entries: ['docs/2-a.md', 'docs/02-guide/deep/c.yaml', 'docs/02-guide/index.md', 'docs/10-b.md'],
    reported: ['docs/02-guide/d.txt file/ignored', 'docs/02-guide/loop file/symbolic-link'],
  });
  expect(await look('docs')).toEqual({
    entries: ['docs/2-a.md', 'docs/10-b.md'],
    reported: ['docs/02-guide file/folder'],
  });
});

it('reports a file in place of a folder', async () => {
  const { folder, look } = copy();
  for (const name of ['articles', 'images']) {
    rmSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name), 'x');
  }
  const faults = ['articles file/not-a-folder', 'images file/not-a-folder'];
  expect(await look()).toEqual({ reported: expect.arrayContaining(faults), articles: 0, images: 0 });
});

it('accepts notes, hidden files and a copy of its models next to the content', async () => {
  const { folder, look } = copy();
  for (const name of ['README.md', 'README.en.md', 'addresses.txt', 'LICENSE', '.gitignore', 'site.yaml~'])
    writeFileSync(path.join(folder, name), 'x');
  mkdirSync(path.join(folder, '.vscode'));
  cpSync(path.join(shippedContent, 'models'), path.join(folder, 'models'), { recursive: true });
  expect((await look()).reported).toEqual([]);
  writeFileSync(path.join(folder, 'models/article.schema.json'), '{}');
  expect((await look()).reported).toEqual(['models file/models-not-read']);
});

it('lists folders named like a picture separately from pictures, at any depth', async () => {
  const { folder } = place();
  writeFileSync(path.join(folder, 'site.yaml'), 'title: a\n');
  mkdirSync(path.join(folder, 'images/kebun.JPG/dalam/kosong.png'), { recursive: true });
  writeFileSync(path.join(folder, 'images/kebun.JPG/dalam/teh.png'), 'isi');
  const content = await readContentFolder(folder, await readModels({ siteRoot: root, toolRoot: root }));
  expect([...content.images]).toEqual(['images/kebun.JPG/dalam/teh.png']);
  expect([...content.imageFolders].sort()).toEqual(['images/kebun.JPG', 'images/kebun.JPG/dalam/kosong.png']);
  expect(content.unreadable).toEqual([]);
  expect(text(content.readImage('images/kebun.JPG/dalam/teh.png'))).toBe('isi');
});
