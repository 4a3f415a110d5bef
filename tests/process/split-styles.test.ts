/**
 * `splitStyles`: a sheet that a component imports is on the pages whose template imports the component, and on no others; without the
 * setting it is on all.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { senja, tree } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { posko } from '../support/sites/posko.ts';

const folder = posko();
const at = (name: string): string => path.join(folder, name);
const put = (name: string, text: string): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const edit = (name: string, from: string, to: string): void => {
  const text = readFileSync(at(name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    at(name),
    text.replace(from, () => to),
  );
};
const importIn = (name: string, ...files: string[]): void =>
  put(name, `${files.map((file) => `import '${file}';\n`).join('')}${readFileSync(at(name), 'utf8')}`);

/** Each rule is named after where it is imported. */
const rule = (name: string): string => `.of-${name} { margin: 0 }\n`;

function dressed(): void {
  for (const name of ['home', 'place', 'shared', 'widget', 'box', 'document', 'own'])
    put(`templates/css/of-${name}.css`, rule(name));
  put('templates/place.css', rule('named'));
  put('templates/parts/base.module.css', '.base { color: red }\n');
  put(
    'templates/parts/é.module.css',
    '.title { composes: base from "./base.module.css"; color: blue }\n.title::after { content: "é" }\n',
  );
  put('templates/parts/other.module.css', '.title { color: green }\n');
  put(
    'templates/parts/shared.tsx',
    "import '../css/of-shared.css';\nimport css from './é.module.css';\nexport default () => <b className={css.title}>b</b>;\n",
  );
  put(
    'templates/boxes/note.tsx',
    "import '../css/of-box.css';\nexport default ({ children }: { children?: import('react').ReactNode }) => <aside>{children}</aside>;\n",
  );
  put(
    'templates/document.tsx',
    "import { Document } from 'senja/react';\nimport './css/of-document.css';\nexport default Document;\n",
  );
  importIn('templates/home.tsx', './css/of-home.css');
  importIn('templates/place.tsx', './css/of-place.css');
  importIn('client/widgets/counter.tsx', '../../templates/css/of-widget.css');
  for (const name of ['templates/place.tsx', 'templates/staff.tsx']) {
    put(name, `import Shared from './parts/shared.tsx';\n${readFileSync(at(name), 'utf8')}`);
    edit(name, '<h1>', '<Shared /><h1>');
  }
  put(
    'templates/list.tsx',
    `import other from './parts/other.module.css';\n${readFileSync(at('templates/list.tsx'), 'utf8')}`,
  );
  edit('templates/list.tsx', '<h1>', '<h1 className={other.title}>');
}

const PAGES = { home: '', place: 'places/market/', staff: 'staff/sri/', list: 'staff/', lost: '404' };

/** Names of the rules in each page, in their order. */
function rulesIn(files: Readonly<Record<string, string>>): Record<keyof typeof PAGES, string[]> {
  const namesIn = (html = ''): string[] => {
    const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    return [...sheet.matchAll(/\.((?:of-|base|.{1,3}_title|other_|base_)[\w-]*)|\b(body)\{/g)].map(
      ([, own, body]) => own ?? body ?? '',
    );
  };
  return Object.fromEntries(
    Object.entries(PAGES).map(([name, address]) => [
      name,
      namesIn(files[address === '404' ? '404.html' : `${address}index.html`]),
    ]),
  ) as never;
}

async function built(...more: string[]): Promise<Record<string, string>> {
  const { code, stderr } = await senja(['build', '--lang', 'en', '--quiet', ...more], { cwd: folder });
  expect([code, stderr]).toEqual([0, '']);
  return tree(at('dist'));
}

const split = (): void => edit('templates/site.ts', 'defineSite({\n', 'defineSite({\n  splitStyles: true,\n');

it('leaves out of a page what its template does not import', async () => {
  dressed();
  const whole = await built();
  const before = rulesIn(whole);
  const all = before.home;
  for (const name of ['of-home', 'of-place', 'of-shared', 'of-widget', 'of-box', 'of-document', 'body'])
    expect(all).toContain(name);
  expect(before.list).toEqual(all);
  expect(all).not.toContain('of-named');
  split();
  const files = await built();
  const onAll = ['of-document', 'of-box', 'of-widget'];
  const { home, place, staff, list, lost } = rulesIn(files);
  const sorted = (names: readonly string[]): string[] => [...names].sort();
  expect(sorted(lost)).toEqual(sorted(onAll));
  expect(sorted(home)).toEqual(sorted([...onAll, 'of-home', 'body']));
  const shared = all.filter((name) => name === 'of-shared' || /^base_|^(?!other).*_title/.test(name));
  expect(shared.length).toBeGreaterThanOrEqual(4);
  expect(sorted(staff)).toEqual(sorted([...onAll, ...shared]));
  expect(sorted(place)).toEqual(sorted([...onAll, ...shared, 'of-place', 'of-named']));
  expect(list.filter((name) => !onAll.includes(name))).toEqual([expect.stringMatching(/^other_/)]);
  // In the order that they have on all pages.
  for (const names of [home, staff, list]) expect(names).toEqual(all.filter((name) => names.includes(name)));
  // The rest of the pages is the same, with a policy for its sheet.
  const plain = (text = '') => text.replace(/<style>.*?<\/style>|sha256-[\w+/=]+/gs, '');
  for (const [name, text] of Object.entries(whole))
    if (name.endsWith('.html')) expect(plain(files[name])).toBe(plain(text));
  expect(await built('--no-cache')).toEqual(files);
});

it('makes the pages again whose sheet has changed, and no others, also in dev', async () => {
  dressed();
  split();
  await built();
  put('templates/css/of-place.css', '.of-place { margin: 1px }\n');
  const { code, stderr } = await senja(['build', '--why', '--lang', 'en'], { cwd: folder });
  expect(code).toBe(0);
  expect(stderr).toContain('/places/market/');
  expect(stderr).not.toMatch(/^\s*\/staff\//m);
  const { url } = await serve(['dev'], { cwd: folder });
  const page = async (address: string) => (await fetch(new URL(address, url))).text();
  expect(await page('/places/market/')).toContain('.of-place{margin:1px}');
  put('templates/css/of-place.css', '.of-place { margin: 2px }\n');
  await expect.poll(() => page('/places/market/')).toContain('.of-place{margin:2px}');
  expect(await page('/')).not.toContain('.of-place');
});

it('changes no byte of a site that imports no sheets', async () => {
  edit('templates/home.tsx', "import './base.css';\n", '');
  const before = await built();
  split();
  expect(await built()).toEqual(before);
});
