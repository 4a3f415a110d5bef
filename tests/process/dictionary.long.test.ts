/** The theme in another language: none of its texts remains in Indonesian, and each site gets only its own language. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root, senja, sharedFolder, siteContent, temporaryFolder, tree } from '../support/process/senja.ts';

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
        .filter((one) => new RegExp(`(?<![\\w-])${one.replace(/[.?()|]/g, '\\$&')}(?![\\w-])`).test(text))
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

function copy(): string {
  const content = path.join(temporaryFolder(), 'content');
  cpSync(dusk, content, { recursive: true });
  return content;
}

beforeAll(async () => {
  english = await built(dusk);
});

it('is in English throughout, including dates, labels and messages of widgets', () => {
  expect(onlyIn(id, en).length).toBeGreaterThan(80);
  expect(foundIn(english, onlyIn(id, en))).toEqual([]);
  const article = english['articles/soup/index.html']?.replaceAll('\u00A0', ' ');
  expect(article).toContain('<p>3 min read</p>');
  expect(article).toContain('Published <time dateTime="2025-05-02">2 May 2025</time>');
  expect(article).toContain('aria-label="Call 119, ambulance"');
  expect(english['terms/index.html']).toContain('Last updated 2 May 2025');
  expect(english['index.html']).toContain('Load More Articles');
  const [client = ''] = Object.keys(english).filter((name) => name.startsWith('assets/search-box-'));
  expect(english[client]).toContain('Articles found: {count}.');
});

it('has English addresses of pages and of data files', () => {
  const names = Object.keys(english).filter((name) => !name.startsWith('assets/'));
  expect(names).toEqual(
    expect.arrayContaining([
      'articles/index.html',
      'articles/page/2/index.html',
      'articles/soup/index.html',
      'articles/latest-1.json',
      'articles/search.json',
      'categories/healthy-food/index.html',
    ]),
  );
  expect(names.filter((name) => /artikel|kategori|halaman|terbaru|pencarian/.test(name))).toEqual([]);
  expect(english['sitemap.xml']).not.toMatch(/artikel|kategori/);
});

it('accepts and explains dates and reading times in the notation of the language', async () => {
  const content = copy();
  const soup = path.join(content, 'articles/01-soup.md');
  const right = readFileSync(soup, 'utf8');
  writeFileSync(soup, right.replace('3 minutes', '3 menit').replace('2 May', '2 Mei'));
  const { stdout } = await senja(['check', '--content', content, '--format', 'json', '--lang', 'en']);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { severity: string }[] };
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({ code: 'content/bad-read-time', suggestions: ['3 minutes'] }),
    expect.objectContaining({ code: 'content/date-format', suggestions: ['2 May 2025'] }),
  ]);
  const fix = ['check', '--fix', '--content', content];
  expect(await senja(fix)).toMatchObject({ code: 0 });
  expect(readFileSync(soup, 'utf8')).toBe(right);
  expect(await senja(['new', 'article', 'Ginger tea', '--content', content])).toMatchObject({ code: 0 });
  const made = readFileSync(path.join(content, 'articles/19-ginger-tea.yaml'), 'utf8');
  expect(made).toContain('\nreadTime: 5 minutes\n');
  expect(made).toMatch(/^# .* 20 May 2025\.$/m);
});

it('sends browsers only the texts of their language that widgets use', async () => {
  const shipped = await built(siteContent);
  expect(
    foundIn(
      shipped,
      onlyIn(en, id).filter((one) => / /.test(one)),
    ),
  ).toEqual([]);
  const modules = Object.entries(shipped).filter(([name]) => name.startsWith('assets/search-box-'));
  expect(modules).toHaveLength(1);
  const [[, code] = ['', '']] = modules;
  expect(code).toContain(JSON.stringify(id['search.none']));
  expect(code).not.toContain(id['article.doctor']);
});

it('reports a language without texts in the theme, with the available ones', async () => {
  const content = copy();
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
