/** The words of the editor: all are used, and the guides name its buttons and states as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { english } from '../../cli/edit/app/words/en.ts';
import { indonesian } from '../../cli/edit/app/words/id.ts';

const root = path.resolve(import.meta.dirname, '../..');
const app = path.join(root, 'cli/edit/app');

const said = (words: object): string =>
  Object.values(words)
    .flatMap((one) => (typeof one === 'object' ? Object.values(one) : [one]))
    .flatMap((one) => (typeof one === 'function' ? [one(1, 1), one('5 Mei 2026', 2)] : [one]))
    .join('\n');

it('has no words that no screen shows', () => {
  const code = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^words.(?:id|en)\.ts$/.test(name))
    .map((name) => readFileSync(path.join(app, name), 'utf8'))
    .join('\n');
  // Chosen by a name: `words[is]`.
  const chosen = ['waits', 'gone', 'mine', 'theirs'];
  const unused = Object.keys(indonesian).filter(
    (key) => !code.includes(`words.${key}`) && !chosen.includes(key),
  );
  expect(unused).toEqual([]);
});

it.each([
  ['README.md', '## Menulis di peramban', '## Menulis dengan berkas', indonesian],
  ['README.en.md', '## Writing in the browser', '## Writing with files', english],
] as const)('is quoted in %s', (guide, from, to, words) => {
  const text = readFileSync(path.join(root, 'content', guide), 'utf8');
  const section = text.slice(text.indexOf(from), text.indexOf(to));
  const named = [...section.matchAll(/\*\*(?:… )?([^*]+)\*\*/g)].map(([, name = '']) => name);
  // The step of the guide that the section refers to.
  const others = ['Menerbitkan', 'Publish'];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !said(words).includes(name) && !others.includes(name))).toEqual([]);
});
