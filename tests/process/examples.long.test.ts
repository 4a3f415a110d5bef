/** Example people and addresses: until they are replaced, the page marks them and `check` reports them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, senja, tree } from '../support/process/senja.ts';

const PAGES = ['pages/kontak.yaml', 'pages/tentang-kami.yaml'];
const EXAMPLE = /^example: true$/m;

function edit(content: string, name: string, change: (text: string) => string): void {
  const file = path.join(content, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const lineOf = (content: string, name: string): number =>
  readFileSync(path.join(content, name), 'utf8').split('\n').indexOf('example: true') + 1;

async function diagnosticsOf(content: string, ...options: string[]) {
  const ran = await senja(['check', '--content', content, '--format', 'json', ...options]);
  const { diagnostics } = JSON.parse(ran.stdout) as {
    diagnostics: { code: string; severity: string; file: string; line: number }[];
  };
  return {
    code: ran.code,
    diagnostics: diagnostics.map(({ code, severity, file, line }) => [severity, code, `${file}:${line}`]),
  };
}

it('is a note of check at its line, a warning of builds once the site has an address, and gone when replaced', async () => {
  const { content, out } = contentCopy();
  const build = () => senja(['build', '--content', content, '--out', out]);
  const places = PAGES.map((name) => `${name}:${lineOf(content, name)}`);
  expect(await diagnosticsOf(content, '--strict')).toEqual({
    code: 0,
    diagnostics: places.map((place) => ['note', 'site/example-data', place]),
  });
  expect((await build()).stderr).not.toContain('site/example-data');
  edit(content, 'site.yaml', (text) => text.replace(/^url:.*/m, 'url: https://senja-sehat.id/'));
  const published = places.map((place) => ['warning', 'site/example-data-public', place]);
  expect(await diagnosticsOf(content)).toEqual({ code: 0, diagnostics: published });
  expect((await diagnosticsOf(content, '--strict')).code).toBe(1);
  expect((await build()).stderr).toContain('site/example-data-public');
  edit(content, 'pages/kontak.yaml', (text) => text.replace(EXAMPLE, 'example: false'));
  edit(content, 'pages/tentang-kami.yaml', (text) => text.replace(EXAMPLE, ''));
  expect(await diagnosticsOf(content, '--strict')).toEqual({ code: 0, diagnostics: [] });
});

it('is never fixed automatically', async () => {
  const { content } = contentCopy();
  const before = tree(content);
  expect((await senja(['check', '--content', content, '--fix'])).code).toBe(0);
  expect(tree(content)).toEqual(before);
});

it('is marked on every page that shows it, as long as it is an example', async () => {
  const { content, out } = contentCopy();
  const pages = async (): Promise<[string, string][]> => {
    expect((await senja(['build', '--content', content, '--out', out])).code).toBe(0);
    return Object.entries(tree(out)).filter(([name]) => name.endsWith('.html'));
  };
  const marked = await pages();
  const [contact, about] = ['kontak', 'tentang-kami'].map((name) =>
    new Map(marked).get(`${name}/index.html`),
  );
  expect(contact).toContain('di bawah ini hanya contoh. Kami belum dapat dihubungi.');
  expect(about).toContain('Nama-nama di bawah ini hanya contoh, bukan orang sungguhan.');
  const email = /<a href="mailto:halo@senja-sehat\.example">halo@senja-sehat\.example<\/a>/;
  for (const [name, html] of marked) {
    // Outside the section with the note, each is marked separately.
    const own = html.replace(/<ul class="ways">.*?<\/ul>|data-props="[^"]*"/gs, '');
    const shown = own.split(email).slice(1);
    expect([name, shown.length > 0]).toEqual([name, true]);
    expect(shown.filter((after) => !after.replace('<!-- -->', '').startsWith(' (hanya contoh)'))).toEqual([]);
    expect([name, own.split(email).join('').includes('halo@')]).toEqual([name, false]);
  }
  for (const name of PAGES) edit(content, name, (text) => text.replace(EXAMPLE, 'example: false'));
  for (const [name, html] of await pages())
    expect([name, html.includes('hanya contoh')]).toEqual([name, false]);
});

it('leaves that message to the form itself on a site that does not send', async () => {
  const { content, out } = contentCopy();
  const contact = async (): Promise<string> => {
    expect((await senja(['build', '--content', content, '--out', out])).code).toBe(0);
    return readFileSync(path.join(out, 'kontak/index.html'), 'utf8');
  };
  expect(await contact()).toContain('Pesan Anda tidak sampai kepada kami');
  edit(content, 'site.yaml', (text) => `${text}contact:\n  endpoint: https://kirim.example/pesan\n`);
  expect(await contact()).not.toContain('Pesan Anda tidak sampai kepada kami');
});
