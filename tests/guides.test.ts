/** README.md and the other guides of the repository: links and paths are right. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { slugify } from '../cli/core/values/names/slug.ts';
import { root } from './support/process/senja.ts';

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const GUIDES = [
  'CHANGELOG.md',
  ...['', 'cli', 'client', 'content', 'templates', 'cli/checks', 'cli/core', 'cli/io', 'cli/site'].flatMap(
    (folder) =>
      readdirSync(path.join(root, folder))
        .filter((name) => /^(?:README|REFERENCE|WINDOWS).*\.md$/.test(name))
        .map((name) => path.posix.join(folder, name)),
  ),
];

it('names folders for previews that git and the linter ignore', () => {
  const texts = [...GUIDES, 'cli/words/usage/drafts-need-out.yaml'].map(textOf).join('\n');
  const names = new Set([...texts.matchAll(/--drafts --out (\w+)/g)].map(([, name = '']) => name));
  expect([...names].sort()).toEqual(['pratinjau', 'preview']);
  for (const name of names) {
    expect(textOf('.gitignore')).toContain(`\n/${name}/\n`);
    expect(textOf('cli/starters/all/gitignore')).toContain(`\n${name}/\n`);
    expect(textOf('biome.json')).toContain(`"!${name}"`);
  }
});

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slugify(title.replaceAll('`', '')));

it.each(GUIDES)('%s has working links', (guide) => {
  const text = textOf(guide).replace(/^```.*?^```$|`[^`\n]*`/gms, '');
  for (const [, target = ''] of text.matchAll(/\]\(((?!https?:|\/)[^)\s]+)\)/g)) {
    const [file = '', anchor] = target.split('#');
    const place = file === '' ? guide : path.posix.join(path.dirname(guide), file);
    expect(existsSync(path.join(root, place)), `${guide}: ${target}`).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(textOf(place)), `${guide}: ${target}`).toContain(anchor);
  }
});

it('cli/README.md names existing files', () => {
  const [, table = ''] = /^## To change something\n(.*?)^## /ms.exec(textOf('cli/README.md')) ?? [];
  const names = [...table.matchAll(/`((?!senja\/)[\w.-]+\/[\w.-]+[\w./-]*)`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(30);
  const absent = names.filter(
    (name) => !['', 'cli'].some((folder) => existsSync(path.join(root, folder, name))),
  );
  expect(absent).toEqual([]);
});
