/** The published package, unpacked in a read-only folder, and a site that only depends on it. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root, sharedFolder, tree } from '../support/process/senja.ts';
import { run } from '../support/sites/installed.ts';
import { ownSite } from '../support/sites/own-site.ts';

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

const PLAN = `import { defineSite, type Entries, type EntryView, page } from 'senja';

type Named = Entries<EntryView<{ name: string }>>;

const SIZES = { widths: [320], fallbackWidths: [320], least: 320, bodySizes: '100vw' };

export default defineSite({
  pictures: { ...SIZES, hosted: { widths: [320], ratio: 1.5 }, sharing: { width: 1200, height: 630 } },
  diagnostics: {},
  // The home page and the 404 page are entries.
  plansPages: false,
  look: { colour: '#fff', icon: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  pages: ({ pages, staff }: { pages: Named; staff: Named }) =>
    [...pages.all, ...staff.all.filter(({ href }) => href !== undefined)].map((one) =>
      page(one, one.collection === 'pages' ? 'home' : 'staff', () => ({ title: one.name })),
    ),
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
  // Without styles on purpose.
  'templates/staff.css': '',
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
        skipLibCheck: false,
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
  // The last steps of `prepack`, which also compiles and would disturb other tests.
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  for (const step of (scripts.prepack as string).split(' && ').slice(1)) {
    const [program = '', ...declare] = step.split(' ');
    const words = [...declare.slice(0, -1), path.join(senja, declare.at(-1) ?? '')];
    if (program === 'tsc') tsc(...words);
    else execFileSync(program, words, { cwd: root });
  }
  readOnly(senja);
});

/** A program in another folder that calls senja and prints the result. */
const PROGRAM = `import { build, check } from 'senja/node';
const signals = () => ['SIGINT', 'SIGTERM', 'uncaughtException'].map((name) => process.listenerCount(name)).join();
const before = signals();
const options = { cwd: '..', content: 'desa/content', now: '2026-05-01', lang: 'en' };
const running = Promise.all([
  build({ ...options, out: 'desa/dari-program', url: 'https://lain.example/', cache: false }),
  check({ ...options, strict: true }),
  check({ ...options, content: 'tidak-ada' }),
  build({ ...options, now: 'kemarin' }).catch((error) => error.message),
  ...[{ fix: true }, { 'fix-suggested': true }, { format: 'sarif=x' }, { only: true }, { strict: 'yes' }].map((more) =>
    check({ ...options, ...more }).catch((error) => error.name + ': ' + error.message)),
]);
const during = signals();
console.log(JSON.stringify({ results: await running, same: before === during && before === signals() }));
`;

/** A program for TypeScript, without the types of Node. */
const TYPED = `import { build, check } from 'senja/node';
export const ended: Promise<0 | 1 | 2 | 3> = build({ out: 'x', drafts: true }).then(({ exitCode }) => exitCode);
export const lines: Promise<number[]> = check({ only: 'markdown/', skip: 'yaml/' }).then(({ report }) => report.diagnostics.map(({ line }) => line));
`;

describe('a program that imports senja/node', () => {
  it('receives exit codes and reports, and nothing else is printed', async () => {
    write('program/jalan.mjs', PROGRAM);
    const file = path.join(site, 'program/jalan.mjs');
    const { stdout, stderr } = spawnSync(process.execPath, [file], {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_ACTIONS: '', SENJA_URL: '' },
    });
    expect(stderr).toBe('');
    const { results, same } = JSON.parse(stdout);
    expect(results).toMatchObject([
      { exitCode: 0, report: { version: 1, ok: true, errors: 0, files: 3 } },
      {
        exitCode: 1,
        report: { ok: false, diagnostics: [{ code: 'site/no-not-found', severity: 'warning' }] },
      },
      { exitCode: 2, report: { ok: false, failure: { code: 'usage/content-not-found' } } },
      expect.stringContaining('kemarin'),
      expect.stringMatching(/^TypeError: “fix” is not an option of check; it has content, cwd/),
      expect.stringContaining('“fix-suggested” is not an option'),
      expect.stringContaining('“format” is not an option'),
      expect.stringContaining('“only” of check must be a string'),
      expect.stringContaining('“strict” of check must be a boolean'),
    ]);
    expect(same).toBe(true);
    const made = path.join(site, 'dari-program');
    expect(readFileSync(path.join(made, 'sitemap.xml'), 'utf8')).toContain('https://lain.example/');
  });

  it('receives the faults of content, at their places', async () => {
    write('content/staff/02-budi.md', '---\nnam: Budi\n---\n');
    write(
      'program/salah.mjs',
      "import { build } from 'senja/node';\nconsole.log(JSON.stringify(await build({ out: 'lain' })));\n",
    );
    try {
      const file = path.join(site, 'program/salah.mjs');
      const { stdout } = spawnSync(process.execPath, [file], { cwd: site, encoding: 'utf8' });
      expect(JSON.parse(stdout)).toMatchObject({
        exitCode: 1,
        report: { ok: false, diagnostics: [{}, { file: 'staff/02-budi.md', line: 2 }] },
      });
      expect(readdirSync(site)).not.toContain('lain');
    } finally {
      rmSync(path.join(site, 'content/staff/02-budi.md'));
    }
  });
});

describe('a site of its own, with senja as a package', () => {
  it('is built from another folder, and nothing is written into the package', async () => {
    const before = tree(senja);
    const ran = await build();
    expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 0, stderr: expect.any(String) });
    expect(tree(senja)).toEqual(before);
    const home = readFileSync(path.join(out, 'index.html'), 'utf8');
    expect(home).toContain('<title>Home - Desa</title>');
    expect(home).toContain('h1{color:green}');
    expect(home).toContain(
      '<main><h1>Home</h1><div data-widget="counter" data-props="{&quot;from&quot;:3}"><button type="button">3</button></div></main>',
    );
    const staff = readFileSync(path.join(out, 'staff/wati/index.html'), 'utf8');
    expect(staff).toContain('<h1>Bu Wati</h1><div><p>Midwife <strong>since</strong> 1998.</p>\n</div>');
    expect(staff).not.toContain('color:green');
    const [address = '', ...others] = readdirSync(path.join(out, 'assets'));
    expect(others).toEqual(['renew.js', expect.stringMatching(/^start-/)]);
    expect(home).toContain(`data-client="/assets/ ${address.replace('counter', '*')}"`);
    expect(readFileSync(path.join(out, 'assets', address), 'utf8')).toContain('hydrate');
  });

  it('has types for everything that the site imports', () => {
    const check = () => tsc('-p', path.join(site, 'tsconfig.json'));
    expect(check).not.toThrow();
    write('client/program.ts', TYPED);
    expect(check).not.toThrow();
    rmSync(path.join(site, 'client/program.ts'));
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
  ])('reports %s at its place', async (what, file, from, to, code) => {
    const text = FILES[file] as string;
    write(file, text.replace(from, to));
    try {
      const { code: exit, stdout } = await build('--format', 'json');
      const report = JSON.parse(stdout) as { diagnostics: { severity: string }[] };
      // The site has no 404 page, which is a warning.
      const diagnostics = report.diagnostics.filter(({ severity }) => severity === 'error');
      // The site has no folder templates/pages.
      if (to === "'hom'")
        expect(diagnostics).toMatchObject([{ message: expect.stringContaining(' templates/hom.tsx ') }]);
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

describe('an installed senja', () => {
  it('says that a folder with nothing but content is not a site', async () => {
    const other = path.join(folder, 'bukan-situs');
    mkdirSync(path.join(other, 'content'), { recursive: true });
    for (const command of ['build', 'check', 'generate']) {
      const { code, stderr } = await run(senja, [command, '--lang', 'en'], { cwd: other });
      expect({ command, code, stderr }).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/^usage\/no-site {2}There is no site in .*bukan-situs: .*\n.* init\n$/),
      });
    }
    const { code, stderr } = await run(senja, ['build', '--lang', 'en'], { cwd: folder });
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('no content folder') });
  });

  it.each([
    ['file:../paket/senja-1.0.0.tgz', 'file:../../paket/senja-1.0.0.tgz'],
    ['^1.0.0', '^1.0.0'],
    [undefined, '^1.0.0'],
  ])('installed from %s, names %s in a new site', async (source, expected) => {
    const project = path.join(folder, `proyek ${source?.length ?? 0}`);
    const copy = path.join(project, 'node_modules/senja');
    cpSync(senja, copy, { recursive: true });
    if (source)
      writeFileSync(path.join(project, 'package.json'), `{ "dependencies": { "senja": "${source}" } }\n`);
    expect(await run(copy, ['init', 'baru'], { cwd: project })).toMatchObject({ code: 0 });
    const made = JSON.parse(readFileSync(path.join(project, 'baru/package.json'), 'utf8'));
    expect(made.dependencies.senja).toBe(expected);
  });

  it('advises reinstalling if one of its files is damaged', async () => {
    const copy = path.join(folder, 'rusak/node_modules/senja');
    cpSync(senja, copy, { recursive: true });
    chmodSync(path.join(copy, '.senja/cli'), 0o755);
    writeFileSync(path.join(copy, '.senja/cli/main.cjs'), 'x');
    const { code, stderr } = await run(copy, ['check', '--lang', 'en'], { cwd: folder });
    expect(code).toBe(3);
    expect(stderr).toMatch(
      /its files are damaged or incomplete[\s\S]*node_modules.*: npm install .*--prefix .*rusak"?\n$/,
    );
  });
});

describe('the sites of the tests, with the packed senja', () => {
  const ours = (name: string): string => path.join(folder, name);
  const made = async (name: string): Promise<Record<string, string>> => {
    ownSite(name, ours(name));
    const before = tree(senja);
    const ran = await run(senja, ['build', '--now', '2026-05-01', '--lang', 'en'], { cwd: ours(name) });
    expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 0, stderr: expect.any(String) });
    expect(tree(senja)).toEqual(before);
    return tree(path.join(ours(name), 'dist'));
  };

  it('builds the manual: sidebar, neighbours, coloured code, boxes, tags, references', async () => {
    const files = await made('manual');
    const policy = files['docs/guide/advanced/policy/index.html'] ?? '';
    const links = [...policy.matchAll(/<a (?:rel="(\w+)" )?href="([^"]+)">/g)].map(
      ([, rel, href]) => `${rel ?? ''}${href}`,
    );
    expect(links).toEqual([
      '/en/docs/start/',
      '/en/docs/guide/',
      '/en/docs/guide/code/',
      '/en/docs/guide/tables/',
      '/en/docs/guide/advanced/policy/',
      '/en/docs/reference/options/',
      '/en/tags/code/',
      'prev/en/docs/guide/tables/',
      'next/en/docs/guide/',
    ]);
    expect(policy).toContain('<p class="warning__title">Take care</p>');
    expect(policy).toContain('<abbr title="Content Security Policy">CSP</abbr>');
    expect(files['docs/guide/code/index.html']).toContain('<span class="hljs-keyword">const</span>');
    // Entries may refer to each other, and to themselves.
    const related = (page: string) => (files[page] ?? '').split('<main>')[1];
    expect(related('docs/start/index.html')).toContain('<a href="/en/docs/guide/code/">Code</a>');
    expect(related('docs/guide/code/index.html')).toContain(
      '<a href="/en/docs/start/">Getting started</a><a href="/en/docs/guide/code/">Code</a>',
    );
    expect(files['tags/basics/index.html']).toMatch(/Getting started<\/a>.*Code<\/a>/);
    expect(files._redirects).toBe('/en/old/code/ /en/docs/guide/code/ 301\n');
    expect(files['manual.txt']).toBe('The manual, on paper.\n');
  });

  it('builds the health post', async () => {
    const files = await made('posko');
    expect(files['staff/sri/index.html']).toContain('<h1>Sri Wahyuni</h1>');
    expect(files['index.html']).toContain('data-widget="sign-up"');
  });
});

it('types a new site, and a file of the theme that it replaces, with the packages that it names', async () => {
  const place = path.join(folder, 'sehat');
  expect((await run(senja, ['init', place, '--theme', 'sehat', '--lang', 'en'], { cwd: folder })).code).toBe(
    0,
  );
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(place, 'package.json'), 'utf8'),
  );
  mkdirSync(path.join(place, 'node_modules/@types'), { recursive: true });
  cpSync(senja, path.join(place, 'node_modules/senja'), { recursive: true });
  for (const name of Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name !== 'senja'))
    symlinkSync(path.join(root, 'node_modules', name), path.join(place, 'node_modules', name));
  const file = path.join(place, 'templates/parts/footer.tsx');
  mkdirSync(path.dirname(file), { recursive: true });
  cpSync(path.join(senja, 'templates/parts/footer.tsx'), file);
  expect((await run(senja, ['generate'], { cwd: place })).code).toBe(0);
  const check = () => tsc('-p', place);
  expect(check).not.toThrow();
  const text = readFileSync(file, 'utf8');
  chmodSync(file, 0o644);
  writeFileSync(file, `${text}export const wrong: number = SiteFooter;\n`);
  expect(check).toThrow();
});
