/** `sitemap.xml` lists the indexed pages in order, each with the day of its last change. */
import { expect, it } from 'vitest';
import { sitemap, urlsIn } from '../../../cli/core/files/sitemap.ts';
import type { Page } from '../../../cli/core/stages/page.ts';

const page = (path: string, changed: string | null = null, indexed = true): Page => ({
  path,
  template: 'x',
  entry: null,
  changed,
  indexed,
  props: () => {
    throw new Error('not needed');
  },
});

const START =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';

const of = (...pages: Page[]): string =>
  sitemap({ origin: 'https://x.example', base: '/senja/', pages, editions: [] });

it('has a line for each page, with its date if it has one', () => {
  expect(of(page('/'), page('/artikel/tempe/', '2025-04-15'))).toBe(
    `${START}<url><loc>https://x.example/senja/</loc></url>\n` +
      '<url><loc>https://x.example/senja/artikel/tempe/</loc><lastmod>2025-04-15</lastmod></url>\n</urlset>\n',
  );
});

it('leaves out pages that are not indexed', () => {
  expect(of(page('/404.html', '2025-04-15', false))).toBe(`${START}</urlset>\n`);
  expect(of(page('/a/', null, false), page('/b/'))).not.toContain('/a/');
});

it('encodes addresses as URLs and as XML', () => {
  expect(of(page("/kébun'/"))).toContain('<loc>https://x.example/senja/k%C3%A9bun&#39;/</loc>');
});

it('yields the addresses that it lists, even if it is damaged', () => {
  const text = of(page('/'), page("/ké'bun&/"), page('/teh/'));
  const [home, garden, tea] = ['', "k%C3%A9'bun&/", 'teh/'].map((path) => `https://x.example/senja/${path}`);
  expect(urlsIn(text)).toEqual(new Set([home, garden, tea]));
  expect(urlsIn(text.slice(0, text.indexOf('teh') + 3))).toEqual(new Set([home, garden]));
  expect(urlsIn('<loc><loc>')).toEqual(new Set());
});
