/** The package as it is published, unpacked where nobody may write, and a site of one's own that only depends on it. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../support/installed.ts';
import { root, sharedFolder, tree } from '../support/senja.ts';

const folder = sharedFolder();
const site = path.join(folder, 'desa');
const senja = path.join(site, 'node_modules/senja');
const out = path.join(site, 'dist');
const args = ['--content', path.join(site, 'content'), '--out', out, '--now', '2026-05-01', '--lang', 'en'];

const SITE_MODEL = {
  title: 'SiteModel',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'url'],
  properties: { title: { type: 'string' }, url: { type: 'string', format: 'site-url' } },
};
const STAFF_MODEL = {
  title: 'StaffModel',
  'x-collection': {
    folder: 'staff',
    noun: { id: 'petugas', en: 'member of staff' },
    route: '/staff/{slug}/',
    template: 'staff',
  },
  'x-body': 'optional',
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { 'x-role': 'title', type: 'string' } },
};
const HOME_MODEL = {
  title: 'HomePageModel',
  'x-collection': { folder: 'pages', noun: { id: 'halaman', en: 'page' }, address: 'path' },
  type: 'object',
  additionalProperties: false,
  required: ['template', 'name', 'path'],
  properties: {
    template: { const: 'home', type: 'string' },
    name: { 'x-role': 'title', type: 'string' },
    path: { type: 'string', format: 'page-path' },
  },
};

const PLAN = `import { defineSite, type Page } from 'senja';

const SIZES = { widths: [320], fallbackWidths: [320], least: 320, bodySizes: '100vw' };

export default defineSite({
  pictures: { ...SIZES, hosted: { widths: [320], ratio: 1.5 }, sharing: { width: 1200, height: 630 } },
  diagnostics: {},
  checkSettings: () => [],
  settingAliases: () => [],
  plan({ settings, entries }) {
    const pages = entries.map((entry): Page => {
      const { name: title } = entry.fields as { name: string };
      const template = entry.collection === 'pages' ? 'home' : 'staff';
      const props = () => ({ title, meta: { title, language: 'en' } });
      const path = entry.address ?? \`/staff/\${entry.slug}/\`;
      return { path, template, entry, changed: null, indexed: true, props };
    });
    return {
      shared: { title: (settings as { title: string }).title },
      pages,
      files: [],
      feed: () => [],
      about: { title: 'Desa', tagline: '', description: '', language: 'en', since: '2026-01-01', colour: '#fff', icon: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      endpoints: [],
    };
  },
});
`;

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "desa", "private": true, "type": "module" }',
  'content/site.yaml': 'title: Desa\nurl: https://desa.example/\n',
  'content/staff/01-wati.md': '---\nname: Bu Wati\n---\nMidwife **since** 1998.\n',
  'content/pages/home.yaml': 'template: home\nname: Home\npath: /\n',
  'content/models/page-home.schema.json': JSON.stringify(HOME_MODEL),
  'content/models/site.schema.json': JSON.stringify(SITE_MODEL),
  'content/models/staff.schema.json': JSON.stringify(STAFF_MODEL),
  'templates/site.ts': PLAN,
  'templates/home.tsx': `import { Widget } from 'senja/react';
export default ({ title }: { title: string }) => <><h1>{title}</h1><Widget name="counter" from={3} /></>;
`,
  'templates/home.css': 'h1 { color: green }\n',
  'templates/staff.tsx': `import { Body, type PageView } from 'senja/react';
export default ({ title, body }: PageView & { title: string }) => <><h1>{title}</h1><Body of={body} /></>;
`,
  'client/widgets/counter.tsx': `import { useState } from 'react';
export default function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        jsx: 'react-jsx',
        module: 'ESNext',
        moduleResolution: 'bundler',
      },
      ...{ lib: ['ES2023', 'DOM'], target: 'ES2023', types: [] },
    },
    include: ['templates', 'client'],
  }),
};

const tsc = (...options: string[]): void => {
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), options, { cwd: root, stdio: 'inherit' });
};

function readOnly(place: string): void {
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    if (entry.isDirectory()) readOnly(path.join(place, entry.name));
  }
  chmodSync(place, 0o555);
}

const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
  writeFileSync(path.join(site, name), text);
};

const build = (...more: string[]) => run(senja, ['build', ...args, ...more], { cwd: folder });

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  const pack = [
    'pack',
    '--ignore-scripts',
    '--pack-destination',
    folder,
    '--cache',
    path.join(folder, 'npm'),
  ];
  execFileSync('npm', [...pack, '--silent'], { cwd: root });
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  mkdirSync(senja, { recursive: true });
  execFileSync('tar', ['-xzf', path.join(folder, archive), '-C', senja, '--strip-components=1']);
  for (const name of ['esbuild', 'react', 'react-dom', 'sharp', '@types', 'csstype', '@img', 'scheduler'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(site, 'node_modules', name));
  // The last step of `prepack`, which compiles too and would disturb other tests.
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [, ...declare] = (scripts.prepack as string).split(' && ').at(-1)?.split(' ') ?? [];
  tsc(...declare.slice(0, -1), path.join(senja, '.senja/types'));
  readOnly(senja);
});

describe('a site of its own, with senja as a package', () => {
  it('is built from another folder, and nothing is written into the package', async () => {
    const before = tree(senja);
    const ran = await build();
    expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 0, stderr: expect.any(String) });
    expect(tree(senja)).toEqual(before);
    const home = readFileSync(path.join(out, 'index.html'), 'utf8');
    expect(home).toContain('<title>Home</title>');
    expect(home).toContain('h1{color:green}');
    expect(home).toContain(
      '<main><h1>Home</h1><div data-widget="counter" data-props="{&quot;from&quot;:3}"><button type="button">3</button></div></main>',
    );
    const staff = readFileSync(path.join(out, 'staff/wati/index.html'), 'utf8');
    expect(staff).toContain('<h1>Bu Wati</h1><div><p>Midwife <strong>since</strong> 1998.</p>\n</div>');
    expect(staff).not.toContain('color:green');
    const [address = ''] = readdirSync(path.join(out, 'assets'));
    expect(home).toContain(`data-client="/assets/${address}"`);
    expect(readFileSync(path.join(out, 'assets', address), 'utf8')).toContain('hydrate');
  });

  it('has types, which hold what the site imports', () => {
    const check = () => tsc('-p', path.join(site, 'tsconfig.json'));
    expect(check).not.toThrow();
    const file = 'templates/home.tsx';
    write(file, `${FILES[file]}export const wrong: number = Widget;\n`);
    try {
      expect(check).toThrow();
    } finally {
      write(file, FILES[file] as string);
    }
  });

  it.each([
    ['a template that is not there', 'templates/site.ts', "'home'", "'hom'", 'code/missing-component'],
    ['a widget that is not there', 'templates/home.tsx', '"counter"', '"count"', 'code/missing-component'],
    [
      'a template that throws',
      'templates/staff.tsx',
      '<h1>',
      '<h1>{(() => { throw new Error("aduh"); })()}',
      'senja/site-code',
    ],
  ])('tells %s at its place', async (what, file, from, to, code) => {
    const text = FILES[file] as string;
    write(file, text.replace(from, to));
    try {
      const { code: exit, stdout } = await build('--format', 'json');
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: object[] };
      expect({ what, exit, diagnostics }).toMatchObject({
        exit: 1,
        diagnostics: [
          {
            code,
            file: `../${file}`,
            line: text.split('\n').findIndex((one) => one.includes(from)) + 1,
          },
        ],
      });
    } finally {
      write(file, text);
    }
  });
});
