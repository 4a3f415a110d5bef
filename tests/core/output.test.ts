import { describe, expect, it } from 'vitest';
import { contentSecurityPolicies } from '../../cli/core/csp.ts';
import { staticFiles } from '../../cli/core/output.ts';
import type { Route } from '../../cli/core/route.ts';
import type { ArticleCardView, SiteView } from '../../templates/contract.ts';
import { forEachTemplate } from '../support/for-each-template.ts';

const site = {
  title: 'Situs <Uji> & "Coba"',
  tagline: 'Satu & dua',
  description: 'Keterangan',
  origin: 'https://x.example',
  base: '/senja/',
  language: 'id',
  policies: { site: "default-src 'none'" },
} as unknown as SiteView;

const card = (slug: string, publishDay: string, href: string | null = null) =>
  ({
    slug,
    title: `Judul <b>${slug}</b>`,
    excerpt: 'Ringkasan & lain-lain',
    publishDay,
    href,
    category: { name: 'Makanan Sehat', href: '/senja/#makanan' },
  }) as unknown as ArticleCardView;

const route = (path: string, changed: string | null, indexed = true) => ({ path, changed, indexed }) as Route;

const files = staticFiles(
  site,
  [route('/', null), route('/kébun/', '2025-04-15'), route('/404.html', null, false)],
  [card('baru', '2025-04-20', '/senja/artikel/baru/'), card('lama', '2025-03-01')],
);
const text = (path: string): string => String(files.find((file) => file.path === path)?.content);

describe('files beside the pages', () => {
  it('sitemap: absolute, encoded addresses of what may be found', () => {
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
    expect(JSON.parse(text('site.webmanifest'))).toMatchObject({ scope: '/senja/', name: site.title });
    expect(text('_headers')).toMatch(
      /^\/senja\/\*\n {2}Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n/,
    );
    expect(text('_headers')).toContain(
      '/senja/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    );
  });
});

describe('the Content Security Policy', () => {
  const policies = (imageHosts: string[] | null, endpoints: string[] = []) =>
    contentSecurityPolicies(
      { styles: forEachTemplate((name) => `.${name}{}`), loader: 'x()', imageHosts, endpoints },
      (content) => `<${content}>`,
    );
  const policy = (...hosts: Parameters<typeof policies>) => policies(...hosts).pages.home;

  it('starts from nothing and allows inline texts by hash alone', () => {
    expect(policy(['images.unsplash.com'])).toContain("default-src 'none'");
    expect(policy(null)).toContain("style-src 'sha256-<.home{}>';");
    expect(policy(null)).toContain("script-src 'self' 'sha256-<x()>'");
    expect(policy(null)).not.toContain('unsafe');
  });

  it('says of each kind of thing what is allowed', () => {
    expect(policy(['foto.example', 'gambar.example'], ['https://kirim.example/a']).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-<x()>'",
      "style-src 'sha256-<.home{}>'",
      "img-src 'self' https://foto.example https://gambar.example",
      "connect-src 'self' https://kirim.example",
      "manifest-src 'self'",
      'form-action https://kirim.example',
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('allows a page the styles of its template, and the whole site those of all', () => {
    const { pages, site: whole } = policies(null);
    expect(pages.article).toBe(pages.home.replace('.home{}', '.article{}'));
    const styles = /style-src ([^;]*)/.exec(whole)?.[1]?.split(' ');
    expect(styles).toEqual(Object.keys(pages).map((name) => `'sha256-<.${name}{}>'`));
    expect(whole.replace(/style-src [^;]*/, '')).toBe(pages.home.replace(/style-src [^;]*/, ''));
  });

  it('names the photo hosts, or any https host', () => {
    expect(policy(['images.unsplash.com'])).toContain("img-src 'self' https://images.unsplash.com;");
    expect(policy(null)).toContain("img-src 'self' https:;");
  });

  it('lets forms post where content says, and nowhere else', () => {
    expect(policy(null)).toContain("form-action 'none'");
    const open = policy(null, ['https://kirim.example/a?b']);
    expect(open).toContain('form-action https://kirim.example;');
    expect(open).toContain("connect-src 'self' https://kirim.example;");
    const twice = policy(null, [
      'https://kirim.example/a',
      'https://kirim.example/b',
      'https://dua.example/',
    ]);
    expect(twice).toContain('form-action https://kirim.example https://dua.example;');
  });
});
