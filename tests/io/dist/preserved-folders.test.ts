/** Folders of `dist` that other programs fill. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inspectOutput } from '../../../cli/io/dist/inspect-output.ts';
import { refuseForeign } from '../../../cli/io/dist/out-folder.ts';
import { preservedFiles, preservedFolders } from '../../../cli/io/dist/preserved-folders.ts';
import { openStage } from '../../../cli/io/dist/publish.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

it.each([
  ['{ "senja": { "keep": ["pagefind", "x-1"] } }', ['pagefind', 'x-1']],
  ['{ "senja": { "keep": "pagefind" } }', ['pagefind']],
  ['{ "senja": { "keep": ["../x", "/x", "a/b", ".git", "assets", "", 7] } }', []],
  ['{ "senja": { "extends": "sehat" } }', []],
  ['{', []],
])('are named in package.json: %s', (text, names) => {
  const root = temporaryFolder();
  writeFileSync(path.join(root, 'package.json'), text);
  expect(preservedFolders(root)).toEqual(names);
});

it('stay when the site is replaced, and belong to no build', async () => {
  const out = path.join(temporaryFolder(), 'dist');
  const build = async (text: string): Promise<void> => {
    const stage = await openStage(out, { others: ['pagefind'] });
    stage.write({ path: 'index.html', content: text });
    expect(await stage.commit()).toBe('swapped');
  };
  await build('one');
  const index = path.join(out, 'pagefind/index/en_1.pf_index');
  mkdirSync(path.dirname(index), { recursive: true });
  writeFileSync(index, 'words');
  writeFileSync(path.join(out, 'pagefind/pagefind.js'), '1');
  const inspection = await inspectOutput(out);
  expect(() => refuseForeign(out, inspection)).toThrow('files that senja did not make');
  expect(inspection.asListed).toBe(false);
  const preserving = await inspectOutput(out, ['pagefind']);
  refuseForeign(out, preserving);
  // Another build has nothing to do.
  expect(preserving.asListed).toBe(true);
  expect([...preserving.times.keys()]).toEqual(['index.html']);
  await build('two');
  await build('three');
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('three');
  expect(readFileSync(index, 'utf8')).toBe('words');
  expect(preservedFiles(out, ['pagefind']).sort()).toEqual([
    'pagefind/index/en_1.pf_index',
    'pagefind/pagefind.js',
  ]);
  expect(readFileSync(path.join(out, '.senja.json'), 'utf8')).not.toContain('pagefind');
});

it('leave nothing in the old site but what the new one lacks, also after a kill', async () => {
  const folder = temporaryFolder();
  const out = path.join(folder, 'dist');
  const build = async (...names: string[]): Promise<void> => {
    const stage = await openStage(out, { others: ['pagefind'] });
    for (const name of names) stage.write({ path: name, content: name });
    expect(await stage.commit()).toBe('swapped');
  };
  await build('index.html');
  mkdirSync(path.join(out, 'pagefind'));
  writeFileSync(path.join(out, 'pagefind/pagefind.js'), '1');
  await build('index.html', 'a.html');
  expect(readdirSync(folder)).toEqual(['dist']);
  const old = path.join(folder, '.dist.senja-old-1');
  mkdirSync(path.join(old, 'pagefind'), { recursive: true });
  for (const name of ['pagefind.js', 'other.js']) writeFileSync(path.join(old, 'pagefind', name), '1');
  await build('index.html', 'b.html');
  expect(readdirSync(path.join(old, 'pagefind'))).toEqual(['other.js']);
  expect(readFileSync(path.join(out, 'pagefind/pagefind.js'), 'utf8')).toBe('1');
});
