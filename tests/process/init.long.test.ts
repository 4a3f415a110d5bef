/** Sites as `senja init` makes them: each starter, in both languages. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { THEMES } from '../../cli/commands/line/themes.ts';
import { root, senja, temporaryFolder } from '../support/process/senja.ts';
import { newSite } from '../support/sites/new-site.ts';

/** Pages of each starter, except the shipped site. */
const PAGES: Readonly<Record<string, Record<string, string[]>>> = {
  blank: { en: ['posts/welcome/index.html'], id: ['posts/selamat-datang/index.html'] },
  blog: {
    en: ['posts/welcome/index.html', 'archive/index.html', 'tags/writing/index.html', 'about/index.html'],
    id: ['posts/selamat-datang/index.html', 'tags/menulis/index.html', 'tentang/index.html'],
  },
  docs: {
    en: ['docs/guide/code/index.html', 'tags/basics/index.html', 'changelog/index.html'],
    id: ['docs/panduan/kode/index.html', 'tags/dasar/index.html', 'changelog/index.html'],
  },
  sehat: { en: ['contact/index.html', 'disclaimer/index.html'], id: ['tentang-kami/index.html'] },
};

describe.each(THEMES)('the starter %s', (theme) => {
  it.each(['en', 'id'])('builds and passes its own tests, in %s', async (lang) => {
    const folder = await newSite(theme, lang);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: 'situs-baru',
      scripts: { test: 'npm run types && senja check --strict' },
    });
    expect(path.resolve(folder, manifest.dependencies.senja.replace('file:', ''))).toBe(root);
    expect(Object.keys(manifest.devDependencies)).toEqual(['@types/react', '@types/react-dom', 'typescript']);
    expect(readFileSync(path.join(folder, '.gitignore'), 'utf8')).toContain('node_modules/');
    expect(readFileSync(path.join(folder, '.gitattributes'), 'utf8')).toContain(
      'addresses.txt merge=union\n',
    );
    const editor = JSON.parse(readFileSync(path.join(folder, '.vscode/settings.json'), 'utf8'));
    await senja(['generate'], { cwd: folder });
    for (const schema of Object.keys(editor['yaml.schemas']))
      expect(existsSync(path.join(folder, schema)), schema).toBe(true);
    const checked = await senja(['check', '--strict', '--format', 'json'], { cwd: folder });
    expect(JSON.parse(checked.stdout)).toMatchObject({ errors: 0, warnings: 0 });
    expect(await senja(['build', '--quiet'], { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
    for (const page of ['index.html', '404.html', ...(PAGES[theme]?.[lang] ?? ['?'])])
      expect(readFileSync(path.join(folder, 'dist', page), 'utf8')).toMatch(
        /<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/feed\.xml"/,
      );
  });
});

it('highlights the code of a documentation site', async () => {
  const folder = await newSite('docs', 'en');
  await senja(['build'], { cwd: folder });
  const html = readFileSync(path.join(folder, 'dist/docs/guide/code/index.html'), 'utf8');
  expect(html).toContain('<span class="hljs-keyword">const</span>');
  expect(html).toContain('aria-current="page">Code</a>');
});

it('names and orders the menu of a documentation site, and keeps older versions apart', async () => {
  const folder = await newSite('docs', 'en');
  const content = path.join(folder, 'content');
  cpSync(path.join(content, 'docs/guide'), path.join(content, 'docs/v1/guide'), { recursive: true });
  rmSync(path.join(content, 'docs/v1/guide/3-versions.md'));
  const settings = readFileSync(path.join(content, 'site.yaml'), 'utf8');
  const more = [
    'repository: https://github.com/you/docs',
    "version: '2.0'",
    'versions:',
    '  - folder: v1',
    "    name: '1.0'",
  ];
  const listed = settings
    .replace('folder: guide', 'folder: guied')
    .concat(...more.map((line) => `${line}\n`));
  writeFileSync(path.join(content, 'site.yaml'), listed);
  const checked = await senja(['check', '--format', 'json', '--lang', 'en'], { cwd: folder });
  expect(JSON.parse(checked.stdout).diagnostics).toEqual([
    expect.objectContaining({ code: 'menu/no-such-folder', file: 'site.yaml', severity: 'warning' }),
  ]);
  writeFileSync(path.join(content, 'site.yaml'), listed.replace('guied', 'guide'));
  await senja(['build'], { cwd: folder });
  const page = (name: string) => readFileSync(path.join(folder, 'dist', name, 'index.html'), 'utf8');
  const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
  const menuOf = (html: string) => linksIn(/<nav aria-label="Menu">.*?<\/nav>/s.exec(html)?.[0] ?? '');
  const now = page('docs/guide/code');
  expect(menuOf(now)).toEqual([
    '/docs/start/',
    ...['pages', 'code', 'versions'].map((name) => `/docs/guide/${name}/`),
    ...['settings', 'look'].map((name) => `/docs/reference/${name}/`),
  ]);
  expect(now).toContain('href="https://github.com/you/docs/edit/main/content/docs/guide/2-code.md"');
  const old = page('docs/v1/guide/code');
  expect(menuOf(old)).toEqual(['/docs/v1/guide/pages/', '/docs/v1/guide/code/']);
  expect(old).toContain('This page is about version 1.0.');
  expect(linksIn(old)).toContain('/docs/guide/code/');
  // No version has a page of this name but the current one, so the switch leads to the first page of the other.
  expect(linksIn(page('docs/guide/versions'))).toContain('/docs/v1/guide/pages/');
  const parts = readdirSync(path.join(folder, 'dist/search-index')).map((name) =>
    readFileSync(path.join(folder, 'dist/search-index', name), 'utf8'),
  );
  expect(parts.join('')).toContain('docs/guide/code/');
  expect(parts.join('')).not.toContain('/docs/v1/guide/');
});

it('lets pnpm install it, which stops at a script that nobody has decided on', async () => {
  const settings = parse(
    readFileSync(path.join(await newSite('blank', 'en'), 'pnpm-workspace.yaml'), 'utf8'),
  );
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; dev?: boolean }>;
  };
  const scripted = Object.entries(lock.packages).filter(([, one]) => one.hasInstallScript && !one.dev);
  const names = scripted.map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect(names).toContain('esbuild');
  // Earlier versions of pnpm read no such file without packages.
  expect(settings).toMatchObject({
    packages: ['.'],
    allowBuilds: Object.fromEntries(names.map((name) => [name, false])),
  });
});

it('leads code editors to the models of a theme, also from new entries', async () => {
  const folder = await newSite('sehat', 'id');
  await senja(['generate'], { cwd: folder });
  await senja(['new', 'article', 'Air jahe'], { cwd: folder });
  const articles = path.join(folder, 'content/articles');
  const named = readdirSync(articles).map((name) => {
    const [, model = ''] = /\$schema=(\S+)/.exec(readFileSync(path.join(articles, name), 'utf8')) ?? [];
    return path.join(articles, model);
  });
  expect(named.filter((model) => !model.endsWith('.json') || !existsSync(model))).toEqual([]);
});

it.each([
  ['en', 'Europe/Berlin', 'Europe/Berlin'],
  ['en', 'Asia/Makassar', 'Asia/Makassar'],
  ['id', 'Asia/Jayapura', 'Asia/Jayapura'],
  ['id', 'America/New_York', 'Asia/Jakarta'],
])(
  'gives a new site the time zone of the machine, an Indonesian one that of Indonesia: %s, %s',
  async (lang, TZ, zone) => {
    for (const theme of THEMES) {
      const folder = path.join(temporaryFolder(), theme);
      const ran = await senja(['init', folder, '--theme', theme, '--lang', lang], { env: { TZ } });
      expect(ran.code, ran.stderr).toBe(0);
      const text = readFileSync(path.join(folder, 'content/site.yaml'), 'utf8');
      expect(text.match(/^timeZone: .*$/gm)).toEqual([`timeZone: ${zone}`]);
      expect(text).toMatch(/^language: \w+\ntimeZone: /m);
    }
  },
);
