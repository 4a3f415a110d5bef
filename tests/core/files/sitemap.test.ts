/** `sitemap.xml` lists the indexed pages in order, each with the day of its last change. */
import { expect, it } from 'vitest';
import { mappedUrls, sitemapFiles } from '../../../cli/core/files/sitemap.ts';
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

/** Finds all pictures but one. */
const images = {
  find: (address: string) =>
    address === 'images/faulty.jpg'
      ? { code: 'content/image-missing' as const, params: { value: address } }
      : {
          src: address.startsWith('https:') ? address : `/senja/assets/${address.slice(7)}`,
          srcSet: null,
          width: 1,
          height: 1,
          alt: '',
        },
};

const filesOf = (...pages: Page[]) =>
  sitemapFiles({ origin: 'https://x.example', base: '/senja/', pages, editions: [], images });

const of = (...pages: Page[]): string => {
  const [first, ...others] = filesOf(...pages);
  expect(others).toEqual([]);
  return first?.content() ?? '';
};

const urlsIn = (text: string) => mappedUrls(() => text);

it('has a line for each page, with its date if it has one', () => {
  expect(of(page('/'), page('/artikel/tempe/', '2025-04-15'))).toBe(
    `${START}<url><loc>https://x.example/senja/</loc></url>\n` +
      '<url><loc>https://x.example/senja/artikel/tempe/</loc><lastmod>2025-04-15</lastmod></url>\n</urlset>\n',
  );
});

it('names the picture of a page, as a whole address and escaped', () => {
  const shows = (path: string, picture: string | null): Page => ({ ...page(path), picture: () => picture });
  const text = of(
    shows('/a/', 'images/teh.jpg'),
    shows('/b/', "https://photos.example/a'b.jpg?w=1&h=2"),
    shows('/c/', null),
    shows('/d/', 'images/faulty.jpg'),
    page('/e/'),
  );
  expect(text).toContain(' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">');
  expect(
    [...text.matchAll(/<loc>([^<]*)<\/loc><image:image><image:loc>([^<]*)<\/image:loc><\/image:image>/g)].map(
      ([, ...found]) => found,
    ),
  ).toEqual([
    ['https://x.example/senja/a/', 'https://x.example/senja/assets/teh.jpg'],
    ['https://x.example/senja/b/', 'https://photos.example/a&#39;b.jpg?w=1&#38;h=2'],
  ]);
  expect(urlsIn(text)).toEqual(
    new Set(['a', 'b', 'c', 'd', 'e'].map((name) => `https://x.example/senja/${name}/`)),
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

it.each([false, true])(
  'is a list of files that each have as many addresses as search engines read, with pictures: %s',
  (hasPictures) => {
    const pages = Array.from({ length: hasPictures ? 30_001 : 60_001 }, (_, index) => ({
      ...page(`/${index}/`),
      ...(hasPictures && { picture: () => `https://photos.example/${'a'.repeat(2000)}` }),
    }));
    const files = filesOf(...pages, page('/404.html', null, false));
    expect(files.map(({ path }) => path)).toEqual([
      'sitemap.xml',
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
    ]);
    const texts = new Map(files.map(({ path, content }) => [path, content()]));
    expect(texts.get('sitemap.xml')).toContain(
      '<sitemap><loc>https://x.example/senja/sitemap-1.xml</loc></sitemap>',
    );
    for (const [path, text] of texts) {
      expect(text.split('<loc>').length - 1, path).toBeLessThanOrEqual(50_000);
      expect(Buffer.byteLength(text), path).toBeLessThanOrEqual(52_428_800);
    }
    const urls = [...mappedUrls((path) => texts.get(path) ?? '')];
    expect(urls).toEqual(pages.map(({ path }) => `https://x.example/senja${path}`));
  },
);
