/** Pictures of the content folder, from the command line: what is published, and the cost of builds without them. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, siteContent, start, temporaryFolder, tree } from '../support/process/senja.ts';
import { install } from '../support/sites/installed.ts';
import { packageCopy } from '../support/sites/package-copy.ts';
import { phonePhoto } from '../support/values/pictures.ts';

/** Size of a photo from a phone, and of one that is quickly converted. */
const LARGE = { width: 2000, height: 1500 };
const SMALL = { width: 480, height: 360 };

/** A package with its own cache, and content with a photo for each of a few articles. */
async function place(photos: number, size = SMALL) {
  const folder = temporaryFolder();
  const [content, packageRoot] = [path.join(folder, 'content'), path.join(folder, 'paket')];
  packageCopy(packageRoot, { pictures: false });
  install(packageRoot);
  mkdirSync(path.join(content, 'images'), { recursive: true });
  for (const name of ['site.yaml', 'pages'])
    cpSync(path.join(siteContent, name), path.join(content, name), { recursive: true });
  mkdirSync(path.join(content, 'articles'));
  for (let at = 0; at < photos; at += 1) {
    const fields = { title: `Foto ${at}`, excerpt: 'Uji.', category: 'Makanan Sehat' };
    const picture = { imageUrl: `images/foto ${at}.jpg`, imageAlt: `Foto ke-${at}` };
    writeFileSync(
      path.join(content, `articles/${at}-foto-${at}.yaml`),
      JSON.stringify({ ...fields, ...picture }),
    );
    const photo = await phonePhoto({ ...size, colour: `#${at}0${at}000` });
    writeFileSync(path.join(content, `images/foto ${at}.jpg`), photo);
  }
  const begin = (out: string, node: string[] = [], ...more: string[]) =>
    start(
      packageRoot,
      ['build', '--lang', 'en', '--content', content, '--out', path.join(folder, out), ...more],
      { node },
    );
  return { folder, content, packageRoot, begin, kept: path.join(packageRoot, '.senja/cache/pictures') };
}

/** Reports when the picture library is loaded. */
const REPORTING = path.join(root, 'tests/support/process/report-sharp.cjs');

it('are not loaded for a site that has none, nor if none has changed', async () => {
  const { begin, content, folder } = await place(1);
  const node = ['--require', REPORTING];
  expect((await begin('dist', node).ran).stderr).toContain('sharp is loaded');
  appendFileSync(path.join(content, 'pages/terms.md'), '\nLagi.\n');
  expect((await begin('dist', node).ran).stderr).not.toContain('sharp is loaded');
  rmSync(path.join(content, 'articles/0-foto-0.yaml'));
  const without = await begin('other', node).ran;
  expect([without.code, without.stderr]).toEqual([0, expect.not.stringContaining('sharp is loaded')]);
  expect(existsSync(path.join(folder, 'other/index.html'))).toBe(true);
});

it('are published without the metadata of the file, which is reported', async () => {
  const { begin, folder } = await place(1, LARGE);
  const { code, stderr } = await begin('dist').ran;
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/To read \d+ notes?: .* --only \S*content\/image-position/),
  ]);
  const made = Object.entries(tree(path.join(folder, 'dist'))).filter(([name]) =>
    name.startsWith('assets/foto-0-'),
  );
  expect(made.length).toBeGreaterThan(10);
  for (const [name, bytes] of made) expect([name, /Exif|Telepon|GPS/.test(bytes)]).toEqual([name, false]);
});

it('that cannot be read keep dist unchanged, and hide no other fault', async () => {
  const { begin, content, folder } = await place(2);
  await begin('dist').ran;
  const before = tree(path.join(folder, 'dist'));
  writeFileSync(path.join(content, 'images/foto 0.jpg'), 'bukan gambar');
  appendFileSync(path.join(content, 'images/foto 1.jpg'), new Uint8Array(20_000_001));
  appendFileSync(path.join(content, 'pages/terms.md'), '\n[hilang](/tidak-ada/)\n');
  const { code, stderr } = await begin('dist').ran;
  expect(code).toBe(1);
  for (const reported of ['content/image-unreadable', 'content/image-too-large', 'link/no-such-page'])
    expect(stderr).toContain(reported);
  expect(tree(path.join(folder, 'dist'))).toEqual(before);
});

it('are kept if the build is killed, and the site is the same in the end', async () => {
  const { begin, folder, kept } = await place(6);
  const made = () => readdirSync(kept).filter((name) => /^picture-[\w-]+$/.test(name));
  // Killed as soon as the first is made.
  const code =
    "import fs from 'node:fs';import{syncBuiltinESMExports as s}from'node:module';const r=fs.renameSync;fs.renameSync=(a,b)=>{r(a,b);if(/picture-[\\w-]+$/.test(b))process.kill(process.pid,'SIGKILL')};s()";
  const { child, ran } = begin('dist', ['--import', `data:text/javascript,${encodeURIComponent(code)}`]);
  await ran;
  expect(child.signalCode).toBe('SIGKILL');
  expect(existsSync(path.join(folder, 'dist'))).toBe(false);
  const first = made();
  expect(first).toHaveLength(1);
  const stamps = first.map((name) => statSync(path.join(kept, name)).ino);
  expect((await begin('dist').ran).code).toBe(0);
  expect(first.map((name) => statSync(path.join(kept, name)).ino)).toEqual(stamps);
  expect(made()).toHaveLength(6);
  expect((await begin('other', [], '--no-cache').ran).code).toBe(0);
  expect(tree(path.join(folder, 'dist'))).toEqual(tree(path.join(folder, 'other')));
});
