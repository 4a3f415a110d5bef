/** README.md and the other guides of the repository: commands, links and paths are right, the picture is current. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { slugify } from '../../cli/core/values/names/slug.ts';
import { root, senja } from '../support/process/senja.ts';
import { projectCopy } from '../support/sites/installed.ts';

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const README = textOf('README.md');

it('shows a message as the command prints it', async () => {
  const [, ...lines] = [...textOf('.github/message.svg').matchAll(/<text(?:\/>|[^>]*>(.*)<\/text>)/g)].map(
    ([, line = '']) => line.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
  );
  const file = 'content/articles/17-teh-jahe.yaml';
  const folder = projectCopy();
  writeFileSync(
    path.join(folder, file),
    `title: Teh jahe
excerpt: Teh jahe menghangatkan badan.
category: Makanan Sehatt
imageUrl: https://images.unsplash.com/photo-1512621776951-a57141f2eefd
publishDate: 31 April 2025
`,
  );
  const { stderr } = await senja(['check', file, '--lang', 'en'], { cwd: folder });
  expect(lines).toEqual(stderr.trimEnd().split('\n'));
});

it('lists commands that work, in order', async () => {
  const folder = projectCopy();
  const commands = [...README.matchAll(/`npx senja ([^`]+)`/g)].map(([, typed = '']) => typed);
  expect(commands.length).toBeGreaterThan(6);
  for (const typed of commands) {
    const args = [...typed.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    const { code, stdout } = await senja(args, { cwd: folder });
    expect([typed, code]).toEqual([typed, 0]);
    // The following check expects complete articles.
    if (args[0] === 'new') rmSync(path.join(folder, stdout.trim()));
  }
});

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
