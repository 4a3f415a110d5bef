/** Which modules a site's widgets become: one each, and what they share. */
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleFrontEnd } from '../../../../cli/io/compiled/bundler.ts';
import { root, temporaryFolder } from '../../../support/process/senja.ts';

const PLAN = "import { defineSite } from 'senja';\nexport default defineSite({ pages: () => [] });\n";
const widget = (imports: string, uses = '') =>
  `${imports}\nimport { useState } from 'react';\nexport default () => { useState(0); return <b>{${uses}}</b>; };\n`;
/** More than what is small. */
const HEAVY = `export const heavy = ${JSON.stringify('heavy '.repeat(2000))};\n`;

type Files = Readonly<Record<string, string>>;

function place(files: Files, folder = temporaryFolder()): string {
  for (const [name, text] of Object.entries({ 'templates/site.ts': PLAN, ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** @returns the modules by name without hash, and what the loader imports, likewise */
async function bundled(siteRoot: string) {
  const { assets, clients } = await bundleFrontEnd({ siteRoot, toolRoot: root }, { cache: false });
  const names = clients['']?.names ?? '';
  const modules = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
  const plain = (name: string) => name.replace(/^assets\//, '').replace(/-\w+\.js$/, '');
  return {
    hashed: Object.keys(assets),
    names,
    plain: names.split(' ').map(plain),
    has: (text: string) =>
      modules.filter(([, code]) => String(code).includes(text)).map(([name]) => plain(name)),
  };
}

const TWO: Files = {
  'client/widgets/chart.tsx': widget(
    "import { heavy } from '../heavy.ts';\nimport { small } from '../small.ts';",
    'heavy + small + "only in the chart"',
  ),
  'client/widgets/menu.tsx': widget("import { small } from '../small.ts';", 'small + "only in the menu"'),
  'client/small.ts': "export const small = Math.random() + 'a small part';\n",
  'client/heavy.ts': HEAVY,
};

it('each widget has a module; React and small parts that they share are in another', async () => {
  const made = await bundled(place(TWO));
  expect(made.plain).toEqual(['shared', '*']);
  expect(made.has('only in the chart')).toEqual(['chart']);
  expect(made.has('heavy heavy')).toEqual(['chart']);
  expect(made.has('only in the menu')).toEqual(['menu']);
  expect(made.has('a small part')).toEqual(['shared']);
  expect(made.has('react.fragment')).toEqual(['shared']);
});

it('a heavy part that some widgets share is fetched with these alone', async () => {
  const files = {
    ...TWO,
    'client/widgets/graph.tsx': widget("import { heavy } from '../heavy.ts';", 'heavy'),
    // Small itself, but what it imports is not.
    'client/small.ts': "import { heavy } from './heavy.ts';\nexport const small = heavy + 'a small part';\n",
  };
  const made = await bundled(place({ ...files, 'client/widgets/alone.tsx': widget('', '1') }));
  expect(made.plain).toEqual(['shared', '*']);
  const [react] = made.names.split(' ');
  const heavy = made.hashed.filter((name) => name.startsWith('assets/shared-') && name !== `assets/${react}`);
  expect(heavy.length).toBeGreaterThan(0);
  expect(made.has('heavy heavy')).toEqual(['shared']);
});

it('what is imported on demand is a module of its own', async () => {
  const lazy = widget('', "import('../heavy.ts').then(({ heavy }) => heavy) && 'only in this one'");
  const made = await bundled(place({ 'client/widgets/lazy.tsx': lazy, 'client/heavy.ts': HEAVY }));
  expect(made.has('heavy heavy')).toEqual(['later']);
  expect(made.has('only in this one')).toEqual(['lazy']);
});

it('what is imported on demand adds no file to those of the first touch', async () => {
  const lazy = widget('', "import('../later.ts').then(({ default: of, heavy }) => of + heavy) && 'lazy'");
  const later =
    "import { heavy } from './heavy.ts';\nexport { heavy };\nexport default 'a default of its own';\n";
  const made = await bundled(place({ ...TWO, 'client/widgets/lazy.tsx': lazy, 'client/later.ts': later }));
  expect(made.plain).toEqual(['shared', '*']);
  expect(made.has('a default of its own')).toEqual(['later']);
});

it('a single widget is a single module, and a site without widgets has none', async () => {
  const single = await bundled(place({ 'client/widgets/menu.tsx': widget('', '1') }));
  expect(single.plain).toEqual(['*']);
  // senja's own, for pages with code and with a search, are left out of a site that has none.
  const own = [/^assets\/code-/, /^assets\/search-/].map((name) => expect.stringMatching(name));
  const names = [/^assets\/menu-/, /^assets\/renew/, /^assets\/start-/].map((name) =>
    expect.stringMatching(name),
  );
  expect(single.hashed.sort()).toEqual([own[0], ...names.slice(0, 2), own[1], ...names.slice(2)]);
  const none = await bundled(place({}));
  expect([none.names, none.hashed.sort()]).toEqual(['', own]);
});

it('React keeps its name when a widget changes, and all names are the same in another folder', async () => {
  const folder = place(TWO);
  const before = await bundled(folder);
  const [react, own] = before.names.split(' ');
  const deeper = path.join(temporaryFolder(), 'a/b/c');
  cpSync(folder, deeper, { recursive: true });
  expect((await bundled(place(TWO, deeper))).names).toBe(before.names);
  writeFileSync(path.join(folder, 'client/widgets/menu.tsx'), widget('', '"changed"'));
  writeFileSync(path.join(folder, 'client/widgets/note.tsx'), widget("import '../small.ts';", '1'));
  const [same, other] = (await bundled(folder)).names.split(' ');
  expect([same, other === own]).toEqual([react, false]);
});
