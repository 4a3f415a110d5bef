/** The words of the editor: all are used, and the guides name its buttons and states as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { wordsFrom } from '../../cli/diagnostics/languages/fill-template.ts';
import WORDS from '../../cli/edit/app/words/words.generated.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['actions', 'app', 'fields'].map((name) => path.join(root, 'cli/edit', name));

type Key = keyof typeof WORDS;
const keys = Object.keys(WORDS) as Key[];

it('has no words that no screen shows', () => {
  const code = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // Chosen by a name: `words(is)`.
  const chosen = ['waits', 'gone', 'mine', 'theirs'];
  const isUsed = (key: string) => {
    const [name = ''] = key.split(':');
    const [group, one] = name.split('.');
    return code.includes(`'${name}'`) || (one !== undefined && code.includes(`\`${group}.\${`));
  };
  expect(keys.filter((key) => !isUsed(key) && !chosen.includes(key))).toEqual([]);
});

it('has an own text for a number only beside one for all others', () => {
  const exact = keys.filter((key) => key.includes(':'));
  expect(exact.length).toBeGreaterThan(0);
  expect(exact.filter((key) => !Object.hasOwn(WORDS, key.split(':')[0] ?? ''))).toEqual([]);
  const words = wordsFrom(WORDS, 'id');
  expect([0, 2].map((count) => words('toRepair', { count }))).toEqual([
    'Tidak ada yang perlu diperbaiki',
    '2 hal untuk diperiksa',
  ]);
});

it.each([
  ['README.md', '## Menulis di peramban', '## Menulis dengan berkas', 'id'],
  ['README.en.md', '## Writing in the browser', '## Writing with files', 'en'],
] as const)('is quoted in %s', (guide, from, to, lang) => {
  const said = keys.map((key) => WORDS[key][lang]).join('\n');
  const text = readFileSync(path.join(root, 'content', guide), 'utf8');
  const section = text.slice(text.indexOf(from), text.indexOf(to));
  const named = [...section.matchAll(/\*\*(?:… )?([^*]+)\*\*/g)].map(([, name = '']) => name);
  // The step of the guide that the section refers to.
  const others = ['Menerbitkan', 'Publish'];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !said.includes(name) && !others.includes(name))).toEqual([]);
});
