/** An incremental build renders what an edit changes, and has the bytes of a build from nothing. */
import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tree } from '../support/process/senja.ts';
import { incrementalSite } from '../support/sites/incremental-site.ts';

const OWN = '/artikel/kopi-teh-dan-tidur/';
const FILE = 'articles/19-kopi-teh-dan-tidur.md';

// One after the other in one site: from nothing, each would build it again.
it('renders nothing, one page or those with its card, by what has changed, to the bytes of a build from nothing', async () => {
  const { build, edit, node, out } = incrementalSite();
  const first = await build();
  expect(first.at(-1)).toMatch(/^4\d pages rendered, 0 pages kept\.$/);
  expect(first[0]).toMatch(/there is no earlier build$/);

  const before = statSync(out);
  expect(await build()).toEqual([expect.stringMatching(/^0 pages rendered, 4\d pages kept\.$/)]);
  expect(statSync(out).ino).toBe(before.ino);
  expect(statSync(out).mtimeMs).toBe(before.mtimeMs);

  const [own, other] = [node(`${OWN.slice(1)}index.html`), node('artikel/sarapan-lembut/index.html')];
  edit(FILE, (text) => `${text}\nSatu kalimat lagi.\n`);
  expect(await build()).toEqual([
    `${OWN}  ${FILE} has changed`,
    expect.stringMatching(/^1 page rendered, 4\d pages kept\.$/),
  ]);
  expect(node(`${OWN.slice(1)}index.html`)).not.toBe(own);
  expect(node('artikel/sarapan-lembut/index.html')).toBe(other);
  expect(tree(out)[`${OWN.slice(1)}index.html`]).toContain('Satu kalimat lagi.');

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
