/** Content in two languages: addresses, links between twins, and what is separate in each language. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { root, senja, temporaryFolder, tree } from '../support/process/senja.ts';

let folder: string;
const at = (name: string): string => path.join(folder, 'content', name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const write = (name: string, text: string): void => writeFileSync(at(name), text);

const INDONESIAN = `languages:
  - code: id
    title: Sehat di Senja
    categories:
      - name: Makanan Sehat
        anchor: makanan
        description: Makanan rumah.
    navigation:
      - name: Beranda
        href: /id/
      - name: Kontak
        href: /id/hubungi/
`;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(path.join(folder, 'content'));
  cpSync(path.join(root, 'tests/sites/dusk/content'), path.join(folder, 'content'), { recursive: true });
  write('site.yaml', read('site.yaml').replace('search: true\n', `search: true\n${INDONESIAN}`));
  write(
    'articles/01-soup.id.md',
    read('articles/01-soup.md')
      .replace('A light soup', 'Sup ringan')
      .replace('Healthy Food', 'Makanan Sehat')
      .replace('3 minutes', '3 menit')
      .replaceAll(' May ', ' Mei ')
      .replace(
        'Boil water and add vegetables.',
        'Lihat [sup](/id/artikel/soup/) dan [roti](/articles/bread/).',
      ),
  );
  write('pages/home.id.yaml', read('pages/home.yaml').replace('/#food', '/id/#makanan'));
  write('pages/contact.id.yaml', `path: /hubungi/\n${read('pages/contact.yaml')}`);
  write('pages/404.id.yaml', read('pages/404.yaml').replace('href: /', 'href: /id/'));
});

type Files = Readonly<Record<string, string>>;

async function build(...more: string[]): Promise<Files> {
  const args = ['build', '--content', path.join(folder, 'content'), '--out', path.join(folder, 'dist')];
  expect(await senja([...args, '--quiet', '--now', '2026-01-01', ...more], { cwd: folder })).toMatchObject({
    code: 0,
  });
  return tree(path.join(folder, 'dist'));
}

/** Diagnostics of a check, as code and place. */
async function check(): Promise<{ code: number | null; reported: string[]; messages: string[] }> {
  const args = ['check', '--content', path.join(folder, 'content'), '--format', 'json', '--lang', 'en'];
  const { code, stdout } = await senja([...args, '--now', '2026-01-01'], { cwd: folder });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: Record<'code' | 'file' | 'message', string>[];
  };
  return {
    code,
    reported: diagnostics.map((one) => `${one.file} ${one.code}`),
    messages: diagnostics.map(({ message }) => message),
  };
}

it('has a page for each translation below its language, linked in both directions', async () => {
  const files = await build();
  const { 'articles/soup/index.html': original = '', 'id/artikel/soup/index.html': twin = '' } = files;
  expect(original).toContain('<html data-text="0" lang="en"');
  expect(twin).toContain('<html data-text="0" lang="id"');
  for (const html of [original, twin])
    for (const [language, address] of [
      ['en', '/articles/soup/'],
      ['id', '/id/artikel/soup/'],
      ['x-default', '/articles/soup/'],
    ])
      expect(html).toContain(
        `<link rel="alternate" hrefLang="${language}" href="https://dusk.example${address}"/>`,
      );
  expect(original).toContain('href="/id/artikel/soup/" lang="id" hrefLang="id">Bahasa Indonesia</a>');
  expect(twin).toContain('href="/articles/soup/" lang="en" hrefLang="en">English</a>');
  expect(twin).toContain('Terbit <time dateTime="2025-05-02">2 Mei 2025</time>');
  expect(files['articles/bread/index.html']).not.toContain('hrefLang');
  for (const [name, address] of [
    ['articles/index.html', '/id/artikel/'],
    ['categories/healthy-food/index.html', '/id/kategori/makanan-sehat/'],
  ] as const) {
    expect(files[name]).toContain(`hrefLang="id" href="https://dusk.example${address}"`);
    expect(files[name]).toContain(`href="${address}" lang="id" hrefLang="id">Bahasa Indonesia</a>`);
    expect(files[`${address.slice(1)}index.html`]).toContain(
      `hrefLang="x-default" href="https://dusk.example/${name.replace('index.html', '')}"`,
    );
  }
  expect(files['sitemap.xml']).toContain(
    '<loc>https://dusk.example/id/kategori/makanan-sehat/</loc><lastmod>2025-05-03</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://dusk.example/categories/healthy-food/"/>',
  );
  expect(files['id/hubungi/index.html']).toContain('hrefLang="en" href="https://dusk.example/contact/"');
});

it('gives each language its own lists, feed, search, menu and 404 page', async () => {
  const files = await build();
  expect(files['articles/bread/index.html']).toContain('href="/categories/healthy-food/"');
  expect(files['id/index.html']).not.toContain('Soft bread');
  expect(files['index.html']).not.toContain('Sup ringan');
  expect(files['id/kategori/makanan-sehat/index.html']).toContain('Sup ringan');
  expect(files['id/feed.xml']).toMatch(/xml:lang="id">[\s\S]*<id>tag:dusk\.example,[\d-]+:id%2Fsoup<\/id>/);
  expect(files['feed.xml']).not.toContain('Sup ringan');
  expect(JSON.parse(files['id/artikel/pencarian.json'] ?? '').articles).toHaveLength(1);
  expect(files['id/404.html']).toContain('Langsung ke isi');
  expect(files['id/index.html']).toContain('<a href="/id/hubungi/"');
  expect(files['sitemap.xml']).toContain(
    '<loc>https://dusk.example/id/</loc><lastmod>2025-05-03</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://dusk.example/"/><xhtml:link rel="alternate" hreflang="x-default" href="https://dusk.example/"/>',
  );
  expect(files._redirects).toBe('/soup/ /articles/soup/ 301\n/id/soup/ /id/artikel/soup/ 301\n');
  const modules = (name: string) => Object.keys(files).filter((file) => file.startsWith(`assets/${name}-`));
  // React has no texts.
  expect([modules('shared').length, modules('search-box').length]).toEqual([1, 2]);
});

it.each([
  ['another text', () => write('articles/01-soup.id.md', `${read('articles/01-soup.id.md')}\nLagi.\n`)],
  [
    'another title',
    () => write('articles/01-soup.id.md', read('articles/01-soup.id.md').replace('Sup ringan', 'Sup')),
  ],
  ['no twin any more', () => rmSync(at('articles/01-soup.id.md'))],
  ['a new twin', () => write('pages/about.id.yaml', read('pages/about.yaml'))],
  ['another menu', () => write('site.yaml', read('site.yaml').replace('name: Beranda', 'name: Depan'))],
])('writes what a clean build writes after an edit: %s', async (_, edit) => {
  const before = await build();
  edit();
  if (!read('site.yaml').includes('Depan') && _ === 'no twin any more')
    write('pages/home.id.yaml', read('pages/home.id.yaml').replace('/id/#makanan', '/id/hubungi/'));
  const after = await build();
  expect(after).not.toEqual(before);
  expect(await build('--no-cache')).toEqual(after);
});

it('reports missing translations, unknown languages and missing originals', async () => {
  const sound = await check();
  expect(sound).toMatchObject({
    code: 0,
    reported: expect.arrayContaining(['site.yaml language/untranslated']),
  });
  expect(sound.messages).toContainEqual(
    expect.stringMatching(
      /^19 not translated to “id” yet: articles\/bread, articles\/walk-3, .*, pages\/terms\.$/,
    ),
  );
  write('articles/02-other.id.md', read('articles/01-soup.id.md').replace('[/soup/]', '[]'));
  write('articles/03-soup.id.md', read('articles/01-soup.id.md').replace('[/soup/]', '[]'));
  write('articles/19-new.fr.md', read('articles/02-bread.md'));
  expect((await check()).reported).toEqual(
    expect.arrayContaining([
      'articles/02-other.id.md language/no-original',
      'articles/03-soup.id.md slug/collision',
      'articles/19-new.fr.md slug/undeclared-language',
    ]),
  );
  write('site.yaml', read('site.yaml').replace('code: id', 'code: en'));
  expect((await check()).reported).toContain('site.yaml site/language-twice');
});

it.each([
  [
    'a language without texts',
    (text: string) => text.replace('languages:\n', 'languages:\n  - code: jv\n'),
    'site/no-dictionary',
  ],
  ['an unclosed bracket', (text: string) => `${text}more: [\n`, 'yaml/'],
])('reports %s in site.yaml alone, not in each translation', async (_what, change, code) => {
  write('site.yaml', change(read('site.yaml')));
  const errors = (await check()).reported.filter((one) => /slug\/|^site\.yaml (?!language\/)/.test(one));
  expect(errors).toEqual([expect.stringContaining(`site.yaml ${code}`)]);
});

it('resolves an untranslated link to the original, reports one to a draft, and later suggests the translation', async () => {
  const file = 'articles/01-soup.id.md';
  write(file, read(file).replace('(/articles/bread/)', '(/id/artikel/bread/#menu)'));
  expect((await check()).reported).toContain(`${file} link/untranslated`);
  const content = path.join(folder, 'content');
  const fix = async (code: string) =>
    senja(['check', '--fix', '--only', code, '--suggested', '--content', content], { cwd: folder });
  expect(await fix('link/untranslated')).toMatchObject({ code: 0 });
  expect(read(file)).toContain('[roti](/articles/bread/#menu)');
  const sound = await check();
  expect(sound).toMatchObject({ code: 0 });
  expect(sound.reported.filter((one) => /link\//.test(one))).toEqual([]);
  const translation = read(file).replace('[/soup/]', '[]');
  write('articles/02-bread.id.md', translation.replace('---\n', '---\ndraft: true\n'));
  write(file, read(file).replace('(/articles/bread/#menu)', '(/id/artikel/bread/#menu)'));
  expect((await check()).reported).toContain(`${file} link/draft`);
  write(file, read(file).replace('(/id/artikel/bread/#menu)', '(/articles/bread/#menu)'));
  write('articles/02-bread.id.md', translation);
  expect((await check()).reported).toContain(`${file} link/other-language`);
  expect(await fix('link/other-language')).toMatchObject({ code: 0 });
  expect(read(file)).toContain('[roti](/id/artikel/bread/#menu)');
});

it('renames an original with its translations, each with its links and former address, or nothing', async () => {
  const content = path.join(folder, 'content');
  write('articles/02-bread.md', `${read('articles/02-bread.md')}\nSee the [soup](/articles/soup/#menu).\n`);
  const run = (...more: string[]) =>
    senja(['rename', 'soup', 'broth', '--content', content, '--lang', 'en', ...more], { cwd: folder });
  const before = tree(content);
  const dry = await run('--dry-run');
  expect(dry.stderr).toContain('articles/01-soup.md → articles/01-broth.md\n');
  expect(dry.stderr).toContain('articles/01-soup.id.md → articles/01-broth.id.md\n');
  expect(dry.stderr).toContain('“/id/artikel/soup/” → “/id/artikel/broth/”');
  expect(tree(content)).toEqual(before);
  // The name is taken in one of the languages.
  write('articles/05-broth.id.md', read('articles/01-soup.id.md').replace('[/soup/]', '[]'));
  const taken = tree(content);
  expect((await run()).code).toBe(2);
  expect(tree(content)).toEqual(taken);
  rmSync(at('articles/05-broth.id.md'));
  const { code, stdout } = await run('--format', 'json');
  expect({ code, ...JSON.parse(stdout) }).toMatchObject({
    code: 0,
    renamed: {
      from: 'articles/01-soup.md',
      to: 'articles/01-broth.md',
      twins: [{ from: 'articles/01-soup.id.md', to: 'articles/01-broth.id.md' }],
    },
  });
  expect(read('articles/02-bread.md')).toContain('[soup](/articles/broth/#menu)');
  expect(read('articles/01-broth.id.md')).toContain('[sup](/id/artikel/broth/)');
  const files = await build();
  expect(files._redirects).toContain('/articles/soup/ /articles/broth/ 301\n');
  expect(files._redirects).toContain('/id/artikel/soup/ /id/artikel/broth/ 301\n');
  expect(files['id/artikel/broth/index.html']).toContain(
    'hrefLang="en" href="https://dusk.example/articles/broth/"',
  );
});

it('renames a translation by itself if its file is named, and redirects from its former address', async () => {
  const original = read('articles/01-soup.md');
  const content = path.join(folder, 'content');
  const ran = await senja(['rename', 'articles/01-soup.id.md', 'sup', '--content', content], { cwd: folder });
  expect(ran).toMatchObject({ code: 0 });
  expect(read('articles/01-sup.id.md')).toContain('aliases: [/soup/, /artikel/soup/]\n');
  expect(read('articles/01-soup.md')).toBe(original);
  expect(read('articles/01-sup.id.md')).toContain('[sup](/id/artikel/sup/)');
  const files = await build();
  expect(files['id/artikel/soup/index.html']).toContain('url=/id/artikel/sup/');
  expect(files._redirects).toContain('/id/artikel/soup/ /id/artikel/sup/ 301\n');
  expect(files['articles/soup/index.html']).not.toContain('http-equiv="refresh"');
});
