/** An incremental build renders what an edit changes, and has the bytes of a build from nothing. */
import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, senja, temporaryFolder, tree } from '../support/process/senja.ts';

function place() {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  const out = path.join(folder, 'dist');
  cpSync(path.join(root, 'tests/sites/lengkap'), content, { recursive: true });
  const build = async (...more: string[]): Promise<string[]> => {
    const args = ['build', '--why', '--quiet', '--lang', 'en', '--content', content, '--out', out, ...more];
    const { code, stderr } = await senja(args);
    expect(code, stderr).toBe(0);
    return stderr.trimEnd().split('\n');
  };
  const edit = (name: string, change: (text: string) => string): void => {
    const file = path.join(content, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  const node = (name: string): number => statSync(path.join(out, name)).ino;
  return { content, out, build, edit, node };
}

const OWN = '/artikel/kopi-teh-dan-tidur/';
const FILE = 'articles/19-kopi-teh-dan-tidur.md';

it('renders nothing if nothing has changed, and does not touch dist', async () => {
  const { out, build } = place();
  const first = await build();
  expect(first.at(-1)).toMatch(/^4\d pages rendered, 0 pages kept\.$/);
  expect(first[0]).toMatch(/there is no earlier build$/);
  const before = statSync(out);
  expect(await build()).toEqual([expect.stringMatching(/^0 pages rendered, 4\d pages kept\.$/)]);
  expect(statSync(out).ino).toBe(before.ino);
  expect(statSync(out).mtimeMs).toBe(before.mtimeMs);
});

it('renders one page if only its body has changed, and links the rest', async () => {
  const { build, edit, node, out } = place();
  await build();
  const [own, other] = [node(`${OWN.slice(1)}index.html`), node('artikel/sarapan-lembut/index.html')];
  edit(FILE, (text) => `${text}\nSatu kalimat lagi.\n`);
  const why = await build();
  expect(why).toEqual([
    `${OWN}  ${FILE} has changed`,
    expect.stringMatching(/^1 page rendered, 4\d pages kept\.$/),
  ]);
  expect(node(`${OWN.slice(1)}index.html`)).not.toBe(own);
  expect(node('artikel/sarapan-lembut/index.html')).toBe(other);
  expect(tree(out)[`${OWN.slice(1)}index.html`]).toContain('Satu kalimat lagi.');
});

it('renders the pages that show its card if the title has changed, to the bytes of a build from nothing', async () => {
  const { build, edit, out } = place();
  await build();
  edit(FILE, (text) => text.replace(/^title:.*$/m, 'title: Kopi dan tidur'));
  const why = await build();
  const pages = why.slice(0, -1).map((line) => line.split('  ')[0]);
  expect(pages).toContain(OWN);
  expect(pages).toContain('/kategori/tidur-berkualitas/');
  expect(pages).toContain('/artikel/halaman/2/');
  expect(pages).toContain('/');
  expect(pages).not.toContain('/artikel/');
  expect(pages).not.toContain('/kontak/');
  expect(pages.length).toBeLessThan(12);
  for (const line of why.slice(0, -1)) expect(line).toContain(`${FILE} has changed`);
  const kept = tree(out);
  await build('--no-cache');
  expect(tree(out)).toEqual(kept);
});
