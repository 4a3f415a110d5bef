/** Files published from `public/`, and faults of the rest. */
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPublicFolder } from '../../../cli/io/content/public-folder.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

const ROOM = 25 * 1024 * 1024;

function place(files: readonly string[]) {
  const folder = temporaryFolder();
  const [root, content] = ['public', 'content'].map((name) => path.join(folder, name)) as [string, string];
  for (const name of files) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), name);
  }
  const codes = () =>
    readPublicFolder(root, content)?.unreadable.map(({ path: file, code }) => `${file} ${code}`);
  return { folder, root, content, reported: codes, read: () => readPublicFolder(root, content)?.folder };
}

it('lists files below it in natural order, and reads them as they are', async () => {
  const { read, reported: codes } = place(['b/2.pdf', 'b/10.pdf', 'CNAME', '.well-known/a.txt', '.nojekyll']);
  const folder = read();
  expect(folder?.name).toBe('../public');
  expect(folder?.files).toEqual(['.nojekyll', '.well-known/a.txt', 'b/2.pdf', 'b/10.pdf', 'CNAME']);
  expect(Buffer.from((await folder?.read('b/10.pdf')) ?? []).toString()).toBe('b/10.pdf');
  expect(codes()).toEqual([]);
});

it('reports hidden files, and ignores those of operating systems', () => {
  const names = ['.env', '.git/config', 'a/.rahasia', '.DS_Store', 'a/.gitkeep', 'Thumbs.db', 'a~'];
  const { read, reported: codes } = place(names);
  expect(read()?.files).toEqual([]);
  expect(codes()?.sort()).toEqual([
    '../public/.env public/hidden',
    '../public/.git public/hidden',
    '../public/a/.rahasia public/hidden',
  ]);
});

it('publishes a link to another of its files with the bytes of that file, and no other link', async () => {
  const { folder, root, read, reported: codes } = place(['v2/guide.pdf', '.git/key']);
  writeFileSync(path.join(root, 'v2/guide.pdf'), 'two');
  const link = (name: string, to: string): void => symlinkSync(to, path.join(root, name));
  link('latest.pdf', 'v2/guide.pdf');
  link('again.pdf', path.join(folder, 'public/latest.pdf'));
  link('a.bin', 'b.bin');
  link('b.bin', 'a.bin');
  link('c.bin', 'gone.bin');
  link('d.bin', '.git/key');
  link('v3', 'v2');
  expect(read()?.files).toEqual(['again.pdf', 'latest.pdf', 'v2/guide.pdf']);
  expect(
    codes()
      ?.filter((one) => one.endsWith('file/symbolic-link'))
      .sort(),
  ).toEqual(['a.bin', 'b.bin', 'c.bin', 'd.bin', 'v3'].map((name) => `../public/${name} file/symbolic-link`));
  expect(String(await read()?.read('latest.pdf'))).toBe('two');
  // A file that has just been written has none yet.
  await expect.poll(() => read()?.stamp('v2/guide.pdf')).not.toBeNull();
  expect(read()?.stamp('again.pdf')).toBe(read()?.stamp('v2/guide.pdf'));
  // What a link leads to is decided once: nothing outside is read if the file becomes a link.
  const listed = read();
  rmSync(path.join(root, 'v2/guide.pdf'));
  symlinkSync('../../secret', path.join(root, 'v2/guide.pdf'));
  writeFileSync(path.join(folder, 'secret'), 'x');
  await expect(listed?.read('latest.pdf')).rejects.toThrow();
});

it('follows no symbolic link, neither to a file nor to a folder nor in its own place', () => {
  const { folder, root, content, reported: codes } = place(['a.pdf']);
  writeFileSync(path.join(folder, 'rahasia.txt'), 'x');
  symlinkSync('../rahasia.txt', path.join(root, 'b.txt'));
  symlinkSync('..', path.join(root, 'luar'));
  expect(codes()?.sort()).toEqual([
    '../public/b.txt file/symbolic-link',
    '../public/luar file/symbolic-link',
  ]);
  symlinkSync(root, path.join(folder, 'tautan'));
  const linked = readPublicFolder(path.join(folder, 'tautan'), content);
  expect(linked?.folder.files).toEqual([]);
  expect(linked?.unreadable).toMatchObject([{ path: '../tautan', code: 'file/symbolic-link' }]);
});

it('rejects files that are too large or cannot have an address', () => {
  const {
    root,
    read,
    reported: codes,
  } = place(['pas.bin', 'besar.bin', 'a?.pdf', 'aux.txt', 'Assets/x.css', 'assets/y.css']);
  truncateSync(path.join(root, 'pas.bin'), ROOM);
  truncateSync(path.join(root, 'besar.bin'), ROOM + 1);
  expect(read()?.files).toEqual(['assets/y.css', 'pas.bin']);
  expect(codes()?.sort()).toEqual([
    '../public/Assets public/bad-name',
    '../public/a?.pdf public/bad-name',
    '../public/aux.txt public/bad-name',
    '../public/besar.bin public/too-large',
  ]);
});

it('names files in the Unicode form that editors type, whatever the form on disk', async () => {
  const { read } = place(['kebu\u0301n.pdf']);
  expect(read()?.files).toEqual(['keb\u00FAn.pdf']);
  expect((await read()?.read('keb\u00FAn.pdf'))?.length).toBeGreaterThan(0);
});

it('tells two names apart that look the same, and loses neither without a word', async () => {
  const { root, content, read } = place(['\u00E9.txt', 'e\u0301.txt', 'e\u0301/a.txt', '\u00E9/b.txt']);
  expect(read()?.files).toHaveLength(3);
  const [fault, ...others] = readPublicFolder(root, content)?.unreadable ?? [];
  expect(others).toEqual([]);
  expect(fault?.code).toBe('public/taken');
  const by = JSON.stringify(fault?.params.by);
  expect([by.includes('\u00E9.txt'), by.includes('e\u25CC\u0301.txt')]).toEqual([true, true]);
});

it('takes a folder for the output of a build only by a manifest that senja can have written', () => {
  const { root, read, reported } = place(['a.txt', '.senja.json']);
  expect(read()?.files).toEqual(['a.txt']);
  expect(reported()).toEqual(['../public/.senja.json public/hidden']);
  writeFileSync(path.join(root, '.senja.json'), '{ "version": 2, "files": ["a.txt"] }');
  expect(read()).toBeUndefined();
});

it.each([
  ['_Headers', 'This file', 'Rename it to _headers.'],
  ['_headers/a.txt', 'This folder', 'Rename it, for example to downloads.'],
  ['_Redirects/a.txt', 'This folder', 'Rename it, for example to downloads.'],
  ['Assets/a.txt', 'This folder', 'Rename it, for example to downloads.'],
  ['assets', 'This file', 'Rename it, for example to member-guide.pdf.'],
])('reports %s as what it is: %s', (name, what, how) => {
  const { root, content } = place([name]);
  const [fault, ...others] = readPublicFolder(root, content)?.unreadable ?? [];
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ code: 'public/bad-name', params: { what: { en: what }, how: { en: how } } });
});

it('publishes names that every object of JavaScript has', () => {
  const names = ['__proto__', 'constructor', 'toString/valueOf', 'a/__proto__/hasOwnProperty'];
  const { read, reported } = place(names);
  expect(read()?.files.toSorted()).toEqual(names.toSorted());
  expect(reported()).toEqual([]);
});

it('distinguishes two states of a file', async () => {
  const { root, read } = place(['a.pdf']);
  // None while the disk's clock may not distinguish two changes.
  const settled = async () => {
    await expect.poll(() => read()?.stamp('a.pdf')).not.toBeNull();
    return read()?.stamp('a.pdf');
  };
  const before = await settled();
  expect(read()?.stamp('a.pdf')).toBe(before);
  writeFileSync(path.join(root, 'a.pdf'), 'yang lain');
  expect(await settled()).not.toBe(before);
});

it('is empty without a folder, or if the folder is the output of a build', () => {
  const { root, content, read } = place(['index.html']);
  writeFileSync(path.join(root, '.senja.json'), '{ "version": 2, "files": ["index.html"] }');
  expect(read()).toBeUndefined();
  expect(readPublicFolder(path.join(root, 'tidak ada'), content)).toBeNull();
  writeFileSync(path.join(root, '../berkas'), '');
  const file = readPublicFolder(path.join(root, '../berkas'), content);
  expect(file?.unreadable).toMatchObject([{ path: '../berkas', code: 'file/not-a-folder' }]);
});
