/** Imports of the site's own code: as TypeScript and most bundlers resolve them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBasePath } from '../../../../cli/core/stages/front-end.ts';
import { bundleOnce } from '../../../../cli/io/compiled/bundles.ts';
import { importPaths } from '../../../../cli/io/compiled/imports/tsconfig-paths.ts';
import { loadLazily } from '../../../../cli/io/compiled/observed/templates-code.ts';
import { root, temporaryFolder } from '../../../support/process/senja.ts';

const SITE = `import { defineSite } from 'senja';\nexport default defineSite({});\n`;
const PARCEL = `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = (text) => "<" + text + ">";
exports.size = 7;
`;

let site = '';

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
}

beforeEach(() => {
  site = temporaryFolder();
  write({
    'package.json': JSON.stringify({ type: 'module' }),
    'node_modules/parcel-x/package.json': '{ "name": "parcel-x", "main": "index.js" }',
    'node_modules/parcel-x/index.js': "module.exports = require('./real.js');\n",
    'node_modules/parcel-x/real.js': PARCEL,
    'templates/site.ts': SITE,
  });
});

const bundle = async () => (await bundleOnce({ siteRoot: site, toolRoot: root })).frontEnd;

/** @returns what a template with this code shows */
async function shownBy(code: string): Promise<string> {
  write({ 'templates/page.tsx': code });
  const { templates, isLazy = false } = await bundle();
  const module = { exports: {} as { renderPage(page: object): string[]; loadLazy(): Promise<void> } };
  const run = new Function('module', 'exports', 'require', withBasePath(templates, "/a'b/"));
  run(module, module.exports, createRequire(import.meta.url));
  expect(isLazy).toBe(code.includes('import('));
  if (isLazy) await loadLazily(module.exports);
  const assets = { styles: {}, loader: '' };
  const page = { template: 'page', site: { base: '/', policies: { pages: {} }, assets }, body: {} };
  const html = module.exports.renderPage(page).join('');
  return /<main>(.*)<\/main>/s.exec(html)?.[1] ?? '';
}

describe('import paths of tsconfig.json', () => {
  it('are relative to the file that has them, with comments, and inherited', () => {
    write({
      'tsconfig.json':
        '\uFEFF{ // a comment\n "extends": ["./up/base", "parcel-x/none.json"], /* "a" */ "include": ["x//*,]"], }',
      'up/base.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"] } } }',
    });
    const up = path.join(site, 'up');
    expect(importPaths(site)).toEqual({ baseUrl: up, paths: { '@/*': [path.join(up, 'src/*')] } });
  });

  it.each([
    '',
    '{ "compilerOptions": { "paths": ',
    '{ "extends": "./tsconfig.json" }',
    '"paths"',
    'null /* "paths" */',
    '{ "paths": while (true) }',
  ])('are none in %j', (text) => {
    write({ 'tsconfig.json': text });
    expect(importPaths(site)).toEqual({});
  });

  it('lead to files in templates and widgets', async () => {
    write({
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'src/hi.tsx': 'export const Hi = () => <b>hi-there</b>;\n',
      'client/widgets/w.tsx': "import { Hi } from '@/hi';\nexport default Hi;\n",
    });
    expect(await shownBy("import { Hi } from '@/hi';\nexport default Hi;\n")).toBe('<b>hi-there</b>');
    expect(JSON.stringify((await bundle()).assets)).toContain('hi-there');
  });
});

describe('the default of a CommonJS package', () => {
  const CODE = `import parcel, { size } from 'parcel-x';\nexport default () => <b>{parcel('x')} {size}</b>;\n`;

  it('is that of the ES module it was made from, in templates and widgets', async () => {
    write({ 'client/widgets/w.tsx': CODE });
    const widget = `import { Widget } from 'senja/react';\n${CODE.replace('<b>', '<b><Widget name="w" />')}`;
    const html = await shownBy(widget);
    expect(html.match(/&lt;x&gt;<!-- --> <!-- -->7/g)).toHaveLength(2);
  });

  it('is the same in browsers', async () => {
    const read = "export const read = () => {\n  throw new Error(parcel('x'));\n};\n";
    write({ 'client/widgets/w.tsx': CODE + read, 'templates/page.tsx': 'export default () => null;\n' });
    const { assets } = await bundle();
    const [, code] = Object.entries(assets).find(([name]) => name.startsWith('assets/w-')) ?? [];
    const file = path.join(site, 'w.mjs');
    writeFileSync(file, String(code));
    const { hydrate } = (await import(file)) as { hydrate(element: object): Promise<void> };
    await expect(hydrate({ getAttribute: () => '{}', childNodes: [] })).rejects.toThrow('<x>');
  });

  it('is all its exports if it has none of its own', async () => {
    write({ 'node_modules/parcel-x/real.js': "module.exports = (text) => '[' + text + ']';\n" });
    expect(
      await shownBy("import parcel from 'parcel-x';\nexport default () => <b>{parcel('x')}</b>;\n"),
    ).toBe('<b>[x]</b>');
  });
});

describe('a file', () => {
  const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const FILES = { 'templates/logo.svg': LOGO, 'templates/rows.csv': 'a,b\n' };

  it('is its address, below the base path, and published once', async () => {
    write({
      ...FILES,
      'client/widgets/w.tsx':
        "import rows from '../../templates/rows.csv';\nexport default () => <i>{rows}</i>;\n",
      'client/widgets/x.tsx': 'export default () => null;\n',
    });
    const html = await shownBy(
      'import logo from \'./logo.svg\';\nexport default () => <img src={logo} alt="" />;\n',
    );
    const [, name = ''] = /src="\/a%27b\/(assets\/[A-Z0-9]{8}\.svg)"/.exec(html) ?? [];
    const { assets } = await bundle();
    expect(assets[name]).toEqual({ base64: Buffer.from(LOGO).toString('base64') });
    const [, widget = ''] = Object.entries(assets).find(([file]) => file.startsWith('assets/w-')) ?? [];
    const [rows = ''] = /assets\/[A-Z0-9]{8}\.csv/.exec(String(widget)) ?? [];
    expect(Object.keys(assets)).toContain(rows);
    expect(widget).toContain(`"/.senja-base/${rows}"`);
    expect(widget).toMatch(/from"\.\/shared-\w+\.js"/);
  });

  it('is its text with ?raw, in site.ts too', async () => {
    write({
      ...FILES,
      'templates/site.ts': `import icon from './logo.svg?raw';\n${SITE}console.assert(icon);\n`,
    });
    const html = await shownBy(
      "import rows from './rows.csv?raw';\nexport default () => <i>{rows.trim()}</i>;\n",
    );
    expect(html).toBe('<i>a,b</i>');
    const { frontEnd, metafiles } = await bundleOnce({ siteRoot: site, toolRoot: root });
    expect(frontEnd.definition).toContain(LOGO);
    expect(metafiles.flatMap(({ inputs }) => Object.keys(inputs)).join()).toContain('raw-text:');
  });

  it('has no address in site.ts, which says so', async () => {
    write({
      ...FILES,
      'templates/site.ts': `import icon from './logo.svg';\n${SITE}console.assert(icon);\n`,
    });
    write({ 'templates/page.tsx': 'export default () => null;\n' });
    const location = expect.objectContaining({ file: 'templates/site.ts', line: 1 });
    const text = expect.stringContaining('logo.svg?raw');
    await expect(bundle()).rejects.toMatchObject({ errors: [{ text, location }] });
  });
});

describe('a component that is imported lazily', () => {
  const page = (load: string) => `import { lazy, Suspense } from 'react';
const Part = lazy(${load});
export default () => <Suspense fallback={<p>loading</p>}><Part /></Suspense>;
`;
  const PART = 'export default () => <b>part</b>;\nexport const Other = () => <i>other</i>;\n';

  it.each([
    ["() => import('./parts/part.tsx')", '<b>part</b>'],
    ["() => import('./parts/part.tsx').then(({ Other }) => ({ default: Other }))", '<i>other</i>'],
  ])('is in the page itself: %s', async (load, shown) => {
    write({ 'templates/parts/part.tsx': PART });
    expect(await shownBy(page(load))).toBe(`<!--$-->${shown}<!--/$-->`);
  });

  it('imports further components lazily', async () => {
    write({
      'templates/parts/part.tsx': page("() => import('./other.tsx')").replace('part', 'next'),
      'templates/parts/other.tsx': PART,
    });
    expect(await shownBy(page("() => import('./parts/part.tsx')"))).toContain('<b>part</b>');
  });

  it.each([
    ['of its module', "throw new Error('mine');\n"],
    ['of its own', "export default () => { throw new Error('mine'); };\n"],
  ])('fails with the error %s, in place of a fallback', async (_, part) => {
    write({ 'templates/parts/part.tsx': part });
    await expect(shownBy(page("() => import('./parts/part.tsx')"))).rejects.toThrow('mine');
  });

  it.each([
    ['waits for something else', page('async () => ({ default: () => <b>later</b> })')],
    ['waits for ever', page('() => new Promise(() => undefined)')],
    [
      'is made while the page is rendered',
      page("() => import('./parts/part.tsx')")
        .replace('const Part', 'export default () => { const Part')
        .replace('export default () => <', 'return <')
        .concat('}'),
    ],
  ])('is refused if it %s', async (_, code) => {
    write({ 'templates/parts/part.tsx': PART });
    await expect(shownBy(code)).rejects.toThrow('suspended');
  });
});
