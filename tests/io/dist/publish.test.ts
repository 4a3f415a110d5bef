import { existsSync, promises as fs, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OutputFile } from '../../../cli/core/stages/output.ts';
import { MANIFEST, readManifest } from '../../../cli/io/dist/manifest.ts';
import { openStage } from '../../../cli/io/dist/publish.ts';
import { Failure } from '../../../cli/io/failures/failure.ts';
import { takeLock } from '../../../cli/io/locks/lock.ts';
import { temporaryFolder, tree } from '../../support/process/senja.ts';

async function publish(out: string, files: readonly OutputFile[]): Promise<void> {
  const stage = await openStage(out);
  try {
    for (const file of files) stage.write(file);
  } catch (error) {
    await stage.discard();
    throw error;
  }
  await stage.commit();
}

const site = (text: string, ...extra: string[]) => [
  { path: 'index.html', content: text },
  { path: 'assets/a.js', content: 'a' },
  ...extra.map((name) => ({ path: name, content: name })),
];

/** A file in place of a folder makes writing fail on any machine. */
const IMPOSSIBLE = ['_headers', '_headers/index.html'].map((path) => ({ path, content: '' }));

const pages = (folder: string): Record<string, string> => {
  const { [MANIFEST]: _manifest, ...rest } = tree(folder);
  return rest;
};

describe('publish', () => {
  it('writes a new site and nothing next to it', async () => {
    const folder = temporaryFolder();
    await publish(path.join(folder, 'dist'), site('satu'));
    expect(pages(path.join(folder, 'dist'))).toEqual({ 'index.html': 'satu', 'assets/a.js': 'a' });
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('replaces the old site as a whole', async () => {
    const out = path.join(temporaryFolder(), 'dist');
    await publish(out, site('satu', 'lama/index.html'));
    await publish(out, site('dua', 'baru/index.html'));
    expect(Object.keys(pages(out))).toEqual(['assets/a.js', 'baru/index.html', 'index.html']);
    expect([...((await readManifest(out)) ?? [])]).toEqual(['assets/a.js', 'baru/index.html', 'index.html']);
  });

  it('keeps the old site when writing the new one fails', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'dist');
    await publish(out, site('satu'));
    await expect(publish(out, [...site('dua'), ...IMPOSSIBLE])).rejects.toBeInstanceOf(Failure);
    expect(pages(out)['index.html']).toBe('satu');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('restores the site that a killed build had moved away, and removes its leftovers', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'dist');
    await publish(out, site('satu'));
    await fs.rename(out, path.join(folder, '.dist.senja-old-999999'));
    mkdirSync(path.join(folder, '.dist.senja-new-999999/assets'), { recursive: true });
    writeFileSync(path.join(folder, '.dist.senja-new-999999/assets/half.js'), '');
    await expect(publish(out, IMPOSSIBLE)).rejects.toBeInstanceOf(Failure);
    expect(pages(out)['index.html']).toBe('satu');
    await publish(out, site('dua'));
    expect(pages(out)['index.html']).toBe('dua');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('does not delete files that were added to the old folder meanwhile', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'dist');
    await publish(out, site('satu'));
    writeFileSync(path.join(out, 'punya-orang.txt'), 'jangan');
    await publish(out, site('dua'));
    const kept = readdirSync(folder).find((name) => name.startsWith('.dist.senja-old-')) ?? '';
    expect(tree(path.join(folder, kept))).toEqual({ 'punya-orang.txt': 'jangan' });
  });

  it('names the holder of the lock, and takes over an abandoned one', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'dist');
    const lock = path.join(folder, '.dist.senja-lock');
    const otherLock = await takeLock(lock);
    await expect(publish(out, site('satu'))).rejects.toThrow(`process ${process.pid}`);
    otherLock.release();
    await publish(out, site('satu'));
    writeFileSync(lock, 'rusak');
    await publish(out, site('dua'));
    expect(pages(out)['index.html']).toBe('dua');
    expect(existsSync(lock)).toBe(false);
  });
});

describe('the lock', () => {
  const elsewhere = JSON.stringify({
    token: '0'.repeat(16),
    pid: process.pid,
    started: null,
    realm: 'lain',
    host: 'mesin-lain',
    since: new Date().toISOString(),
  });
  const places = () => {
    const folder = temporaryFolder();
    return { folder, out: path.join(folder, 'dist'), lock: path.join(folder, '.dist.senja-lock') };
  };

  it('prevents publication when another build has taken the folder meanwhile', async () => {
    const { folder, out, lock } = places();
    await publish(out, site('satu'));
    const stage = await openStage(out);
    stage.write({ path: 'index.html', content: 'dua' });
    writeFileSync(lock, elsewhere);
    await expect(stage.commit()).rejects.toMatchObject({ code: 'machine/locked' });
    expect(pages(out)['index.html']).toBe('satu');
    // The lock belongs to the other build: it stays.
    expect(readdirSync(folder)).toEqual(['.dist.senja-lock', 'dist']);
  });

  it('must be held to replace a single file', async () => {
    const { folder, out } = places();
    const first = await openStage(out);
    for (const file of site('satu')) first.write(file);
    await first.commit();
    const stage = await openStage(out);
    stage.write({ path: 'index.html', content: 'dua' });
    expect(stage.keep('assets/a.js', first.stamps['assets/a.js'] ?? '')).toBe(true);
    writeFileSync(path.join(folder, '.dist.senja-lock'), elsewhere);
    await expect(stage.commit()).rejects.toMatchObject({ code: 'machine/locked' });
    expect(pages(out)['index.html']).toBe('satu');
  });

  it('avoids a leftover that contains files of others', async () => {
    const { folder, out } = places();
    const left = path.join(folder, `.dist.senja-old-${process.pid}`);
    await publish(out, site('satu'));
    mkdirSync(left);
    writeFileSync(path.join(left, 'punya-orang.txt'), 'jangan');
    await publish(out, site('dua'));
    expect(pages(out)['index.html']).toBe('dua');
    expect(tree(left)).toEqual({ 'punya-orang.txt': 'jangan' });
  });
});
