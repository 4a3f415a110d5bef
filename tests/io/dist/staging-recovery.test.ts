/** Recovery of the next build from folders that a killed one has left next to `dist`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANIFEST } from '../../../cli/io/dist/manifest.ts';
import {
  isForbidden,
  placesInside,
  placesOf,
  recover,
  removeEmptyIn,
  removeOwn,
} from '../../../cli/io/dist/staging-recovery.ts';
import { temporaryFolder, tree } from '../../support/process/senja.ts';

/** A published folder. */
function writeSite(folder: string, text: string): void {
  mkdirSync(path.join(folder, 'artikel'), { recursive: true });
  for (const name of ['index.html', 'artikel/index.html']) writeFileSync(path.join(folder, name), text);
  const files = ['artikel/index.html', 'index.html'];
  writeFileSync(path.join(folder, MANIFEST), JSON.stringify({ version: 2, files }));
}

function place() {
  const folder = temporaryFolder();
  const out = path.join(folder, 'dist');
  const places = placesOf(out);
  return { folder, out, places, sibling: (name: string) => path.join(folder, name) };
}

const home = (folder: string): string => readFileSync(path.join(folder, 'index.html'), 'utf8');

describe('recover', () => {
  it('restores the old site if there is none', async () => {
    const { folder, out, places, sibling } = place();
    writeSite(sibling('.dist.senja-old-7'), 'old');
    await recover(places);
    expect(home(out)).toBe('old');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('keeps the current site, and removes the old one', async () => {
    const { folder, out, places, sibling } = place();
    writeSite(out, 'new');
    writeSite(sibling('.dist.senja-old-7'), 'old');
    await recover(places);
    expect(home(out)).toBe('new');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('does not restore a folder without a manifest', async () => {
    const { out, places, sibling } = place();
    mkdirSync(sibling('.dist.senja-old-7'));
    writeFileSync(sibling('.dist.senja-old-7/index.html'), 'half');
    await recover(places);
    expect(existsSync(out)).toBe(false);
    expect(readdirSync(sibling('.dist.senja-old-7'))).toEqual(['index.html']);
  });

  it('removes unfinished sites, but no files and no folders with other names', async () => {
    const { folder, places, sibling } = place();
    mkdirSync(sibling('.dist.senja-new-7-1/artikel'), { recursive: true });
    mkdirSync(sibling('.dist.senja-new-baru'));
    mkdirSync(sibling('.lain.senja-new-7'));
    mkdirSync(sibling('tujuan'));
    writeFileSync(sibling('tujuan/a'), 'a');
    symlinkSync('tujuan', sibling('.dist.senja-new-8'));
    await recover(places);
    expect(readdirSync(folder).sort()).toEqual([
      '.dist.senja-new-8',
      '.dist.senja-new-baru',
      '.lain.senja-new-7',
      'tujuan',
    ]);
    expect(tree(sibling('tujuan'))).toEqual({ a: 'a' });
  });

  it('returns a suffix that no folder next to the site has', async () => {
    const { places, sibling } = place();
    const left = `.dist.senja-old-${process.pid}`;
    expect(await recover(places)).toBe(String(process.pid));
    mkdirSync(sibling(left));
    writeFileSync(sibling(`${left}/catatan.txt`), 'keep');
    expect(await recover(places)).toBe(`${process.pid}-1`);
    expect(tree(sibling(left))).toEqual({ 'catatan.txt': 'keep' });
  });

  it('works in the folder itself if nothing can be written next to it', async () => {
    const { folder, out } = place();
    writeSite(out, 'new');
    mkdirSync(path.join(out, '.senja-new-7'));
    await recover(placesInside(out));
    expect(readdirSync(out).sort()).toEqual([MANIFEST, 'artikel', 'index.html'].sort());
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

describe('removeOwn', () => {
  it('deletes the files in the manifest, and keeps those added meanwhile', () => {
    const { out } = place();
    writeSite(out, 'old');
    writeFileSync(path.join(out, 'artikel/catatan.txt'), 'keep');
    removeOwn(out);
    expect(tree(out)).toEqual({ 'artikel/catatan.txt': 'keep' });
  });

  it('follows no symbolic link', () => {
    const { out, sibling } = place();
    writeSite(sibling('lain'), 'keep');
    mkdirSync(out);
    symlinkSync('../lain/artikel', path.join(out, 'artikel'));
    writeFileSync(path.join(out, MANIFEST), JSON.stringify({ version: 2, files: ['artikel/index.html'] }));
    removeOwn(out);
    expect(readFileSync(sibling('lain/artikel/index.html'), 'utf8')).toBe('keep');
  });
});

it('removeEmptyIn removes only empty folders', () => {
  const { out } = place();
  mkdirSync(path.join(out, 'a/b'), { recursive: true });
  mkdirSync(path.join(out, 'c'));
  writeFileSync(path.join(out, 'c/x'), '');
  removeEmptyIn(out);
  expect(tree(out)).toEqual({ 'c/x': '' });
  expect(readdirSync(out)).toEqual(['c']);
});

it.each([
  [{ code: 'EACCES' }, true],
  [{ code: 'EROFS' }, true],
  [{ cause: { code: 'EPERM' } }, true],
  [{ code: 'ENOSPC' }, false],
])('isForbidden returns for %j: %s', (error, expected) => {
  expect(isForbidden(error)).toBe(expected);
});
