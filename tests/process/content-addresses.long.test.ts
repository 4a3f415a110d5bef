/** Addresses that content states: in routes with dates, as files, as former addresses, and from the values of a field. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { senja, temporaryFolder, tree } from '../support/process/senja.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);

interface Model {
  'x-collection': Record<string, unknown>;
  properties: Record<string, object>;
}

function write(file: string, fields: string, body = 'Text.'): void {
  mkdirSync(path.dirname(at(`content/${file}`)), { recursive: true });
  writeFileSync(at(`content/${file}`), `---\ntitle: A\n${fields}\n---\n\n${body}\n`);
}

/** Adds a collection like posts, with other statements about its folder. */
function addCollection(name: string, statements: object): void {
  const model = JSON.parse(readFileSync(at('content/models/post.schema.json'), 'utf8')) as Model;
  model['x-collection'] = {
    ...model['x-collection'],
    noun: { id: name, en: name },
    folder: name,
    ...statements,
  };
  model.properties.permalink = { type: 'string', format: 'page-path' };
  model.properties.tags = { type: 'array', items: { type: 'string' } };
  model.properties.aliases = { 'x-role': 'aliases', type: 'array', items: { type: 'string' } };
  writeFileSync(at(`content/models/${name}.schema.json`), JSON.stringify(model));
}

const planned = (...pages: string[]): void =>
  writeFileSync(
    at('templates/site.ts'),
    `import { defineSite, page, slugify } from 'senja';\nexport default defineSite({ pages: ({ posts, memos, notes }) => [${pages.join(', ')}] });\n`,
  );

const HOME =
  "page('/', 'home', () => ({ title: 'A', posts: [] })), page('/404.html', 'not-found', () => ({ title: '404' }))";
const TAGS =
  "...[...notes.by('tags')].map(([tag]) => page('/tags/' + slugify(tag) + '/', 'not-found', () => ({ title: tag })))";

beforeEach(async () => {
  folder = path.join(temporaryFolder(), 'site');
  expect((await senja(['init', folder, '--theme', 'blank', '--lang', 'en'])).code).toBe(0);
  addCollection('memos', { route: '/{slug}/', address: 'permalink' });
  addCollection('notes', { route: '/{year}/{month}/{slug}.html' });
  planned(HOME, '...posts.pages()', '...memos.pages()', '...notes.pages()', TAGS);
});

const built = async () => {
  const { code, stderr } = await senja(['build', '--quiet'], { cwd: folder });
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return Object.keys(tree(at('dist')))
    .filter((file) => /\.html?$/.test(file))
    .sort();
};

async function reported(): Promise<string[]> {
  const { stdout } = await senja(['check', '--format', 'json'], { cwd: folder });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { file: string; field: string; code: string }[];
  };
  return diagnostics.map(({ file, field, code }) => `${file} ${field} ${code}`).sort();
}

it('may have the day, dots, and the names of files', async () => {
  write('notes/2016-02-18-hello.md', 'tags: [C, C++, ⚡, ..]');
  write('notes/2017-03-01-hello.md', '');
  write('memos/a.md', 'date: 2026-01-01\npermalink: /2016/02/18/analytics.usa.gov-dash/');
  write('memos/b.md', 'date: 2026-01-01\npermalink: /2017/05/survey.html');
  write(
    'posts/v1.2.md',
    'date: 2026-01-01',
    '[a](/2016/02/hello.html) [b](/2016/02/18/analytics.usa.gov-dash/)',
  );
  expect(await built()).toEqual(
    [
      '2016/02/18/analytics.usa.gov-dash/index.html',
      '2016/02/hello.html',
      '2017/03/hello.html',
      '2017/05/survey.html',
      '404.html',
      'index.html',
      'posts/v1.2/index.html',
      'posts/welcome/index.html',
      ...['c', 'c-plus-plus', 'u26a1', 'u2e-u2e'].map((tag) => `tags/${tag}/index.html`),
    ].sort(),
  );
});

it('redirect from former ones in any form', async () => {
  write(
    'memos/a.md',
    "date: 2026-01-01\naliases: [/old, /2013/05/x.html, /x.php, '/?p=123&q=1', /caf%C3%A9/]",
  );
  const files = await built();
  expect(files).toEqual(
    expect.arrayContaining(['old/index.html', '2013/05/x.html', 'x.php/index.html', 'café/index.html']),
  );
  expect(readFileSync(at('dist/2013/05/x.html'), 'utf8')).toContain('url=/a/');
  expect(readFileSync(at('dist/_redirects'), 'utf8').split('\n')).toEqual([
    '/old/ /a/ 301',
    '/2013/05/x.html /a/ 301',
    '/x.php/ /a/ 301',
    '/caf%C3%A9/ /a/ 301',
    // Without the slash, in one step.
    '/old /a/ 301',
    '/x.php /a/ 301',
    '/ p=123 q=1 /a/ 301',
    '',
  ]);
  expect(await reported()).toContain('memos/a.md /aliases/3 alias/query');
});

it('are blamed on the entry that states them, not on the code of the site', async () => {
  write(
    'memos/a.md',
    'date: 2026-01-01\naliases: [/feed.xml, /assets/x/, https://old.example/x/, /posts/welcome]',
  );
  write('memos/c.md', 'date: 2026-01-01\npermalink: /?a=1');
  expect(await reported()).toEqual([
    'memos/a.md /aliases/1 slug/reserved',
    'memos/a.md /aliases/3 alias/taken',
    'memos/c.md /permalink content/bad-path',
  ]);
  write('memos/a.md', 'date: 2026-01-01\naliases: [/feed.xml]');
  write('memos/c.md', 'date: 2026-01-01\npermalink: /2016/02/hello.html');
  write('notes/2016-02-18-hello.md', 'tags: []');
  write('notes/d.md', 'date: 2026-01-01\ntags: [Basics]');
  write('notes/e.md', 'date: 2026-01-01\ntags: [More, basics]');
  expect(await reported()).toEqual([
    'memos/a.md /aliases/0 alias/taken',
    'notes/2016-02-18-hello.md  route/collision',
    'notes/e.md /tags/1 route/same-part',
  ]);
});
