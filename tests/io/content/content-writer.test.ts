/** A content file is written again as a whole, and only when it still holds what was read. */
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { replaceText } from '../../../cli/io/content/content-writer.ts';

function written(bytes: string): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'senja-replace-')), 'a.yaml');
  writeFileSync(file, bytes, { mode: 0o640 });
  return file;
}

it('writes the new text, keeping the byte-order mark and who may read the file', () => {
  const file = written('\uFEFFtitle: a\r\n');
  expect(replaceText(path.dirname(file), 'a.yaml', 'title: a\r\n', 'title: b\r\n')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('\uFEFFtitle: b\r\n');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(path.dirname(file))).toEqual(['a.yaml']);
});

it('leaves a file that somebody has changed meanwhile', () => {
  const file = written('title: baru\n');
  expect(replaceText(path.dirname(file), 'a.yaml', 'title: a\n', 'title: b\n')).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('title: baru\n');
  expect(readdirSync(path.dirname(file))).toEqual(['a.yaml']);
});

it('tells of a file that has gone', () => {
  const file = written('');
  expect(() => replaceText(path.dirname(file), 'b.yaml', 'a', 'b')).toThrow(
    expect.objectContaining({ code: 'machine/file-system' }),
  );
});
