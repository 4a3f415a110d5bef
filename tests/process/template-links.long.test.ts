/** Links written by templates: broken ones are faults of the site's code. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root, senja, sharedFolder } from '../support/process/senja.ts';

const site = path.join(sharedFolder(), 'site');
const at = (name: string): string => path.join(site, name);
const post = (name: string, date: string): void =>
  writeFileSync(
    at(`content/posts/${name}.md`),
    `---\ntitle: ${name}\ndate: ${date}\nsummary: A post.\n---\n\nText.\n`,
  );
const template = (name: string, elements: string): void =>
  writeFileSync(at(`templates/${name}.tsx`), `export default () => <main id="own">${elements}</main>;\n`);
const link = (href: string): string => `<a href="${href}">x</a>`;

interface JsonDiagnostic {
  code: string;
  file: string;
  message: string;
  suggestions?: string[];
}

async function faults(...more: string[]): Promise<JsonDiagnostic[]> {
  const args = ['build', '--format', 'json', '--lang', 'en', '--now', '2026-05-01', ...more];
  const { code, stdout } = await senja(args, { cwd: site });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: JsonDiagnostic[] };
  const dead = diagnostics.filter((one) => one.code === 'code/dead-link');
  expect(code).toBe(dead.length > 0 ? 1 : 0);
  return dead;
}

beforeAll(async () => {
  expect(await senja(['init', site, '--theme', 'blank', '--lang', 'en'])).toMatchObject({ code: 0 });
  mkdirSync(at('node_modules'));
  symlinkSync(root, at('node_modules/senja'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), at(`node_modules/${name}`));
  mkdirSync(at('public'));
  writeFileSync(at('public/price list.pdf'), 'x');
  writeFileSync(at('public/_redirects'), '/old/ /posts/first/\n/\u00e4lter/* /posts/first/\n');
  rmSync(at('content/posts/1-welcome.md'));
  post('first', '2026-01-02');
  post('later', '2026-06-01');
  post('caf\u00e9', '2026-01-01');
});

it('are reported with the reason and a suggestion', async () => {
  const wrong: readonly (readonly [href: string, why: RegExp, suggestion?: string])[] = [
    ['/base/posts/frist/', /no page or file/, '/base/posts/first/'],
    ['/posts/first/', /base path/, '/base/posts/first/'],
    ['/base/posts/first/#nowhere', /#?nowhere/],
    ['#gone', /#?gone/],
    ['gone/', /no page or file/],
    ['/base/%ff%/', /no page or file/],
    // Neither browsers nor hosts compose letters.
    ['/base/posts/cafe\u0301/', /no page or file/, '/base/posts/caf%C3%A9/'],
    ['/base/posts/cafe%cc%81/#own', /no page or file/, '/base/posts/caf%C3%A9/#own'],
    ['#re\u0301sume\u0301', /no part/, '#r\u00e9sum\u00e9'],
  ];
  template('home', `<h2 id="r\u00e9sum\u00e9">A</h2>${wrong.map(([href]) => link(href)).join('')}`);
  const reported = await faults('--url', 'https://x.example/base/');
  expect(reported).toHaveLength(wrong.length);
  for (const [index, [href, why, suggestion]] of wrong.entries()) {
    expect(reported[index]).toMatchObject({ file: '../templates/home.tsx' });
    expect(reported[index]?.message).toContain(href);
    expect(reported[index]?.message).toMatch(why);
    if (suggestion) expect(reported[index]?.suggestions?.[0]).toBe(suggestion);
  }
});

it('are reported once if the policy blocks them too', async () => {
  template('home', '<h1>A</h1><link rel="stylesheet" href="/gone.css" />');
  const { stdout } = await senja(['check', '--format', 'json'], { cwd: site });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: JsonDiagnostic[] };
  expect(diagnostics.map(({ code }) => code)).toEqual(['code/blocked-address']);
});

it('may lead to pages and their anchors, files, withheld entries, and other sites', async () => {
  const right = [
    ...['/base/', '/base/posts/first/', '/base/posts/first/#top', '#own', '/base/price%20list.pdf'],
    ...[
      '/base/posts/caf\u00e9/#top',
      '/base/posts/caf%c3%a9',
      '#r%c3%a9sum%C3%A9',
      '/base/old',
      '/base/%C3%A4lter/',
    ],
    ...['/base/posts/later/', '/other-site/', 'https://other.example/x/', 'mailto:a@b.example'],
  ];
  template('home', `<h2 id="r\u00e9sum\u00e9">A</h2>${right.map(link).join('')}`);
  expect(await faults('--url', 'https://x.example/base/')).toEqual([]);
});

it('are reported when their page disappears, although nothing else is rendered', async () => {
  template('home', '');
  template('not-found', link('/posts/second/'));
  post('second', '2026-01-03');
  expect(await faults()).toEqual([]);
  rmSync(at('content/posts/second.md'));
  expect(await faults()).toMatchObject([{ message: expect.stringContaining('/posts/second/') }]);
});
