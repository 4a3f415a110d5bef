/** What tells that a file has not changed: always of the bytes that were read, or older. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { contentReader } from '../../cli/io/content-folder.ts';
import { temporaryFolder } from '../support/senja.ts';

/** Milliseconds after which a change can be told from the one before. */
const SETTLED = 120;

function place() {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'articles'));
  const put = (name: string, text: string) => writeFileSync(path.join(root, 'articles', name), text);
  put('a.md', 'satu');
  put('b.md', 'lain');
  return { root, put, open: () => contentReader(root, new Map()) };
}

const text = (bytes: unknown): string => new TextDecoder().decode(bytes as Uint8Array);

it('gives one stamp as long as a file is as it was, and another after', async () => {
  const { put, open } = place();
  await sleep(SETTLED);
  const stamp = open().stamp('articles/a.md');
  expect(stamp).not.toBeNull();
  expect(open().stamp('articles/a.md')).toBe(stamp);
  put('a.md', 'dua!');
  await sleep(SETTLED);
  expect(open().stamp('articles/a.md')).not.toBe(stamp);
});

it('gives none while the clock of the disk may not tell two changes apart', async () => {
  const { root, put, open } = place();
  put('a.md', 'baru');
  expect(open().stamp('articles/a.md')).toBeNull();
  await sleep(SETTLED);
  // A whole second is what a coarse clock tells, and its next change may have the same.
  const second = Math.floor(Date.now() / 1000);
  utimesSync(path.join(root, 'articles/b.md'), second, second);
  await sleep(SETTLED);
  expect(open().stamp('articles/b.md')).toBeNull();
  expect(open().stamp('articles/tidak-ada.md')).toBeNull();
});

it('gives the stamp of the bytes it holds, not of what has come after them', async () => {
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

it('takes the stamp of a later reading with its bytes', async () => {
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
