/** No id stands twice on a page: those of the templates' own parts are known, and nothing from content takes one. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { categoryClashes } from '../../../templates/plan/categories.ts';
import { categoryIds, HOME_IDS, MOTIFS, TEXT_IDS } from '../../../templates/plan/page-ids.ts';
import { buildHere } from '../../support/build-here.ts';
import { tree } from '../../support/senja.ts';
import { smallSite } from '../../support/small-site.ts';

const CATEGORIES = MOTIFS.map((motif, index) => ({
  name: `Bagian ${motif}`,
  // Of the first, name and anchor are one id.
  anchor: ['bagianbowl', 'makanan'][index] ?? `jangkar${index}`,
  description: 'Uji.',
  motif,
}));

/** A site with all there is to have an id, and these headings in its bodies. */
async function pagesWith(headings: readonly string[]): Promise<Record<string, string>> {
  const site = smallSite();
  const { content, out } = site;
  const text = headings.map((heading) => `## ${heading}\n\nTeks.\n`).join('\n');
  const write = (name: string, lines: object, body: string | null = null) => {
    mkdirSync(path.dirname(path.join(content, name)), { recursive: true });
    const fields = JSON.stringify(lines);
    writeFileSync(path.join(content, name), body === null ? fields : `---\n${fields}\n---\n\n${body}`);
  };
  write('site.yaml', {
    title: 'Uji',
    tagline: 'Uji',
    description: 'Uji.',
    url: 'https://uji.example/',
    categories: CATEGORIES,
    navigation: [{ name: 'Kontak', href: '/kontak/' }],
    footer: { description: 'Uji.', copyright: 'Uji.' },
  });
  rmSync(path.join(content, 'articles'), { recursive: true });
  for (const [index, { name }] of CATEGORIES.entries()) {
    const fields = {
      title: 'Uji',
      excerpt: 'Uji.',
      category: name,
      imageUrl: 'images/piring.png',
      imageAlt: 'Uji',
    };
    write(`articles/${index}-satu${index}.md`, { ...fields, sources: ['Uji'], seekHelp: 'Uji.' }, text);
    write(`articles/${index}-dua${index}.yaml`, fields);
  }
  const urgent = { title: 'Uji', paragraphs: ['Uji.'], signs: ['Uji'] };
  write('pages/aturan.md', { template: 'legal', title: 'Uji', description: 'Uji.', urgent }, text);
  const { code, said } = await buildHere(site);
  expect([code, said]).toEqual([0, expect.not.stringContaining(' warning  ')]);
  return Object.fromEntries(Object.entries(tree(out)).filter(([name]) => name.endsWith('.html')));
}

/** Ids in a page, those that React makes up left out: no content can have their underscores. */
const idsOf = (html = ''): string[] =>
  [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id).filter((id) => !id.startsWith('_'));

describe('the ids in pages', () => {
  it('are the listed ones and those from content', async () => {
    const pages = await pagesWith(['Satu', 'Dua']);
    const ofCategories = CATEGORIES.flatMap((category) => Object.values(categoryIds(category)));
    expect(new Set(idsOf(pages['index.html']))).toEqual(new Set([...HOME_IDS, ...ofCategories]));
    const texts = [pages['artikel/satu1/index.html'], pages['aturan/index.html']].flatMap((html) =>
      idsOf(html),
    );
    expect(new Set(texts)).toEqual(new Set([...TEXT_IDS, 'satu', 'dua']));
  });

  it('are each there once, whatever the headings are called', async () => {
    const pages = await pagesWith([...TEXT_IDS, ...TEXT_IDS, 'menu 2', 'Menu']);
    for (const [name, html] of Object.entries(pages)) {
      const ids = idsOf(html);
      expect([name, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([name, []]);
    }
    expect(idsOf(pages['aturan/index.html'])).toEqual(expect.arrayContaining(['isi-utama-2', 'isi-utama-3']));
  });

  it.each([...HOME_IDS])('are not taken by a category: %s', (id) => {
    const taken = (name: string, anchor: string) =>
      categoryClashes({ categories: [{ name, anchor, description: '' }] }).map(({ code, at }) => [code, at]);
    const at = (field: string) => ({ pointer: `/categories/0/${field}`, target: 'value' });
    expect(taken('Makanan Sehat', id)).toEqual([['slug/reserved', at('anchor')]]);
    expect(taken(id.toUpperCase(), 'makanan')).toEqual([['slug/reserved', at('name')]]);
  });

  it('are not shared by a category’s heading and another’s anchor', () => {
    const categories = [
      { name: 'Makanan', anchor: 'makanan', description: '' },
      { name: 'Minuman', anchor: 'judul-makanan', description: '' },
    ];
    expect(categoryClashes({ categories }).map(({ code }) => code)).toEqual(['site/duplicate-category']);
  });
});
