/**
 * The engine speaks of no site in particular: its texts, examples and comments contain none of the shipped site's
 * words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CATALOGUE } from '../../cli/diagnostics/catalogue.ts';
import { EXPLANATIONS, FAILURE } from '../../cli/diagnostics/explain/explanations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Site {
  title: string;
  categories: readonly { name: string; anchor: string }[];
}

const { title, categories } = parse(textOf('tests/sites/rumah/site.yaml')) as Site;
const articles = readdirSync(path.join(root, 'tests/sites/rumah/articles'));

/** Words of category names that any text may need: "dibuat ringan untuk ponsel". */
const COMMON = new Set(['ringan']);

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Words of the site's subject, in both languages, in addition to those of its settings and file names. */
const SUBJECT = [
  ...words('makan minum sayur tempe lauk bayam jahe serai teh resep kebun penafian gerak olahraga sepatu'),
  ...words('lansia dokter kemenkes ginger healthy tempeh vegetables'),
];

/** Each as a list of words. */
const OWN = [
  title,
  ...SUBJECT,
  ...categories.flatMap(({ name, anchor }) => [name, ...words(name), anchor]),
  ...articles.map((file) => file.replace(/^\d+-|\.\w+$/g, '')),
  ...articles.map((file) => /^title: (.*)/m.exec(textOf(`tests/sites/rumah/articles/${file}`))?.[1] ?? file),
]
  .map((each) => words(each).join(' '))
  .filter((each) => !COMMON.has(each));

/** @returns the site's words in a text */
function ownIn(text: string): string[] {
  const all = ` ${words(text).join(' ')} `;
  return [...new Set(OWN)].filter((each) => all.includes(` ${each} `));
}

describe("the shipped site's own words", () => {
  it('are found where they occur', () => {
    expect(ownIn('imageUrl: images/kebun.jpg, articles/17-sayur-bening.yaml')).toEqual([
      'sayur',
      'kebun',
      'sayur bening',
    ]);
    expect(ownIn('category: Makanan Sehat')).toEqual(['makanan sehat', 'makanan', 'sehat']);
    expect(ownIn('Dibuat ringan untuk ponsel; minuman, kebunnya.')).toEqual([]);
  });

  it.each(Object.entries({ ...CATALOGUE, ...FAILURE }))('are not in the texts of %s', (_, texts) => {
    expect(ownIn(JSON.stringify(texts))).toEqual([]);
  });

  it.each(Object.entries(EXPLANATIONS))('are not in the explanation and the example of %s', (_, texts) => {
    expect(ownIn(JSON.stringify(texts).replaceAll('\\n', '\n'))).toEqual([]);
  });

  const sources = readdirSync(path.join(root, 'cli'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|mjs|cjs|yaml|md)$/.test(name))
    .map((name) => `cli/${name.split(path.sep).join('/')}`)
    // The reference quotes what a build says of the shipped site, the guide names what a theme offers.
    .filter((name) => !name.startsWith('cli/docs/'))
    // Content of a site that begins with the theme.
    .filter((name) => !name.startsWith('cli/starters/sehat/'));

  it('are in no source of the engine: no comment, no help, no guide', () => {
    expect(sources.length).toBeGreaterThan(300);
    // A theme has the name of its site.
    const textWithoutTheme = (file: string): string => textOf(file).replaceAll("'sehat'", '');
    const found = sources.flatMap((file) => ownIn(textWithoutTheme(file)).map((word) => `${file}: ${word}`));
    expect(found).toEqual([]);
  });
});
