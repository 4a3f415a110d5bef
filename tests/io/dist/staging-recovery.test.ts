/** Recovery of the next build from folders that a killed one has left next to `dist`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANIFEST } from '../../../cli/io/dist/manifest.ts';
import {
  clearOwn,
  isForbidden,
  placesInside,
  placesOf,
  recover,
  removeEmpty,
  removeOwn,
} from '../../../cli/io/dist/staging-recovery.ts';
import { temporaryFolder, tree } from '../../support/senja.ts';

/** A published folder. */
function makeSite(folder: string, text: string): void {
  mkdirSync(path.join(folder, 'artikel'), { recursive: true });
  for (const name of ['index.html', 'artikel/index.html']) writeFileSync(path.join(folder, name), text);
  const files = ['artikel/index.html', 'index.html'];
  writeFileSync(path.join(folder, MANIFEST), JSON.stringify({ version: 2, files }));
}

function place() {
  const folder = temporaryFolder();
  const out = path.join(folder, 'dist');
  const places = placesOf(out);
  return { folder, out, places, beside: (name: string) => path.join(folder, name) };
}

const home = (folder: string): string => readFileSync(path.join(folder, 'index.html'), 'utf8');

describe('recover', () => {
  it('brings back the old site when there is none', async () => {
    const { folder, out, places, beside } = place();
    makeSite(beside('.dist.senja-old-7'), 'old');
    await recover(places);
    expect(home(out)).toBe('old');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('keeps the site that is there, and clears the old one', async () => {
    const { folder, out, places, beside } = place();
    makeSite(out, 'new');
    makeSite(beside('.dist.senja-old-7'), 'old');
    await recover(places);
    expect(home(out)).toBe('new');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('brings back no folder without a manifest', async () => {
    const { out, places, beside } = place();
    mkdirSync(beside('.dist.senja-old-7'));
    writeFileSync(beside('.dist.senja-old-7/index.html'), 'half');
    await recover(places);
    expect(existsSync(out)).toBe(false);
    expect(readdirSync(beside('.dist.senja-old-7'))).toEqual(['index.html']);
  });

  it('clears unfinished sites, and nothing that has another name or is no folder', async () => {
    const { folder, places, beside } = place();
    mkdirSync(beside('.dist.senja-new-7-1/artikel'), { recursive: true });
    mkdirSync(beside('.dist.senja-new-baru'));
    mkdirSync(beside('.lain.senja-new-7'));
    mkdirSync(beside('tujuan'));
    writeFileSync(beside('tujuan/a'), 'a');
    symlinkSync('tujuan', beside('.dist.senja-new-8'));
    await recover(places);
    expect(readdirSync(folder).sort()).toEqual([
      '.dist.senja-new-8',
      '.dist.senja-new-baru',
      '.lain.senja-new-7',
      'tujuan',
    ]);
    expect(tree(beside('tujuan'))).toEqual({ a: 'a' });
  });

  it('gives an ending that no folder beside has', async () => {
    const { places, beside } = place();
    const left = `.dist.senja-old-${process.pid}`;
    expect(await recover(places)).toBe(String(process.pid));
    mkdirSync(beside(left));
    writeFileSync(beside(`${left}/catatan.txt`), 'keep');
    expect(await recover(places)).toBe(`${process.pid}-1`);
    expect(tree(beside(left))).toEqual({ 'catatan.txt': 'keep' });
  });

  it('works in the folder itself where nothing may be written beside it', async () => {
    const { folder, out } = place();
    makeSite(out, 'new');
    mkdirSync(path.join(out, '.senja-new-7'));
    await recover(placesInside(out));
    expect(readdirSync(out).sort()).toEqual([MANIFEST, 'artikel', 'index.html'].sort());
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

describe('removeOwn', () => {
  it('deletes what the manifest names, and leaves what came in meanwhile', () => {
    const { out } = place();
    makeSite(out, 'old');
    writeFileSync(path.join(out, 'artikel/catatan.txt'), 'keep');
    removeOwn(out);
    expect(tree(out)).toEqual({ 'artikel/catatan.txt': 'keep' });
  });

  it('follows no link', () => {
    const { out, beside } = place();
    makeSite(beside('lain'), 'keep');
    mkdirSync(out);
    symlinkSync('../lain/artikel', path.join(out, 'artikel'));
    writeFileSync(path.join(out, MANIFEST), JSON.stringify({ version: 2, files: ['artikel/index.html'] }));
    removeOwn(out);
    expect(readFileSync(beside('lain/artikel/index.html'), 'utf8')).toBe('keep');
  });
});

it('clearOwn clears what one build has beside the site, and nothing of another', () => {
  const { folder, places, beside } = place();
  for (const name of ['.dist.senja-new-7', '.dist.senja-new-8']) mkdirSync(beside(name));
  makeSite(beside('.dist.senja-old-7'), 'old');
  clearOwn(places, '7');
  expect(readdirSync(folder)).toEqual(['.dist.senja-new-8']);
});

it('removeEmpty removes empty folders alone', () => {
  const { out } = place();
  mkdirSync(path.join(out, 'a/b'), { recursive: true });
  mkdirSync(path.join(out, 'c'));
  writeFileSync(path.join(out, 'c/x'), '');
  removeEmpty(out);
  expect(tree(out)).toEqual({ 'c/x': '' });
  expect(readdirSync(out)).toEqual(['c']);
});

it.each([
  [{ code: 'EACCES' }, true],
  [{ code: 'EROFS' }, true],
  [{ cause: { code: 'EPERM' } }, true],
  [{ code: 'ENOSPC' }, false],
])('isForbidden of %j is %s', (error, expected) => {
  expect(isForbidden(error)).toBe(expected);
});
