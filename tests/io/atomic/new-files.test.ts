/** New files: all of them or none, in folders made one by one. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeNewFiles } from '../../../cli/io/atomic/new-files.ts';
import { Failure } from '../../../cli/io/failures/failure.ts';
import { makeFolder } from '../../../cli/io/folders/make-folder.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

/** Like a disk that becomes full: the file is made, its content cannot be written. */
const TOO_MUCH = { length: 1 } as Buffer;

it('leaves nothing of a file whose content cannot be written, so that the next try is the first one', () => {
  const folder = temporaryFolder();
  const files = new Map<string, string | Buffer>([
    ['a.txt', 'a'],
    ['b/c.txt', 'c'],
  ]);
  expect(() => writeNewFiles(folder, new Map([...files, ['b/d.txt', TOO_MUCH]]))).toThrow(Failure);
  expect(readdirSync(folder)).toEqual([]);
  writeNewFiles(folder, files);
  expect(readdirSync(folder)).toEqual(['a.txt', 'b']);
});

it.each(['a file', 'a file/below', 'a file/far/below'])('names a parent that is no folder: %s', (name) => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'a file'), '');
  const write = () => writeNewFiles(path.join(folder, name), new Map([['a.txt', 'a']]));
  expect(write).toThrow(Failure);
  expect(write).toThrow('not a folder');
  expect(readdirSync(folder)).toEqual(['a file']);
});

it('ends where no folder can be made', () => {
  for (const place of ['/proc/senja', '/proc/senja/below', `/${'a'.repeat(300)}/b`, '/a\0b'])
    expect(() => writeNewFiles(place, new Map([['a.txt', 'a']]))).toThrow(Failure);
});

it('makes each missing folder, and tells which', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'a'));
  const made: string[] = [];
  makeFolder(path.join(folder, 'a/b/c'), made);
  makeFolder(path.join(folder, 'a/b'), made);
  expect(made).toEqual(['a/b', 'a/b/c'].map((name) => path.join(folder, name)));
  expect(existsSync(path.join(folder, 'a/b/c'))).toBe(true);
});
