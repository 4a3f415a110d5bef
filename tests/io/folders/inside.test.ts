/** Each folder on the way to a file is checked, and only regular files are opened. */
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openFile, readFile, readLinked, SPECIAL, writeFresh } from '../../../cli/io/files/index.ts';
import { creatingResolverIn, resolverIn, rmBelow } from '../../../cli/io/folders/inside.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

/** A folder with a file, and a link next to it to another folder with the same file. */
function place() {
  const folder = temporaryFolder();
  for (const name of ['dalam/a', 'luar/a']) mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of ['dalam/a/b.txt', 'luar/a/b.txt']) writeFileSync(path.join(folder, name), name);
  symlinkSync(path.join(folder, 'luar'), path.join(folder, 'dalam/tautan'));
  symlinkSync(path.join(folder, 'luar/a/b.txt'), path.join(folder, 'dalam/berkas'));
  return { root: path.join(folder, 'dalam'), outside: path.join(folder, 'luar') };
}

it('returns the place of a name', () => {
  const { root } = place();
  const reach = resolverIn(root);
  for (const name of ['a/b.txt', 'a/b.txt', 'tidak-ada', 'berkas', 'a'])
    expect(reach(name)).toBe(`${root}/${name}`);
});

it.each([
  ['a link', 'tautan/a/b.txt', 'ELOOP'],
  ['a file', 'a/b.txt/c', 'ENOTDIR'],
  ['a step upwards', '../luar/a/b.txt', 'ENOTDIR'],
  ['a step upwards further in', 'a/../../luar/a/b.txt', 'ENOTDIR'],
  ['an empty part', 'a//b.txt', 'ENOTDIR'],
  ['nothing', 'tidak-ada/b.txt', 'ENOENT'],
])('does not continue through %s', (_what, name, code) => {
  const { root, outside } = place();
  const reach = resolverIn(root);
  expect(() => reach(name)).toThrow(expect.objectContaining({ code }));
  expect(rmBelow(reach, name)).toBe(code === 'ENOENT');
  if (code !== 'ENOENT')
    expect(() => creatingResolverIn(root)(name)).toThrow(expect.objectContaining({ code }));
  expect(readFile(path.join(outside, 'a/b.txt')).toString()).toBe('luar/a/b.txt');
});

it('reads what a link leads to where that is asked for', () => {
  const { root } = place();
  expect(() => readFile(`${root}/berkas`)).toThrow(expect.objectContaining({ code: 'ELOOP' }));
  expect(readLinked(`${root}/berkas`).toString()).toBe('luar/a/b.txt');
  expect(readLinked(`${root}/a/b.txt`).toString()).toBe('dalam/a/b.txt');
  expect(() => readLinked(`${root}/tidak-ada`)).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});

it('creates missing folders', () => {
  const { root } = place();
  const target = creatingResolverIn(root)('baru/dalam/c.txt');
  writeFresh(target, 'c');
  writeFresh(target, 'd');
  expect(readFile(target).toString()).toBe('d');
});

it.each([
  ['a link', (root: string) => `${root}/berkas`, 'ELOOP'],
  ['a folder', (root: string) => `${root}/a`, 'EISDIR'],
  // It would never end.
  ['a device', () => '/dev/zero', SPECIAL],
])('does not read %s', (_what, fileIn, code) => {
  const { root } = place();
  expect(() => openFile(fileIn(root))).toThrow(expect.objectContaining({ code }));
  expect(() => readFile(fileIn(root))).toThrow(expect.objectContaining({ code }));
});

it('does not write through a symbolic link', () => {
  const { root, outside } = place();
  writeFresh(`${root}/berkas`, 'baru');
  expect(readFile(`${root}/berkas`).toString()).toBe('baru');
  expect(readFile(`${outside}/a/b.txt`).toString()).toBe('luar/a/b.txt');
  rmBelow(resolverIn(root), 'berkas');
  expect(existsSync(`${outside}/a/b.txt`)).toBe(true);
});
