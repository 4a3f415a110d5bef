/** Folders allowed for publishing: none of another program, and none with foreign files. */
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inspectOutput } from '../../../cli/io/dist/inspect-output.ts';
import { MANIFEST, NEW_MANIFEST } from '../../../cli/io/dist/manifest.ts';
import { type OutPlaces, refuseForeign, resolveOut } from '../../../cli/io/dist/out-folder.ts';
import { openStage } from '../../../cli/io/dist/publish.ts';
import { root, temporaryFolder } from '../../support/process/senja.ts';

/** The check of every build before it writes. */
async function checkOut(asked: OutPlaces): Promise<string> {
  const out = await resolveOut(asked);
  refuseForeign(out, await inspectOutput(out));
  return out;
}

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
  'refuses %s, relative to the working folder',
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
])('refuses %s, which belongs to another program or to the content', async (out) => {
  const cwd = path.join(temporaryFolder(), 'kerja');
  for (const name of ['content', '.git/objects', 'simpanan/objects', 'simpanan/refs'])
    mkdirSync(path.join(cwd, name), { recursive: true });
  writeFileSync(path.join(cwd, 'simpanan/HEAD'), 'ref: refs/heads/main');
  symlinkSync('.git', path.join(cwd, 'tautan'));
  symlinkSync('tidak-ada', path.join(cwd, 'buntu'));
  await expect(checkOut(places(out, cwd))).rejects.toMatchObject({ code: 'usage/out-dangerous' });
});

it.each(['.github', 'gitar', 'situs.git', 'cvs', 'modules', 'tautan/dist'])('accepts %s', async (out) => {
  const cwd = path.join(temporaryFolder(), 'kerja');
  mkdirSync(path.join(cwd, 'lain'), { recursive: true });
  symlinkSync('lain', path.join(cwd, 'tautan'));
  await expect(checkOut(places(out, cwd))).resolves.toBe(path.join(cwd, out.replace('tautan', 'lain')));
});

it('refuses a symbolic link to a dangerous place', async () => {
  const cwd = temporaryFolder();
  symlinkSync(os.homedir(), path.join(cwd, 'dist'));
  await expect(checkOut(places('dist', cwd))).rejects.toMatchObject({ code: 'usage/out-dangerous' });
});

it('refuses a file, unknown files, and unknown files among our own', async () => {
  const cwd = temporaryFolder();
  writeFileSync(path.join(cwd, 'dist'), '');
  await expect(checkOut(places('dist', cwd))).rejects.toMatchObject({ code: 'usage/out-dangerous' });
  mkdirSync(path.join(cwd, 'foto'));
  writeFileSync(path.join(cwd, 'foto/liburan.jpg'), '');
  await expect(checkOut(places('foto', cwd))).rejects.toMatchObject({ code: 'usage/out-foreign' });
  const stage = await openStage(path.join(cwd, 'situs'));
  stage.write({ path: 'index.html', content: 'satu' });
  await stage.commit();
  await expect(checkOut(places('situs', cwd))).resolves.toBe(path.join(cwd, 'situs'));
  writeFileSync(path.join(cwd, 'situs/catatan.txt'), '');
  await expect(checkOut(places('situs', cwd))).rejects.toThrow('catatan.txt');
});

it('refuses a dangling symbolic link, and keeps it', async () => {
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
    .concat(['catatan.txt.senja-new.senja-new', 'artikel/../index.html', 'tautan/aux.md'])
    .map((name) => [`names ${JSON.stringify(name)}`, { version: 2, files: [name] }] as [string, object]),
  ['names none', { version: 2, files: null }],
  ['is no object', null],
])('does not trust a manifest that %s', async (_name, manifest) => {
  const cwd = temporaryFolder();
  mkdirSync(path.join(cwd, 'dist'));
  writeFileSync(path.join(cwd, 'penting.txt'), '');
  writeFileSync(path.join(cwd, 'dist', MANIFEST), JSON.stringify(manifest));
  await expect(checkOut(places('dist', cwd))).rejects.toMatchObject({ code: 'usage/out-foreign' });
  expect(existsSync(path.join(cwd, 'penting.txt'))).toBe(true);
});

it('accepts a folder that only contains the beginning of a manifest', async () => {
  const cwd = temporaryFolder();
  mkdirSync(path.join(cwd, 'dist'));
  writeFileSync(path.join(cwd, 'dist', NEW_MANIFEST), '{');
  await expect(checkOut(places('dist', cwd))).resolves.toBe(path.join(cwd, 'dist'));
});

it('accepts a new folder, an empty one and one of our own', async () => {
  const cwd = temporaryFolder();
  mkdirSync(path.join(cwd, 'kosong'));
  for (const out of ['baru/di/dalam', 'kosong']) {
    await expect(checkOut(places(out, cwd))).resolves.toBe(path.join(cwd, out));
  }
});
