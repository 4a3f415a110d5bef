import { describe, expect, it } from 'vitest';
import { staticFiles } from '../../../cli/core/files/static-files.ts';
import type { SitePlan } from '../../../cli/core/plan/site-plan.ts';
import type { Page } from '../../../cli/core/stages/page.ts';

const page = (path: string, changed: string | null, indexed = true) => ({ path, changed, indexed }) as Page;

const item = (slug: string, day: string, href: string) => ({
  slug,
  title: `Judul <b>${slug}</b>`,
  href,
  day,
  updated: day,
  topic: 'Makanan Sehat',
  summary: 'Ringkasan & lain-lain',
});

const site = {
  origin: 'https://x.example',
  base: '/senja/',
  timeZone: 'Asia/Jakarta',
  editions: [],
  policy: "default-src 'none'",
  about: {
    title: 'Situs <Uji> & "Coba"',
    tagline: 'Satu & dua',
    description: 'Keterangan',
    language: 'id',
    since: '2025-01-01',
    colour: '#fff',
    icon: '<svg/>',
  },
  pages: [page('/', null), page('/kébun/', '2025-04-15'), page('/404.html', null, false)],
  feed: () => [
    item('baru', '2025-04-20', '/senja/artikel/baru/'),
    item('lama', '2025-03-01', '/senja/#makanan'),
  ],
} as unknown as SitePlan;

const files = staticFiles(site, () => '', { _headers: '', _redirects: '' });
const text = (path: string): string => files.find((file) => file.path === path)?.content() ?? '';

describe('files other than pages', () => {
  it('sitemap: absolute, encoded addresses of indexed pages', () => {
    expect(text('sitemap.xml')).toContain('<loc>https://x.example/senja/</loc>');
    expect(text('sitemap.xml')).toContain(
      '<loc>https://x.example/senja/k%C3%A9bun/</loc><lastmod>2025-04-15</lastmod>',
    );
    expect(text('sitemap.xml')).not.toContain('404');
  });

  it('feed: in the order given, escaped, linked to the article or its category', () => {
    const feed = text('feed.xml');
    expect(feed.indexOf('baru')).toBeLessThan(feed.indexOf('lama'));
    expect(feed).not.toContain('<b>');
    expect(feed).toContain('<link href="https://x.example/senja/artikel/baru/"/>');
    expect(feed).toContain('<link href="https://x.example/senja/#makanan"/>');
    expect(feed).toContain('<updated>2025-04-20T00:00:00+07:00</updated>');
  });

  it('robots, manifest and headers carry the base path', () => {
    expect(text('robots.txt')).toContain('Sitemap: https://x.example/senja/sitemap.xml');
    expect(JSON.parse(text('site.webmanifest'))).toMatchObject({ scope: '/senja/', name: site.about.title });
    expect(text('_headers')).toMatch(
      /^\/senja\/\*\n {2}Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n/,
    );
    expect(text('_headers')).toContain(
      '/senja/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    );
  });

  it('let browsers keep no file of assets/ for good if the site has files of its own there', () => {
    for (const host of [undefined, 'nginx', 'caddy', 'apache'] as const) {
      const made = (hasAssets: boolean) =>
        staticFiles(site, () => '', { _headers: '/a\n  X-B: c\n', _redirects: '', hasAssets }, host)
          .filter(({ path }) => /^_headers$|^\.\w/.test(path))
          .map(({ content }) => content())
          .join();
      expect(made(false)).toContain('immutable');
      expect(made(true)).not.toContain('immutable');
      expect(made(true)).toContain('X-B');
    }
  });
});
