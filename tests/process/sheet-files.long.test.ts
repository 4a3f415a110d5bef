/** Fonts and pictures in style sheets: published under hashed names, below the base path, allowed by the policy. */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sha256Base64 } from '../../cli/core/values/hash.ts';
import { tree } from '../support/process/senja.ts';
import { buildHere } from '../support/sites/build-here.ts';
import { smallSite } from '../support/sites/small-site.ts';

const FONT = Buffer.from([0x77, 0x4f, 0x46, 0x32, 0, 255, 1, 254]);
const RULES = `
@font-face { font-family: Uji; src: url(../fonts/Noto.Serif.woff2) format("woff2") }
.uji { background: url('../fonts/awan.png') }
`;

function place() {
  const site = smallSite();
  const styles = path.join(site.packageRoot, 'templates/styles');
  const font = path.join(site.packageRoot, 'templates/fonts/Noto.Serif.woff2');
  mkdirSync(path.dirname(font));
  writeFileSync(font, FONT);
  writeFileSync(path.join(path.dirname(font), 'awan.png'), 'awan');
  const build = async (): Promise<Record<string, string>> => {
    const { code, output } = await buildHere(site);
    expect(code, output).toBe(0);
    return tree(site.out);
  };
  const at = (base: string): void => {
    const settings = path.join(site.content, 'site.yaml');
    const text = readFileSync(settings, 'utf8');
    writeFileSync(settings, text.replace(/^url: .*$/m, `url: https://kecil.example${base}`));
  };
  return { ...site, font, base: path.join(styles, 'base.css'), build, at };
}

const addressOf = (page = '', ending: string): string =>
  new RegExp(`url\\("?([^)"]+\\.${ending})"?\\)`).exec(page)?.[1] ?? '';

it('are published, under a new name after a change', async () => {
  const { build, base, font } = place();
  const before = await build();
  expect(before['index.html']).not.toContain('font-src');
  appendFileSync(base, RULES);
  const files = await build();
  const page = files['index.html'];
  const address = addressOf(page, 'woff2');
  expect(address).toMatch(/^\/assets\/[A-Z0-9]+\.woff2$/);
  expect(files[address.slice(1)]).toBe(FONT.toString('latin1'));
  expect(files[addressOf(page, 'png').slice(1)]).toBe('awan');
  for (const text of [page, files._headers]) expect(text).toMatch(/font-src (?:'|&#x27;)self/);

  writeFileSync(font, 'lain');
  const changed = await build();
  const now = addressOf(changed['index.html'], 'woff2');
  expect(now).not.toBe(address);
  expect(changed[now.slice(1)]).toBe('lain');
  expect(Object.keys(changed)).not.toContain(address.slice(1));
});

it.each([
  ['/cabang/', '/cabang/assets/'],
  ["/a(b)'c/", '/a%28b%29%27c/assets/'],
])('are below the base path %s', async (base, folder) => {
  const { build, base: sheet, at } = place();
  appendFileSync(sheet, RULES);
  at(base);
  const files = await build();
  for (const name of ['index.html', '404.html'])
    expect(addressOf(files[name], 'woff2').slice(0, folder.length)).toBe(folder);
  expect(files['index.html']).not.toContain('senja-base');
});

it('include a file of public/ by its address, below any base path', async () => {
  const { build, base: sheet, at, packageRoot } = place();
  const file = path.join(packageRoot, 'public/huruf/besar.woff2');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, FONT);
  appendFileSync(sheet, '@font-face { font-family: Uji; src: url(/huruf/besar.woff2) }\n');
  at('/cabang/');
  const address = addressOf((await build())['index.html'], 'woff2');
  expect(address).toMatch(/^\/cabang\/assets\/[A-Z0-9]+\.woff2$/);
  writeFileSync(file, 'lain');
  expect(addressOf((await build())['index.html'], 'woff2')).not.toBe(address);
});

it('warns of a template without a sheet while others have one, unless its sheet is empty', async () => {
  const site = place();
  const sheets = path.join(site.packageRoot, 'templates/styles/sheets');
  const sheet = path.join(sheets, 'not-found.css');
  const warnings = async (): Promise<string[]> => {
    const { code, output } = await buildHere(site);
    expect(code, output).toBe(0);
    return [...output.matchAll(/(\S+\.tsx:\d+:\d+)[^\n]*code\/no-sheet[\s\S]*?(?=\n\n|$)/g)].map(
      ([, at = '']) => at,
    );
  };
  expect(await warnings()).toEqual([]);
  rmSync(sheet);
  expect(await warnings()).toEqual(['paket/templates/pages/not-found.tsx:1:1']);
  writeFileSync(sheet, '');
  expect(await warnings()).toEqual([]);
  rmSync(sheet);
  // An imported sheet is on every page.
  const page = path.join(site.packageRoot, 'templates/pages/home.tsx');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, `import '../styles/base.css';\n${text}`);
  expect(await warnings()).toEqual([]);
  writeFileSync(page, text);
  rmSync(sheets, { recursive: true });
  expect(await warnings()).toEqual([]);
});

it('styles in a page are allowed by their hash, on that page and in the header, also when it is reused', async () => {
  const { build, packageRoot, content } = place();
  const home = path.join(packageRoot, 'templates/pages/home.tsx');
  const held = "<><p style={{ color: 'red' }}>a</p><style>{'b{}'}</style>";
  writeFileSync(home, readFileSync(home, 'utf8').replace('<>', held));
  const hash = (text: string): string => `'sha256-${sha256Base64(text)}'`;
  const attribute = `style-src-attr 'unsafe-hashes' ${hash('color:red')};`;
  const policyOf = (html = ''): string => html.replaceAll('&#x27;', "'");
  const expectAllowed = (files: Record<string, string>): void => {
    for (const text of [policyOf(files['index.html']), files._headers])
      for (const allowed of [attribute, hash('b{}')]) expect(text).toContain(allowed);
    expect(policyOf(files['404.html'])).not.toMatch(/style-src-attr|unsafe/);
    expect(files._headers).not.toContain('unsafe-inline');
  };
  expectAllowed(await build());
  appendFileSync(path.join(content, 'articles/01-sup.md'), 'Sudah.\n');
  expectAllowed(await build());
});
