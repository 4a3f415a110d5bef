/** The cache returns only what was written under the same key, byte for byte. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { clearOldPictures, dropCache, readCached, writeCached } from '../../../cli/io/cache/cache.ts';
import { ownPath } from '../../../cli/tools/own-files.cjs';
import { temporaryFolder } from '../../support/process/senja.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const fileOf = (key: string): string => ownPath(root, 'cache', key);
const textOf = (key: string): string | undefined => readCached(root, 'cache', key)?.toString();

it('returns the value of a key, in one piece', () => {
  writeCached(root, 'cache', 'a', ['satu ', Buffer.from('dua')]);
  expect(textOf('a')).toBe('satu dua');
  expect(textOf('b')).toBeUndefined();
  writeCached(root, 'cache', 'a', ['tiga']);
  expect(textOf('a')).toBe('tiga');
  expect(readdirSync(ownPath(root, 'cache'))).toEqual(['a']);
});

it('rejects an entry under another name', () => {
  writeCached(root, 'cache', 'a', ['satu']);
  renameSync(fileOf('a'), fileOf('b'));
  expect(textOf('b')).toBeUndefined();
});

it.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
  ['changed', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('satu', 'dua!'), 'latin1')],
  ['empty', () => Buffer.alloc(0)],
])('rejects an entry that is %s', (_how, change) => {
  writeCached(root, 'cache', 'a', ['satu']);
  writeFileSync(fileOf('a'), change(readFileSync(fileOf('a'))));
  expect(textOf('a')).toBeUndefined();
});

it('does not follow symbolic links', () => {
  writeCached(root, 'cache', 'a', ['satu']);
  renameSync(fileOf('a'), path.join(root, 'lain'));
  symlinkSync(path.join(root, 'lain'), fileOf('a'));
  expect(textOf('a')).toBeUndefined();
});

it('rejects an entry of another folder, and accepts a folder that was moved as a whole', () => {
  writeCached(root, 'cache', 'a', ['satu']);
  const other = temporaryFolder();
  writeCached(other, 'cache', 'a', ['satu']);
  cpSync(ownPath(other, 'cache', 'a'), fileOf('a'));
  expect(textOf('a')).toBeUndefined();
  const moved = temporaryFolder();
  cpSync(ownPath(other), ownPath(moved), { recursive: true });
  expect(readCached(moved, 'cache', 'a')?.toString()).toBe('satu');
});

it('replaces a damaged id', () => {
  mkdirSync(ownPath(root));
  writeFileSync(ownPath(root, 'id'), 'x');
  writeCached(root, 'cache', 'a', ['satu']);
  expect(textOf('a')).toBe('satu');
});

it('removes an entry, and ignores a missing one', () => {
  writeCached(root, 'cache', 'a', ['satu']);
  for (let time = 0; time < 2; time += 1) dropCache(root, 'a');
  expect(existsSync(fileOf('a'))).toBe(false);
});

it('deletes entries not read for a month, and keeps the others', () => {
  for (const key of ['a', 'b']) writeCached(root, 'cache', key, ['satu']);
  const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  for (const key of ['a', 'b']) utimesSync(fileOf(key), old, old);
  expect(textOf('b')).toBe('satu');
  writeCached(root, 'cache', 'c', ['satu']);
  expect(readdirSync(ownPath(root, 'cache')).sort()).toEqual(['b', 'c']);
});

it.each(['cache', 'cache/pictures'] as const)('deletes in %s what killed processes were writing', (room) => {
  writeCached(root, room, 'a', ['satu']);
  // Of a process that has ended, of this one's parent, and of another program.
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const names = [`b.senja-${gone}~`, `b.senja-${process.ppid}~`, `b.${gone}`];
  for (const name of names) writeFileSync(ownPath(root, room, name), 'a part');
  if (room === 'cache') writeCached(root, room, 'c', ['satu']);
  else clearOldPictures(root);
  const left = readdirSync(ownPath(root, room)).filter((name) => name.startsWith('b'));
  expect(left.sort()).toEqual(names.slice(1).sort());
});

it('removes old pictures only on request', () => {
  for (const key of ['a', 'b']) writeCached(root, 'cache/pictures', key, ['satu']);
  const old = new Date(0);
  const picture = ownPath(root, 'cache/pictures', 'a');
  utimesSync(picture, old, old);
  writeCached(root, 'cache/pictures', 'c', ['satu']);
  expect(existsSync(picture)).toBe(true);
  clearOldPictures(root);
  expect(readdirSync(ownPath(root, 'cache/pictures')).sort()).toEqual(['b', 'c']);
  clearOldPictures(temporaryFolder());
});

it('writes nothing if nothing can be written, without a report', () => {
  mkdirSync(path.dirname(ownPath(root, 'cache')), { recursive: true });
  writeFileSync(ownPath(root, 'cache'), 'a file');
  writeCached(root, 'cache', 'a', ['satu']);
  expect(textOf('a')).toBeUndefined();
  appendFileSync(ownPath(root, 'cache'), '.');
});
