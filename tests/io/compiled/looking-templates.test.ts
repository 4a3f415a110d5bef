/** A template may do with texts what it likes: where no stencil serves it, its pages come from React. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleFrontEnd } from '../../../cli/io/compiled/bundler.ts';
import { buildHere } from '../../support/build-here.ts';
import { packageCopy } from '../../support/package-copy.ts';
import { root, temporaryFolder, tree } from '../../support/senja.ts';

/** The `<h1>` of each article of a site that is built with another one in its template. */
async function headings(heading: string): Promise<string[]> {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  cpSync(path.join(root, 'tests/sites/lengkap'), content, { recursive: true });
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  const template = path.join(packageRoot, 'templates/pages/article.tsx');
  const before = readFileSync(template, 'utf8');
  const after = before.replace('<h1>{card.title}</h1>', heading);
  expect(after).not.toBe(before);
  writeFileSync(template, after);
  const out = path.join(folder, 'dist');
  expect(await buildHere({ folder, content, out, packageRoot })).toMatchObject({ code: 0 });
  const found = Object.entries(tree(out)).flatMap(([name, html]) =>
    // At an address of old stands no article.
    /^artikel\/[a-z-]+\/index\.html$/.test(name) && !html.includes('http-equiv="refresh"')
      ? (/<h1.*?<\/h1>/.exec(html)?.[0] ?? 'none')
      : [],
  );
  expect(found.length).toBeGreaterThan(20);
  return found;
}

it.each<[string, string, (text: string) => boolean]>([
  ['the length of a title', 'card.title.length > 30', (text) => text.length > 30],
  ['the first letter of a title', '/^[A-M]/.test(card.title)', (text) => /^[A-M]/.test(text)],
  ['how many words a title has', 'card.title.split(" ").length > 4', (text) => text.split(' ').length > 4],
])('gives each page what its template makes of %s', async (_what, test, expected) => {
  const found = await headings(`<h1 className={${test} ? 'yes' : 'no'}>{card.title}</h1>`);
  const seen = new Set<string>();
  for (const html of found) {
    const [, answer = '', title = ''] = /^<h1 class="(yes|no)">(.*)<\/h1>$/.exec(html) ?? [];
    expect(answer, title).toBe(expected(title) ? 'yes' : 'no');
    seen.add(answer);
  }
  expect(seen.size).toBe(2);
});

it('gives each page the headings of its own body', async () => {
  const found = await headings('<h1>{body.headings.map(({ text }) => text).join(" · ")}</h1>');
  expect(new Set(found).size).toBe(found.length);
});

it('bundles by no settings that lie about', async () => {
  const packageRoot = packageCopy(path.join(temporaryFolder(), 'paket'));
  const before = await bundleFrontEnd(packageRoot, { cache: false });
  const settings = { compilerOptions: { strict: true, jsx: 'react', target: 'es2015' } };
  for (const place of ['tsconfig.json', 'templates/tsconfig.json', 'client/tsconfig.json'])
    writeFileSync(path.join(packageRoot, place), JSON.stringify(settings));
  expect(await bundleFrontEnd(packageRoot, { cache: false })).toEqual(before);
});

it('finds none of the site’s own templates to look at texts', async () => {
  expect((await bundleFrontEnd(root, { cache: false })).looking).toEqual([]);
});
