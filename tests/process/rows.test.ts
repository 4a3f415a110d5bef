/** Rows of a file as entries: pages of their own, rendered again only when they change, with faults at row and column. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { EditedSite, previewSite } from '../../cli/desk/index.ts';
import { EntryList } from '../../cli/edit/site/entry-list.ts';
import { smallContext } from '../edit/server/editor.ts';
import { senja, temporaryFolder, tree } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { newSite } from '../support/sites/new-site.ts';

const MODEL = {
  title: 'Tea',
  'x-collection': {
    folder: 'teas',
    route: '/teas/{slug}/',
    noun: { id: 'teh', en: 'tea' },
    rows: { file: 'data/teas.csv', slug: 'name' },
  },
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', 'x-role': 'title' },
    price: { type: 'integer', minimum: 1 },
    code: { type: 'string' },
    since: { type: 'string', format: 'date', 'x-role': 'published' },
    isDraft: { type: 'boolean', default: false, 'x-role': 'draft' },
    like: { type: 'string', 'x-one-of': 'teas' },
  },
};

const SITE = `import { defineSite, feed, page } from 'senja';
export default defineSite({
  feed: ({ teas }) => ({ title: 'Teas', entries: teas.sorted('price').all }),
  pages: ({ posts, teas }) => [
    page('/', 'home', () => ({ title: 'Home', posts: posts.all })),
    ...teas.paged(2).map(({ items, number }) =>
      page(number === 1 ? '/teas/' : \`/teas/\${number}/\`, 'teas', () => ({ title: 'Teas', items: items.map(({ name, href }) => ({ name, href })) })),
    ),
    ...posts.pages(),
    ...teas.pages(),
    page('/404.html', 'not-found', () => ({ title: '404' })),
  ],
});
`;

const ROWS = `name,price,code,since,isDraft,like
Ginger tea,12000,007,2026-01-05,,
"Mint, cold",8000,008,2026-02-05,,ginger-tea
Jasmine,9000,,2026-03-05,,
Secret,1,,,true,
`;

const at = (folder: string, name: string): string => path.join(folder, name);
const put = (folder: string, name: string, text: string): void => {
  mkdirSync(path.dirname(at(folder, name)), { recursive: true });
  writeFileSync(at(folder, name), text);
};

async function teaSite(): Promise<string> {
  const folder = await newSite('blank', 'en');
  put(folder, 'content/models/tea.schema.json', JSON.stringify(MODEL, null, 2));
  put(folder, 'data/teas.csv', ROWS);
  put(folder, 'templates/site.ts', SITE);
  put(
    folder,
    'templates/teas.tsx',
    'export default ({ items }) => <><h1>Teas</h1>{items.map(({ name, href }) => <p key={href}><a href={href}>{name}</a></p>)}</>;\n',
  );
  put(
    folder,
    'templates/tea.tsx',
    'export default ({ entry }) => <><h1>{entry.name}</h1><p>{entry.code} costs {entry.price}, like {entry.like?.name}</p></>;\n',
  );
  return folder;
}

const rowsNow = (folder: string, change: (text: string) => string): void => {
  const text = readFileSync(at(folder, 'data/teas.csv'), 'utf8');
  expect(change(text)).not.toBe(text);
  put(folder, 'data/teas.csv', change(text));
};

async function built(folder: string, ...more: string[]): Promise<string[]> {
  const { code, stderr } = await senja(['build', '--why', '--lang', 'en', ...more], { cwd: folder });
  expect(code, stderr).toBe(0);
  return stderr.split('\n').flatMap((line) => /^\/\S*/.exec(line)?.[0] ?? []);
}

async function found(folder: string): Promise<string[]> {
  const { stdout } = await senja(['check', '--format', 'json', '--lang', 'en'], { cwd: folder });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { file: string; line: number; column: number; code: string; message: string }[];
  };
  return diagnostics.map((one) => `${one.file}:${one.line}:${one.column} ${one.code}`);
}

it('gives each row a page, listed like files, and renders only pages of changed rows again', async () => {
  const folder = await teaSite();
  await built(folder);
  const page = (name: string): string => readFileSync(at(folder, `dist/${name}`), 'utf8');
  expect(page('teas/mint-cold/index.html')).toMatch(/008(<!-- -->)? costs (<!-- -->)?8000/);
  expect(page('teas/mint-cold/index.html')).toContain('Ginger tea');
  expect(page('teas/index.html')).toMatch(/Ginger tea.*Jasmine/s);
  expect(page('teas/2/index.html')).toContain('href="/teas/mint-cold/"');
  expect(page('sitemap.xml')).toContain('/teas/ginger-tea/');
  expect(page('feed.xml')).toMatch(/jasmine.*mint-cold.*ginger-tea/s);
  expect(Object.keys(tree(at(folder, 'dist'))).join(' ')).not.toContain('secret');

  // As early as without rows: nothing is made.
  expect(await built(folder)).toEqual([]);
  rowsNow(folder, (text) => text.replace(',9000,', ',9500,'));
  expect(await built(folder)).toEqual(['/teas/jasmine/']);
  rowsNow(folder, (text) => text.replace('Jasmine', 'Jasmine x'));
  expect((await built(folder)).sort()).toEqual(['/teas/', '/teas/jasmine-x/']);
  // The price of one that another refers to.
  rowsNow(folder, (text) => `${text}Rose,7000,,,,\n`);
  expect((await built(folder)).sort()).toEqual(['/teas/2/', '/teas/rose/']);
  const later = tree(at(folder, 'dist'));
  await built(folder, '--no-cache', '--out', 'new');
  expect(tree(at(folder, 'new'))).toEqual(later);
});

it('places each fault at its row and column, in each format and language, and publishes nothing', async () => {
  const folder = await teaSite();
  put(
    folder,
    'data/teas.csv',
    'name,price,since,weight,like\nTea,0,31 April 2026,1,\nMint,12.000,2026-02-05,2,nothing\n!,3,,,\ntea,4,,3,\n',
  );
  expect(await found(folder)).toEqual([
    '../data/teas.csv:1:18 content/unknown-field',
    '../data/teas.csv:2:5 content/invalid',
    '../data/teas.csv:2:7 content/no-such-date',
    '../data/teas.csv:3:6 content/invalid',
    '../data/teas.csv:3:26 reference/unknown',
    '../data/teas.csv:4:1 data/row-name',
    '../data/teas.csv:5:1 data/row-name',
  ]);
  const shown = await senja(['check', '--lang', 'en'], { cwd: folder });
  expect(shown.stderr).toContain('line 2 has the name tea too');
  expect(shown.stderr).toContain('Mint,12.000,2026-02-05,2,nothing');
  for (const format of ['github', 'gitlab', 'sarif', 'junit', 'json'])
    for (const lang of ['id', 'en']) {
      const { code, stdout } = await senja(['check', '--lang', lang, '--format', format], { cwd: folder });
      expect(code).toBe(1);
      expect(stdout).toContain('data/teas.csv');
      expect(stdout).not.toContain('teas/mint.yaml');
    }
  const { code } = await senja(['build'], { cwd: folder });
  expect(code).toBe(1);
  // What is not certain is left: the file is as it was.
  const before = readFileSync(at(folder, 'data/teas.csv'), 'utf8');
  await senja(['check', '--fix', '--suggested'], { cwd: folder });
  expect(readFileSync(at(folder, 'data/teas.csv'), 'utf8')).toBe(before);

  put(folder, 'data/teas.csv', 'price\n1\n');
  expect(await found(folder)).toEqual(['../data/teas.csv:1:1 data/row-name']);
  put(folder, 'data/teas.csv', 'name,price\nTea\n');
  expect(await found(folder)).toEqual(['../data/teas.csv:2:1 data/row-length']);
  rmSync(at(folder, 'data/teas.csv'));
  expect(await found(folder)).toEqual(['../content/models/tea.schema.json:11:15 data/unreadable']);
});

it('reads a list in JSON or YAML, and says what a model or a list may not be', async () => {
  const folder = await teaSite();
  const withFile = (rows: object, more: object = {}): void =>
    put(
      folder,
      'content/models/tea.schema.json',
      JSON.stringify({ ...MODEL, 'x-collection': { ...MODEL['x-collection'], rows }, ...more }, null, 2),
    );
  withFile({ file: 'data/teas.json', slug: 'name' });
  put(
    folder,
    'data/teas.json',
    '[\n  { "name": "Ginger", "price": 3 },\n  { "name": "Mint", "price": "x" }\n]\n',
  );
  expect(await found(folder)).toEqual(['../data/teas.json:3:30 content/invalid']);
  put(folder, 'data/teas.json', '[{ "name": "Ginger", "price": 3 }]\n');
  await built(folder);
  expect(readFileSync(at(folder, 'dist/teas/ginger/index.html'), 'utf8')).toContain('<h1>Ginger</h1>');
  put(folder, 'data/teas.json', '{ "name": "Ginger" }\n');
  expect(await found(folder)).toEqual(['../data/teas.json:1:1 data/not-valid']);
  withFile({ file: 'data/teas.yaml', slug: 'name' });
  put(folder, 'data/teas.yaml', '- name: Ginger\n  price: 3\n- name: Mint\n  price: x\n');
  expect(await found(folder)).toEqual(['../data/teas.yaml:4:10 content/invalid']);
  put(folder, 'data/teas.yaml', 'name: Ginger\n');
  expect((await senja(['check', '--lang', 'en'], { cwd: folder })).stderr).toContain('no valid YAML');

  withFile({ file: 'data/teas.toml', slug: 'nam' });
  expect((await found(folder)).map((one) => one.split(' ')[1])).toEqual([
    'model/invalid',
    'model/unknown-value',
  ]);
  withFile({ file: 'data/teas.json' });
  expect(await found(folder)).toEqual(['models/tea.schema.json:10:13 model/invalid']);
});

it('never writes to the file: rename refuses a row, and what rows mention', async () => {
  const folder = await teaSite();
  put(folder, 'content/teas/black.yaml', 'name: Black\n');
  rowsNow(folder, (text) => text.replace('ginger-tea', 'black'));
  await built(folder);
  const before = readFileSync(at(folder, 'data/teas.csv'), 'utf8');
  const row = await senja(['rename', 'jasmine', 'yasmin', '--lang', 'en'], { cwd: folder });
  expect(row.code).toBe(2);
  expect(row.stderr).toContain('“jasmine” is a row of data/teas.csv.');
  const mentioned = await senja(['rename', 'black', 'dark', '--lang', 'en'], { cwd: folder });
  expect(mentioned.code).toBe(1);
  expect(mentioned.stderr).toContain('data/teas.csv:3:35  warning  link/moved');
  expect(readFileSync(at(folder, 'content/teas/black.yaml'), 'utf8')).toBe('name: Black\n');
  expect(readFileSync(at(folder, 'data/teas.csv'), 'utf8')).toBe(before);
  put(folder, 'content/teas/jasmine.yaml', 'name: Other\n');
  expect(await found(folder)).toEqual([
    '../data/teas.csv:4:1 data/row-name',
    '../data/teas.csv:5:12 site/draft',
  ]);
});

it('shows no row in the editor, says where they are, and has their pages', async () => {
  const folder = await teaSite();
  const context = { ...smallContext(temporaryFolder()), siteRoot: folder, cwd: folder };
  const site = await EditedSite.open(
    { ...context, options: { ...context.options, content: at(folder, 'content') } },
    { changed: () => undefined },
  );
  const { page } = previewSite(site);
  expect(await page('teas/ginger-tea/index.html')).toContain('<h1>Ginger tea</h1>');
  const view = new EntryList(site, new Map()).view('en');
  expect(view.entries.map(({ file }) => file)).toEqual(['site.yaml', 'posts/1-welcome.md']);
  expect(view.collections.map(({ rows }) => rows)).toEqual([undefined, 'data/teas.csv']);
  // A text that changes by itself has no effect on rows.
  site.touch('posts/1-welcome.md');
  expect(site.known().reads.get('teas/ginger-tea.yaml')?.entry.title).toBe('Ginger tea');
  site.close();
});

it('dev follows the file', async () => {
  const folder = await teaSite();
  const { url, output } = await serve(['dev'], { cwd: folder });
  const page = async (name: string): Promise<string> => (await fetch(`${url}teas/${name}/`)).text();
  await expect.poll(() => page('jasmine')).toMatch(/costs (<!-- -->)?9000/);
  rowsNow(folder, (text) => text.replace(',9000,', ',9500,'));
  await expect.poll(() => page('jasmine')).toMatch(/costs (<!-- -->)?9500/);
  rowsNow(folder, (text) => `${text}Rose,7000,,,,\n`);
  await expect.poll(() => page('rose')).toContain('<h1>Rose</h1>');
  rowsNow(folder, (text) => text.replace(',7000,', ',x,'));
  await expect.poll(output).toMatch(/teas\.csv:6:6 +error/);
  rowsNow(folder, (text) => text.replace('Rose,x,', 'Rosa,1,'));
  await expect.poll(() => page('rosa')).toContain('<h1>Rosa</h1>');
});
