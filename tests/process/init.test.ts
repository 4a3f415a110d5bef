/** `senja init`: a new site can be built at once, and no file is overwritten. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, senja, temporaryFolder, tree } from '../support/process/senja.ts';

/** A new site, with the packages that npm would install. */
async function made(theme: string, lang: string): Promise<string> {
  const folder = path.join(temporaryFolder(), 'situs baru');
  const ran = await senja(['init', folder, '--theme', theme, '--lang', lang]);
  expect(ran).toMatchObject({ code: 0, stdout: '' });
  expect(ran.stderr).toContain('npm install');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['highlight.js', 'react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  return folder;
}

it('highlights the code of a documentation site', async () => {
  const folder = await made('docs', 'en');
  await senja(['build'], { cwd: folder });
  const html = readFileSync(path.join(folder, 'dist/docs/guide/code/index.html'), 'utf8');
  expect(html).toContain('<span class="hljs-keyword">const</span>');
  expect(html).toContain('aria-current="page">Code</a>');
});

it('overwrites nothing', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'package.json'), '{}\n');
  const before = tree(folder);
  const refused = await senja(['init', folder, '--lang', 'en']);
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('already holds package.json');
  const inFile = await senja(['init', path.join(folder, 'package.json/situs'), '--lang', 'en']);
  expect(inFile).toMatchObject({ code: 2, stderr: expect.stringContaining('already holds package.json') });
  expect(tree(folder)).toEqual(before);
});

it('leaves nothing behind when a file cannot be written', async () => {
  const folder = temporaryFolder();
  // In place of a folder.
  writeFileSync(path.join(folder, 'templates'), '');
  const before = tree(folder);
  const failed = await senja(['init', folder, '--lang', 'en']);
  expect(failed.code).toBe(3);
  expect(failed.stderr).toContain('templates');
  expect(tree(folder)).toEqual(before);
});

it('lists the available themes', async () => {
  const refused = await senja(['init', temporaryFolder(), '--theme', 'dok', '--lang', 'en']);
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('blank, docs, sehat');
});
