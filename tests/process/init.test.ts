/** `senja init`: a new site can be built at once, and no file is overwritten. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { senja, temporaryFolder, tree } from '../support/process/senja.ts';
import { newSite } from '../support/sites/new-site.ts';

it('makes a site that builds', async () => {
  const folder = await newSite('blank', 'en');
  expect(await senja(['build', '--quiet'], { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(path.join(folder, 'dist/posts/welcome/index.html'), 'utf8')).toContain('<h1');
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
  expect(refused.stderr).toContain('blank, blog, docs, sehat');
});
