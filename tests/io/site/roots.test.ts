/** Which site a command is about. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteRootOf } from '../../../cli/io/site/roots.ts';
import { manifestIn } from '../../../cli/io/site/theme.ts';
import { root, temporaryFolder } from '../../support/process/senja.ts';

const TOOL = '/srv/senja';

/** A folder with these empty files. */
function folderWith(files: readonly string[]): string {
  const folder = temporaryFolder();
  for (const name of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  return folder;
}

const SITE = 'desa/templates/site.ts';

it.each([
  ['the folder it is called in', [SITE], 'desa', [], 'desa'],
  ['a folder of the project', [SITE, 'desa/content/books/x'], 'desa/content/books', [], 'desa'],
  [
    'where the content lies',
    [SITE, 'kota/templates/site.ts'],
    'kota',
    ['--content', '../desa/content'],
    'desa',
  ],
  ['the same, in one word', [SITE], '.', ['--content=desa/content'], 'desa'],
  ['the last of two', [SITE], '.', ['--content', 'kota/content', '--content', 'desa/content'], 'desa'],
  [
    'where it is called, of content that has no site',
    [SITE, 'x/content/a'],
    'desa',
    ['--content', '../x/content'],
    'desa',
  ],
  ["senja's own, where there is no other", ['x/content/a'], 'x', [], null],
  ['not that of a folder above the project', ['templates/site.ts', 'x/package.json'], 'x', [], null],
  ['where the option has no value', [SITE], 'desa', ['--content'], 'desa'],
])('finds the site root: %s', (_what, files, cwd, argv, expected) => {
  const folder = folderWith(files);
  mkdirSync(path.join(folder, cwd), { recursive: true });
  const found = siteRootOf(['build', ...argv], path.join(folder, cwd), TOOL);
  expect(found).toBe(expected === null ? TOOL : path.join(folder, expected));
});

it('accepts a folder whose package.json lists a theme', () => {
  const folder = folderWith(['desa/content/a', 'kota/content/a', 'kota/package.json']);
  const found = (name: string) => siteRootOf(['build'], path.join(folder, name, 'content'), TOOL);
  for (const [text, isSite] of [
    ['{ "senja": { "extends": "sehat" } }', true],
    ['{ "senja": { "extends": "" } }', true],
    ['{ "senja": {} }', false],
    ['{ "senja": ', false],
    ['null', false],
  ] as const) {
    writeFileSync(path.join(folder, 'desa/package.json'), text);
    expect({ text, found: found('desa') }).toEqual({
      text,
      found: isSite ? path.join(folder, 'desa') : TOOL,
    });
  }
  expect(found('kota')).toBe(TOOL);
});

it('runs the version in its package.json, which has a chapter in the changelog', () => {
  const folder = folderWith([]);
  writeFileSync(path.join(folder, 'package.json'), '{"version":"7.8.9"}');
  expect(manifestIn(folder).version).toBe('7.8.9');
  expect(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')).toContain(
    `\n## [${manifestIn(root).version}]`,
  );
});
