import { existsSync, promises as fs, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OutputFile } from '../../../cli/core/stages/output.ts';
import { inspectOutput } from '../../../cli/io/dist/inspect-output.ts';
import { MANIFEST, NEW_MANIFEST, readManifest } from '../../../cli/io/dist/manifest.ts';
import { type OutPlaces, refuseForeign, resolveOut } from '../../../cli/io/dist/out-folder.ts';
import { openStage } from '../../../cli/io/dist/publish.ts';
import { Failure } from '../../../cli/io/failure.ts';
import { takeLock } from '../../../cli/io/lock.ts';
import { root, temporaryFolder, tree } from '../../support/senja.ts';

/** What every build asks before it writes. */
async function checkOut(asked: OutPlaces): Promise<string> {
  const out = await resolveOut(asked);
  refuseForeign(out, await inspectOutput(out, null));
  return out;
}

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

/** A file where a folder must be cannot be written on any machine. */
const IMPOSSIBLE = ['_headers', '_headers/index.html'].map((path) => ({ path, content: '' }));

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

  it('brings back the site that a killed build had moved away, and clears what it left', async () => {
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

  it('does not delete what came into the old folder meanwhile', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'dist');
    await publish(out, site('satu'));
    writeFileSync(path.join(out, 'punya-orang.txt'), 'jangan');
    await publish(out, site('dua'));
    const kept = readdirSync(folder).find((name) => name.startsWith('.dist.senja-old-')) ?? '';
    expect(tree(path.join(folder, kept))).toEqual({ 'punya-orang.txt': 'jangan' });
  });

  it('says who holds the lock, and takes over one that is left behind', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'dist');
    const lock = path.join(folder, '.dist.senja-lock');
    const held = await takeLock(lock);
    await expect(publish(out, site('satu'))).rejects.toThrow(`process ${process.pid}`);
    held.release();
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

  it('publishes nothing when another build has taken the folder meanwhile', async () => {
    const { folder, out, lock } = places();
    await publish(out, site('satu'));
    const stage = await openStage(out);
    stage.write({ path: 'index.html', content: 'dua' });
    writeFileSync(lock, elsewhere);
    await expect(stage.commit()).rejects.toMatchObject({ code: 'machine/locked' });
    expect(pages(out)['index.html']).toBe('satu');
    // The lock is the other's: it stays.
    expect(readdirSync(folder)).toEqual(['.dist.senja-lock', 'dist']);
  });

  it('goes round a leftover that holds something of others', async () => {
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

describe('the output folder', () => {
  const places = (out: string, cwd: string) => ({
    out,
    content: path.join(cwd, 'content'),
    siteRoot: root,
    cwd,
  });

  it.each([
    '/',
    os.homedir(),
    path.dirname(os.homedir()),
    root,
    ...['cli', 'templates/x', 'client/x', 'content/x', 'tests', '.senja/cache/x', 'CLI/x', 'public/x'].map(
      (name) => path.join(root, name),
    ),
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

  it.each([
    ...['.git', '.git/objects', '.GIT/x', 'lain/.git/refs/heads/x', '.hg/store', '.svn/x', '.jj/x', '.bzr/x'],
    ...['_darcs/x', 'CVS/x', 'lain/CVS', 'node_modules/x', 'lain/node_modules', 'Node_Modules/x'],
    ...['simpanan/x', 'simpanan/objects/aa', 'CONTENT/baru', 'Content', 'tautan/objects', 'tautan/baru/x'],
    ...['buntu', 'buntu/x', 'buntu/x/y'],
  ])('refuses %s, which another program or the content has', async (out) => {
    const cwd = path.join(temporaryFolder(), 'kerja');
    for (const name of ['content', '.git/objects', 'simpanan/objects', 'simpanan/refs'])
      mkdirSync(path.join(cwd, name), { recursive: true });
    writeFileSync(path.join(cwd, 'simpanan/HEAD'), 'ref: refs/heads/main');
    symlinkSync('.git', path.join(cwd, 'tautan'));
    symlinkSync('tidak-ada', path.join(cwd, 'buntu'));
    await expect(checkOut(places(out, cwd))).rejects.toMatchObject({ code: 'usage/out-dangerous' });
  });

  it.each(['.github', 'gitar', 'situs.git', 'cvs', 'modules', 'tautan/dist'])('takes %s', async (out) => {
    const cwd = path.join(temporaryFolder(), 'kerja');
    mkdirSync(path.join(cwd, 'lain'), { recursive: true });
    symlinkSync('lain', path.join(cwd, 'tautan'));
    await expect(checkOut(places(out, cwd))).resolves.toBe(path.join(cwd, out.replace('tautan', 'lain')));
  });

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

  it('refuses a link that leads nowhere, and leaves it', async () => {
    const cwd = temporaryFolder();
    symlinkSync(path.join(cwd, 'tidak-ada'), path.join(cwd, 'dist'));
    await expect(checkOut(places('dist', cwd))).rejects.toMatchObject({ code: 'usage/out-dangerous' });
    expect(readdirSync(cwd)).toEqual(['dist']);
  });

  it.each([
    ['names a file outside', { version: 2, files: ['../penting.txt'] }],
    ['names a file anywhere', { version: 2, files: ['/etc/penting.txt'] }],
    ['names a file outside on Windows', { version: 2, files: ['a\\..\\..\\penting.txt'] }],
    ...[
      'foto?.heic',
      '.git/config',
      'keluarga/.htaccess',
      '.well-known/.index.html',
      'a//index.html',
      'a/./index.html',
    ]
      .concat([
        'index.html/',
        '',
        'a\\index.html',
        'C:index.html',
        '.senja.json',
        '.senja.json.senja-new',
        'a\0',
      ])
      .concat([
        'assets/lain/a.js',
        'catatan.txt.senja-new.senja-new',
        'artikel/../index.html',
        'tautan/aux.md',
      ])
      .map((name) => [`names ${JSON.stringify(name)}`, { version: 2, files: [name] }] as [string, object]),
    ['names none', { version: 2, files: null }],
    ['is no object', null],
  ])('does not believe a manifest that %s', async (_name, manifest) => {
    const cwd = temporaryFolder();
    mkdirSync(path.join(cwd, 'dist'));
    writeFileSync(path.join(cwd, 'penting.txt'), '');
    writeFileSync(path.join(cwd, 'dist', MANIFEST), JSON.stringify(manifest));
    await expect(checkOut(places('dist', cwd))).rejects.toMatchObject({ code: 'usage/out-foreign' });
    expect(existsSync(path.join(cwd, 'penting.txt'))).toBe(true);
  });

  it('takes a folder in which only the beginning of a manifest is', async () => {
    const cwd = temporaryFolder();
    mkdirSync(path.join(cwd, 'dist'));
    writeFileSync(path.join(cwd, 'dist', NEW_MANIFEST), '{');
    await expect(checkOut(places('dist', cwd))).resolves.toBe(path.join(cwd, 'dist'));
  });

  it('takes a new folder, an empty one and one of ours', async () => {
    const cwd = temporaryFolder();
    mkdirSync(path.join(cwd, 'kosong'));
    for (const out of ['baru/di/dalam', 'kosong']) {
      await expect(checkOut(places(out, cwd))).resolves.toBe(path.join(cwd, out));
    }
  });
});
