/** A site with a theme: the theme provides the missing files, and any file can be replaced. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandRunner, sharedFolder, tree } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { projectFolder } from '../support/sites/installed.ts';

const folder = sharedFolder();
const senja = path.join(folder, 'senja');
const runInTurn = commandRunner(senja);
const site = path.join(folder, 'situs');
const at = (name: string): string => path.join(site, name);
const put = (name: string, text: string): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const ofTheme = (name: string): string => readFileSync(path.join(senja, name), 'utf8');

const MANIFEST = '{\n  "private": true,\n  "senja": { "extends": "sehat" }\n}\n';
const FOOTER = 'templates/parts/footer.tsx';
const SHEET = 'templates/styles/base.css';

type Files = Readonly<Record<string, string>>;

/** Pages without the names of bundles, which depend on the folder of the sources. */
const pagesOf = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.endsWith('.html'))
      .map(([name, text]) => [name, text.replace(/data-client="[^"]*"/, '')]),
  );

async function built(from: string, ...more: string[]): Promise<Files> {
  const args = ['--content', path.join(from, 'content'), '--out', path.join(from, 'dist')];
  const ran = await runInTurn(['build', ...args, '--now', '2026-05-01', ...more], { cwd: folder });
  expect(ran).toMatchObject({ code: 0, stderr: expect.any(String) });
  return tree(path.join(from, 'dist'));
}

/** Builds incrementally and from nothing: both must give the same result. */
const builtTwice = async (): Promise<Files> => {
  const after = await built(site);
  expect(await built(site, '--no-cache')).toEqual(after);
  return pagesOf(after);
};

let theme: Files;
let tool: Files;

beforeAll(async () => {
  projectFolder(senja);
  theme = pagesOf(await built(senja));
  rmSync(path.join(senja, 'dist'), { recursive: true });
  tool = tree(senja);
});

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  cpSync(path.join(senja, 'content'), at('content'), { recursive: true });
  rmSync(at('content/models'), { recursive: true });
  put('package.json', MANIFEST);
});

describe('a site that extends a theme', () => {
  it('has its pages without files of its own, and writes nothing into the package', async () => {
    expect(await builtTwice()).toEqual(theme);
    expect(tree(senja)).toEqual(tool);
    expect(Object.keys(theme).length).toBeGreaterThan(5);
  });

  it('replaces a component and a sheet, which files of the theme then use', async () => {
    put(FOOTER, ofTheme(FOOTER).replace('className="footer"', 'className="footer own"'));
    const first = pagesOf(await built(site));
    expect(first['404.html']).toBe(theme['404.html']?.replace('class="footer"', 'class="footer own"'));

    put(SHEET, `${ofTheme(SHEET)}\n.own { color: #123456 }\n`);
    const second = await builtTwice();
    for (const [name, text] of Object.entries(second))
      expect({ name, text }).toMatchObject({ text: expect.stringContaining('.own{color:#123456}') });
  });

  it('updates pages when a replacement is changed or removed', async () => {
    put(FOOTER, ofTheme(FOOTER).replace('className="footer"', 'className="satu"'));
    expect((await built(site))['index.html']).toContain('class="satu"');
    put(FOOTER, ofTheme(FOOTER).replace('className="footer"', 'className="dua"'));
    expect((await builtTwice())['index.html']).toContain('class="dua"');
    rmSync(at(FOOTER));
    expect(pagesOf(await built(site))).toEqual(theme);
  });

  it('lets a replacement import the replaced file by the same name', async () => {
    put(
      FOOTER,
      `import { SiteFooter as Theirs } from './footer.tsx';
export const SiteFooter = (props: Parameters<typeof Theirs>[0]) => <div id="pembungkus"><Theirs {...props} /></div>;
`,
    );
    expect((await built(site))['404.html']).toContain('<div id="pembungkus"><footer class="footer"');
  });

  it('adds a template with model and sheet to the models of the theme', async () => {
    const name = 'content/models/page-legal.schema.json';
    const legal = JSON.parse(ofTheme(name));
    const template = { ...legal.properties.template, const: 'harga' };
    const model = {
      ...legal,
      title: 'PricePageModel',
      $id: legal.$id.replace('legal', 'harga'),
      properties: { ...legal.properties, template },
    };
    put('content/models/page-harga.schema.json', JSON.stringify(model));
    put(
      'content/pages/harga.md',
      '---\ntemplate: harga\ntitle: Harga\ndescription: Berapa\n---\n\n## Isi\n\nSeribu.\n',
    );
    put(
      'templates/harga.tsx',
      `import { Body } from 'senja/react';
import type { Job } from './contract.ts';
import { PageHead } from './parts/page-head.tsx';
export default ({ site, body }: Job<object>) => <div className="harga"><PageHead site={site} title="Harga" lead={undefined} /><Body of={body} /></div>;
`,
    );
    put('templates/harga.css', "@import './styles/shared.css';\n.harga { color: #654321 }\n");
    const pages = pagesOf(await built(site));
    expect(pages['harga/index.html']).toContain('.harga{color:#654321}');
    expect(pages['harga/index.html']).toMatch(/<div class="harga">.*<p>Seribu\.<\/p>/s);
    expect(pages['terms/index.html']?.replace(/<head>.*?<\/head>/s, '')).toBe(
      theme['terms/index.html']?.replace(/<head>.*?<\/head>/s, ''),
    );
  });

  it('replaces texts of the theme key by key, and adds its own', async () => {
    put('templates/words/id.json', JSON.stringify({ 'card.more': 'Baca dulu', 'own.text': 'Punya kami' }));
    put(
      FOOTER,
      `import { say } from 'senja/words';
import { SiteFooter as Theirs } from './footer.tsx';
export const SiteFooter = (props: Parameters<typeof Theirs>[0]) => <div><p>{say('own.text')}</p><Theirs {...props} /></div>;
`,
    );
    const { 'index.html': home = '' } = pagesOf(await built(site));
    expect(home).toContain('>Baca dulu<span');
    expect(home).toContain('<p>Punya kami</p>');
    expect(home).toContain('Kembali ke atas');
    expect(home).not.toContain('Baca Selengkapnya');
  });

  it('replaces a model', async () => {
    const name = 'content/models/page-legal.schema.json';
    const legal = JSON.parse(ofTheme(name));
    put(name, JSON.stringify({ ...legal, required: [...legal.required, 'urgent'] }));
    const args = ['check', '--content', at('content'), '--format', 'json'];
    const { code, stdout } = await runInTurn(args, { cwd: folder });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: Record<'code' | 'file' | 'field', string>[];
    };
    const missing = diagnostics.filter((one) => one.code === 'content/missing-field');
    expect(code).toBe(1);
    expect(missing.map(({ file, field }) => `${file} ${field}`)).toContain('pages/terms.md /urgent');
  });
});

it.each(['build', 'check'])('%s reports a missing theme at its place', async (command) => {
  put('package.json', MANIFEST.replace('sehat', 'sehta'));
  const args = [command, '--content', at('content'), '--format', 'json', '--lang', 'en'];
  const { code, stdout } = await runInTurn(args, { cwd: site });
  expect({ code, ...JSON.parse(stdout) }).toMatchObject({
    code: 1,
    diagnostics: [
      {
        code: 'code/unknown-theme',
        message: 'There is no theme “sehta”. Themes: sehat.',
        suggestions: ['sehat'],
        file: '../package.json',
        line: 3,
        column: 25,
      },
    ],
  });
});

it('dev follows the theme named in package.json', async () => {
  put('package.json', MANIFEST.replace('sehat', 'sehta'));
  const { url, output } = await serve(['dev', '--content', at('content')]);
  await expect.poll(output).toContain('There is no theme “sehta”');
  // A change while following starts may be missed.
  const saved = async (): Promise<string> => {
    put('package.json', MANIFEST);
    return (await fetch(url)).text();
  };
  await expect.poll(saved, { interval: 1000 }).toContain('data-client');
});
