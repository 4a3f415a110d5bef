/** Files and values as other tools write them, in a site that starts from a starter. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { root, senja, temporaryFolder } from '../support/process/senja.ts';

let site = '';
const put = (name: string, content: string | Uint8Array): void => {
  mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
  writeFileSync(path.join(site, name), content);
};
const get = (name: string): string => readFileSync(path.join(site, name), 'utf8');
const post = (name: string, fields: string, body = 'Text.'): void =>
  put(`content/posts/${name}.md`, `---\ntitle: ${name}\n${fields}\n---\n\n${body}\n`);

interface JsonDiagnostic {
  code: string;
  severity: string;
  file: string;
  message: string;
  line: number;
}
async function build(...more: string[]): Promise<{ code: number | null; diagnostics: JsonDiagnostic[] }> {
  const args = ['build', '--format', 'json', '--lang', 'en', '--now', '2026-05-01', ...more];
  const { code, stdout } = await senja(args, { cwd: site });
  return { code, diagnostics: (JSON.parse(stdout) as { diagnostics: JsonDiagnostic[] }).diagnostics };
}

beforeEach(async () => {
  site = path.join(temporaryFolder(), 'site');
  expect(await senja(['init', site, '--theme', 'blank', '--lang', 'en'])).toMatchObject({ code: 0 });
  mkdirSync(path.join(site, 'node_modules'));
  symlinkSync(root, path.join(site, 'node_modules/senja'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(site, 'node_modules', name));
  rmSync(path.join(site, 'content/posts/1-welcome.md'));
});

it('compares times as points in time, and shows their day in the zone of the site', async () => {
  const settings = get('content/site.yaml').replace(/^timeZone:.*\n/m, '');
  put('content/site.yaml', `${settings}timeZone: Asia/Jakarta\n`);
  post('a', 'date: 2026-04-01T23:30:00-05:00');
  post('b', 'date: 2026-04-02 09:15 +0700');
  post('c', 'date: 2026-04-02');
  // In New York the day before.
  post('d', 'date: 2026-04-30T19:00:00-04:00');
  expect(await build()).toEqual({ code: 0, diagnostics: [] });
  const titles = [...get('dist/feed.xml').matchAll(/<entry>.*?<title>(.)<\/title>.*?<published>([^<]*)/g)];
  expect(titles.map(([, title, at]) => `${title} ${at}`)).toEqual([
    'd 2026-04-30T19:00:00-04:00',
    'a 2026-04-01T23:30:00-05:00',
    'b 2026-04-02T09:15:00+07:00',
    'c 2026-04-02T00:00:00+07:00',
  ]);
  expect([...get('dist/index.html').matchAll(/<time dateTime="([^"]*)"/gi)].map(([, day]) => day)).toEqual([
    '2026-05-01',
    '2026-04-02',
    '2026-04-02',
    '2026-04-02',
  ]);
  // The same moment is on the day before in another zone, also in a build that reuses entries.
  put('content/site.yaml', `${settings}timeZone: America/New_York\n`);
  expect(await build('--now', '2026-04-30')).toEqual({ code: 0, diagnostics: [] });
  expect(get('dist/posts/d/index.html')).toContain('2026-04-30');
});

it('takes an empty optional field for a missing one, and reads quotes over lines that are not indented', async () => {
  post('a', 'date: 2026-01-01\nsummary:');
  post('b', 'date: 2026-01-02\nsummary: "One line\nand a second."');
  expect(await build()).toEqual({ code: 0, diagnostics: [] });
  expect(get('dist/posts/b/index.html')).toContain('content="One line and a second."');
});

it('never loses digits of a number', async () => {
  const model = JSON.parse(get('content/models/post.schema.json'));
  model.properties.photo = { type: 'integer' };
  model.properties.album = { type: 'string' };
  put('content/models/post.schema.json', JSON.stringify(model));
  post('a', 'date: 2026-01-01\nphoto: 72157688988508171\nalbum: 72157688988508171');
  const { code, diagnostics } = await build();
  expect(code).toBe(1);
  expect(diagnostics.map((one) => `${one.line} ${one.code}`)).toEqual([
    '4 content/invalid',
    '5 content/number-not-text',
  ]);
  expect(diagnostics[1]?.message).toContain('72157688988508171');
  // As both messages advise.
  model.properties.photo = { type: 'string' };
  put('content/models/post.schema.json', JSON.stringify(model));
  post('a', 'date: 2026-01-01\nphoto: "72157688988508171"\nalbum: "72157688988508171"');
  expect(await build()).toEqual({ code: 0, diagnostics: [] });
});

it('publishes own files in place of those that senja makes, and tells each once', async () => {
  post('a', 'date: 2026-01-01');
  const own = ['robots.txt', 'feed.xml', 'site.webmanifest', 'favicon.ico', '.well-known/security.txt'];
  for (const name of own) put(`public/${name}`, `own ${name}`);
  for (const run of [1, 2]) {
    const { code, diagnostics } = await build();
    expect(code, `run ${run}`).toBe(0);
    expect(diagnostics.map((one) => `${one.severity} ${one.code} ${one.file}`)).toEqual([
      'note public/instead ../public/feed.xml',
      'note public/instead ../public/robots.txt',
      'note public/instead ../public/site.webmanifest',
    ]);
    for (const name of own) expect(get(`dist/${name}`)).toBe(`own ${name}`);
  }
  // Without it, senja makes it again.
  rmSync(path.join(site, 'public/robots.txt'));
  expect((await build()).code).toBe(0);
  expect(get('dist/robots.txt')).toContain('Sitemap: ');
});

it('publishes files of any name that a host can serve, also in place of one that senja makes', async () => {
  post('a', 'date: 2026-01-01');
  const names = ['robots.txt', 'data.csv', 'a.ics', 'tags/x/feed.xml', 'x.md', 'plans/v1.2/my file.tar.gz'];
  const files = `files: () => ${JSON.stringify(names)}.map((path) => ({ path, content: () => 'own ' + path })),`;
  put('templates/site.ts', get('templates/site.ts').replace('defineSite({', `defineSite({ ${files}`));
  expect(await build()).toEqual({ code: 0, diagnostics: [] });
  for (const name of names) expect(get(`dist/${name}`)).toBe(`own ${name}`);
  put('templates/site.ts', get('templates/site.ts').replace('"a.ics"', '"../a.ics", "a/.git", "_headers"'));
  const { code, diagnostics } = await build();
  expect(code).toBe(1);
  expect(diagnostics.map((one) => one.code)).toEqual([
    'code/same-address',
    'senja/site-code',
    'senja/site-code',
  ]);
});

it('shows pictures of public/, as they are', async () => {
  put('public/pics/chart.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('public/images/moving.gif', 'GIF89a');
  post('a', 'date: 2026-01-01', '![A chart](/pics/chart.svg) ![It moves](/images/moving.gif)');
  expect(await build('--url', 'https://x.example/base/')).toEqual({ code: 0, diagnostics: [] });
  const page = get('dist/posts/a/index.html');
  expect(page).toContain('<img src="/base/pics/chart.svg" alt="A chart"');
  expect(page).toContain('<img src="/base/images/moving.gif" alt="It moves"');
  post('a', 'date: 2026-01-01', '![A chart](/pics/chat.svg)');
  const { code, diagnostics } = await build();
  expect(code).toBe(1);
  expect(diagnostics.map((one) => `${one.line} ${one.code}`)).toEqual(['6 link/no-such-file']);
});

it('gives each page one h1, from its template or from its body, and reports where there is none', async () => {
  post('a', 'date: 2026-01-01', '# A\n\nText.');
  post('b', 'date: 2026-01-02', '# Another title\n\nText.');
  const headings = (name: string): string[] =>
    get(`dist/posts/${name}/index.html`).match(/<h[1-6].*?<\/h[1-6]>/g) ?? [];
  expect(await build()).toEqual({ code: 0, diagnostics: [] });
  expect(headings('a')).toEqual(['<h1>a</h1>']);
  expect(headings('b')).toEqual(['<h1>b</h1>', '<h2 id="another-title">Another title</h2>']);
  const template = get('templates/post.tsx');
  put('templates/post.tsx', template.replace('<h1>{entry.title}</h1>', ''));
  expect(await build()).toEqual({ code: 0, diagnostics: [] });
  expect(headings('a')).toEqual(['<h1 id="a">A</h1>']);
  expect(headings('b')).toEqual(['<h1 id="another-title">Another title</h1>']);
  const check = async (): Promise<string[]> => {
    const { stdout } = await senja(['check', '--format', 'json', '--lang', 'en'], { cwd: site });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: JsonDiagnostic[] };
    return diagnostics.map(({ code, file, line }) => `${file}:${line} ${code}`);
  };
  post('b', 'date: 2026-01-02', 'Text.');
  expect(await check()).toEqual(['posts/b.md:1 code/no-heading']);
  post('a', 'date: 2026-01-01', 'Text.');
  expect(await check()).toEqual(['../templates/post.tsx:1 code/no-heading']);
});
