/** A content file is rewritten completely, and only if it is unchanged since it was read. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clearContent } from '../../../cli/io/atomic/temporary-files.ts';
import { replaceText } from '../../../cli/io/changes/content-writer.ts';

function written(bytes: string): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'senja-replace-')), 'a.yaml');
  writeFileSync(file, bytes, { mode: 0o640 });
  return file;
}

it('writes the new text, keeping the byte-order mark and the permissions', async () => {
  const file = written('\uFEFFtitle: a\r\n');
  expect(await replaceText(path.dirname(file), 'a.yaml', 'title: a\r\n', 'title: b\r\n')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('\uFEFFtitle: b\r\n');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(path.dirname(file))).toEqual(['a.yaml']);
});

it('keeps a file that has been changed meanwhile', async () => {
  const file = written('title: baru\n');
  expect(await replaceText(path.dirname(file), 'a.yaml', 'title: a\n', 'title: b\n')).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('title: baru\n');
  expect(readdirSync(path.dirname(file))).toEqual(['a.yaml']);
});

it('reports a file that has disappeared', async () => {
  const file = written('');
  await expect(replaceText(path.dirname(file), 'b.yaml', 'a', 'b')).rejects.toThrow(
    expect.objectContaining({ code: 'machine/file-system' }),
  );
});

it('removes the remains of killed processes wherever content is written, and nothing else', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'senja-clear-'));
  mkdirSync(path.join(root, 'images/2024'), { recursive: true });
  mkdirSync(path.join(root, 'articles'));
  mkdirSync(path.join(root, 'guides/start'), { recursive: true });
  const names = ['site.yaml', 'articles/01-a.md', 'guides/start/a.md', 'images/a.jpg', 'images/2024/a.jpg'];
  const left = names.flatMap((name) => [
    `${name}.senja-999999999~`,
    // A container gives each process the same pid.
    `${name}.senja-${process.pid}~`,
  ]);
  const kept = [
    'articles/a.md~',
    'articles/a.senja-1~.md',
    'articles/b.md.senja-x~',
    `c.senja-${process.ppid}~`,
  ];
  for (const name of [...left, ...kept]) writeFileSync(path.join(root, name), 'x');
  mkdirSync(path.join(root, 'articles/d.senja-999999999~'));
  clearContent(root);
  for (const name of left) expect(existsSync(path.join(root, name)), name).toBe(false);
  for (const name of kept) expect(existsSync(path.join(root, name)), name).toBe(true);
  expect(existsSync(path.join(root, 'articles/d.senja-999999999~'))).toBe(true);
  clearContent(path.join(root, 'tidak-ada'));
});
