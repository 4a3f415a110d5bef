/** The theme in another language: none of its texts remains in Indonesian, and each site gets only its own language. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root, senja, sharedFolder, shippedContent, temporaryFolder, tree } from '../support/senja.ts';

type Dictionary = Readonly<Record<string, string>>;
const dictionary = (language: string): Dictionary =>
  JSON.parse(readFileSync(path.join(root, `templates/words/${language}.json`), 'utf8'));
const [id, en] = [dictionary('id'), dictionary('en')];

/** Texts of one language that the other does not have, without their placeholders. */
const onlyIn = (own: Dictionary, other: Dictionary): string[] => {
  const pieces = ([key, text]: [string, string]) =>
    text.split(key === 'months' ? ' ' : /\{\w+\}/).map((piece) => piece.replace(/^\W+|\W+$/g, ''));
  const others = Object.entries(other).flatMap(pieces);
  return (
    Object.entries(own)
      .flatMap(pieces)
      // A short word may be part of an address, such as `/artikel/`.
      .filter((piece) => piece.length > 2 && !/^[a-z]+$/.test(piece) && !others.includes(piece))
  );
};

const foundIn = (files: Readonly<Record<string, string>>, texts: readonly string[]): string[] =>
  Object.entries(files)
    .filter(([name]) => /\.(?:html|js|json|xml|webmanifest)$/.test(name))
    .flatMap(([name, text]) =>
      texts
        .filter((one) => new RegExp(`(?<![\\w-])${one.replace(/[.?()]/g, '\\$&')}(?![\\w-])`).test(text))
        .map((one) => `${name}: ${one}`),
    );

const folder = sharedFolder();
let english: Readonly<Record<string, string>>;
const dusk = path.join(root, 'tests/sites/dusk/content');

async function built(content: string): Promise<Readonly<Record<string, string>>> {
  const out = mkdtempSync(path.join(folder, 'dist-'));
  const args = ['build', '--content', content, '--out', out, '--now', '2026-01-01'];
  expect(await senja(args)).toMatchObject({ code: 0 });
  return Object.fromEntries(
    Object.entries(tree(out)).map(([name, text]) => [name, Buffer.from(text, 'latin1').toString()]),
  );
}

beforeAll(async () => {
  english = await built(dusk);
});

it('speaks English throughout, dates, labels and messages of widgets included', () => {
  expect(onlyIn(id, en).length).toBeGreaterThan(80);
  expect(foundIn(english, onlyIn(id, en))).toEqual([]);
  const article = english['artikel/soup/index.html'];
  expect(article).toContain('3 min read · Published <time dateTime="2025-05-02">2 May 2025</time>');
  expect(article).toContain('aria-label="Call 119, ambulance"');
  expect(english['terms/index.html']).toContain('Last updated 2 May 2025');
  expect(english['index.html']).toContain('Load More Articles');
  const [client = ''] = Object.keys(english).filter((name) => name.startsWith('assets/hydrate-'));
  expect(english[client]).toContain('Articles found: {count}.');
});

it('gives a browser the texts of its own language alone, and of these only what widgets say', async () => {
  const shipped = await built(shippedContent);
  expect(
    foundIn(
      shipped,
      onlyIn(en, id).filter((one) => / /.test(one)),
    ),
  ).toEqual([]);
  const modules = Object.entries(shipped).filter(([name]) => name.startsWith('assets/hydrate-'));
  expect(modules).toHaveLength(1);
  const [[, code] = ['', '']] = modules;
  expect(code).toContain(JSON.stringify(id['search.none']));
  expect(code).not.toContain(id['article.doctor']);
});

it('tells of a language that the theme has no texts in, with those that there are', async () => {
  const content = path.join(temporaryFolder(), 'content');
  cpSync(dusk, content, { recursive: true });
  const site = readFileSync(path.join(content, 'site.yaml'), 'utf8');
  writeFileSync(path.join(content, 'site.yaml'), site.replace('language: en', 'language: eng'));
  const { code, stdout } = await senja(['check', '--content', content, '--format', 'json', '--lang', 'en']);
  expect({ code, ...JSON.parse(stdout) }).toMatchObject({
    code: 1,
    diagnostics: expect.arrayContaining([
      expect.objectContaining({
        code: 'site/no-dictionary',
        message: 'The templates of this site have no texts in the language “eng”.',
        hint: 'Languages: en, id.',
        suggestions: ['en'],
        file: 'site.yaml',
        line: 5,
        column: 11,
      }),
    ]),
  });
});
