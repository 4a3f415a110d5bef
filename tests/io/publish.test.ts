import { existsSync, promises as fs, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OutputFile } from '../../cli/core/output.ts';
import { Failure } from '../../cli/io/failure.ts';
import { takeLock } from '../../cli/io/lock.ts';
import { checkOut, MANIFEST, readManifest } from '../../cli/io/out-folder.ts';
import { openStage } from '../../cli/io/publish.ts';
import { root, temporaryFolder, tree } from '../support/senja.ts';

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

const pages = (folder: string): Record<string, string> => {
  const { [MANIFEST]: _manifest, ...rest } = tree(folder);
  return rest;
};

describe('publish', () => {
  it('writes a new site and nothing beside it', async () => {
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
    expect(Object.keys((await readManifest(out))?.files ?? {})).toEqual([
      'assets/a.js',
      'baru/index.html',
      'index.html',
    ]);
  });

  it('keeps the old site when writing the new one fails', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'dist');
    await publish(out, site('satu'));
    // A file where a folder must be cannot be written on any machine.
    const impossible = [...site('dua'), { path: 'index.html/x', content: '' }];
    await expect(publish(out, impossible)).rejects.toBeInstanceOf(Failure);
    expect(pages(out)['index.html']).toBe('satu');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('brings back the site that a killed build had moved away, and clears what it left', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'dist');
    await publish(out, site('satu'));
    await fs.rename(out, path.join(folder, '.dist.senja-old-999999'));
    mkdirSync(path.join(folder, '.dist.senja-new-999999/assets'), { recursive: true });
    writeFileSync(path.join(folder, '.dist.senja-new-999999/assets/half.js'), '');
    await expect(publish(out, [{ path: '', content: '' }])).rejects.toBeInstanceOf(Failure);
    expect(pages(out)['index.html']).toBe('satu');
    await publish(out, site('dua'));
    expect(pages(out)['index.html']).toBe('dua');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('does not delete what came into the old folder meanwhile', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'dist');
    await publish(out, site('satu'));
    writeFileSync(path.join(out, 'punya-orang.txt'), 'jangan');
    await publish(out, site('dua'));
    const kept = readdirSync(folder).find((name) => name.startsWith('.dist.senja-old-')) ?? '';
    expect(tree(path.join(folder, kept))).toEqual({ 'punya-orang.txt': 'jangan' });
  });

  it('says who holds the lock, and takes over one whose holder is gone', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'dist');
    const lock = path.join(folder, '.dist.senja-lock');
    const release = await takeLock(lock);
    await expect(publish(out, site('satu'))).rejects.toThrow(`process ${process.pid}`);
    await release();
    writeFileSync(lock, JSON.stringify({ pid: 4194304, host: os.hostname() }));
    await publish(out, site('satu'));
    writeFileSync(lock, 'rusak');
    await publish(out, site('dua'));
    expect(pages(out)['index.html']).toBe('dua');
    expect(existsSync(lock)).toBe(false);
  });
});

describe('the output folder', () => {
  const places = (out: string, cwd: string) => ({
    out,
    content: path.join(cwd, 'content'),
    packageRoot: root,
    cwd,
  });

  it.each([
    '/',
    os.homedir(),
    path.dirname(os.homedir()),
    root,
    path.join(root, 'cli'),
    path.join(root, 'node_modules/x'),
  ])('refuses %s', async (out) => {
    await expect(checkOut(places(out, temporaryFolder()))).rejects.toMatchObject({
      code: 'usage/out-dangerous',
    });
  });

  it.each(['.', '..', 'content', 'content/images', '../../../../../..'])(
    'refuses %s, seen from where we are',
    async (out) => {
      const cwd = path.join(temporaryFolder(), 'kerja');
      mkdirSync(path.join(cwd, 'content/images'), { recursive: true });
      await expect(checkOut(places(out, cwd))).rejects.toMatchObject({
        code: 'usage/out-dangerous',
        exitCode: 2,
      });
    },
  );

  it('refuses a link to a dangerous place', async () => {
    const cwd = temporaryFolder();
    symlinkSync(os.homedir(), path.join(cwd, 'dist'));
    await expect(checkOut(places('dist', cwd))).rejects.toMatchObject({ code: 'usage/out-dangerous' });
  });

  it('refuses a file, foreign files, and foreign files among ours', async () => {
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'dist'), '');
    await expect(checkOut(places('dist', cwd))).rejects.toMatchObject({ code: 'usage/out-dangerous' });
    mkdirSync(path.join(cwd, 'foto'));
    writeFileSync(path.join(cwd, 'foto/liburan.jpg'), '');
    await expect(checkOut(places('foto', cwd))).rejects.toMatchObject({ code: 'usage/out-foreign' });
    await publish(path.join(cwd, 'situs'), site('satu'));
    await expect(checkOut(places('situs', cwd))).resolves.toBe(path.join(cwd, 'situs'));
    writeFileSync(path.join(cwd, 'situs/catatan.txt'), '');
    await expect(checkOut(places('situs', cwd))).rejects.toThrow('catatan.txt');
  });

  it('takes a new folder, an empty one and one of ours', async () => {
    const cwd = temporaryFolder();
    mkdirSync(path.join(cwd, 'kosong'));
    for (const out of ['baru/di/dalam', 'kosong']) {
      await expect(checkOut(places(out, cwd))).resolves.toBe(path.join(cwd, out));
    }
  });
});
