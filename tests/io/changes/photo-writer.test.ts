/** Fetched photos on disk: complete or absent, never in place of another file. */
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { photoWriter } from '../../../cli/io/changes/photo-writer.ts';
import { temporaryFolder, tree } from '../../support/process/senja.ts';

it('writes a photo, creates its folder, and keeps an existing file', async () => {
  const root = temporaryFolder();
  const write = photoWriter(root);
  await write('images/a.jpg', new Uint8Array([1, 2]));
  await write('images/a.txt', 'Lisensi: satu');
  await write('images/a.txt', 'Lisensi: dua');
  expect(tree(root)).toEqual({ 'images/a.jpg': '\u0001\u0002', 'images/a.txt': 'Lisensi: satu' });
});

it('leaves nothing behind of a photo that cannot be written, and follows no symbolic link', async () => {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'images'));
  // A dangling link does not count as a file, and is replaced, not written through.
  symlinkSync(path.join(root, 'luar.jpg'), path.join(root, 'images/a.jpg'));
  await photoWriter(root)('images/a.jpg', 'foto');
  expect(readFileSync(path.join(root, 'images/a.jpg'), 'utf8')).toBe('foto');
  expect(Object.keys(tree(root))).toEqual(['images/a.jpg']);

  const other = temporaryFolder();
  symlinkSync(root, path.join(other, 'images'));
  await expect(photoWriter(other)('images/b.jpg', 'foto')).rejects.toThrow(
    expect.objectContaining({ code: 'machine/file-system' }),
  );
  expect(Object.keys(tree(root))).toEqual(['images/a.jpg']);
});
