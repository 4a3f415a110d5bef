import { describe, expect, it } from 'vitest';
import { staticFiles } from '../../../cli/core/files/static-files.ts';
import { localImageView, remoteImage } from '../../../cli/core/images/images.ts';
import { contentSecurityPolicies } from '../../../cli/core/plan/csp.ts';
import type { PlannedSite } from '../../../cli/core/plan/plan-site.ts';
import type { Page } from '../../../cli/core/stages/page.ts';
import { sha256Base64 } from '../../../cli/core/values/hash.ts';
import { forEachTemplate } from '../../support/for-each-template.ts';

const page = (path: string, changed: string | null, indexed = true) => ({ path, changed, indexed }) as Page;

const item = (slug: string, day: string, href: string) => ({
  slug,
  title: `Judul <b>${slug}</b>`,
  href,
  day,
  topic: 'Makanan Sehat',
  summary: 'Ringkasan & lain-lain',
});

const site = {
  origin: 'https://x.example',
  base: '/senja/',
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
} as unknown as PlannedSite;

const files = staticFiles(site);
const text = (path: string): string => files.find((file) => file.path === path)?.content() ?? '';

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
    expect(JSON.parse(text('site.webmanifest'))).toMatchObject({ scope: '/senja/', name: site.about.title });
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
    contentSecurityPolicies({
      styles: forEachTemplate((name) => `.${name}{}`),
      loader: 'x()',
      imageHosts,
      endpoints,
    });
  const policy = (...hosts: Parameters<typeof policies>) => policies(...hosts).pages.home ?? '';
  const hash = (content: string): string => `'sha256-${sha256Base64(content)}'`;

  it('starts from nothing and allows inline texts by hash alone', () => {
    expect(policy(['images.unsplash.com'])).toContain("default-src 'none'");
    expect(policy(null)).toContain(`style-src ${hash('.home{}')};`);
    expect(policy(null)).toContain(`script-src 'self' ${hash('x()')};`);
    expect(policy(null)).not.toContain('unsafe');
  });

  it('allows a page the styles of its template, and the whole site those of all', () => {
    const { pages, site: whole } = policies(null);
    const { home = '', article } = pages;
    expect(article).toBe(home.replace(hash('.home{}'), hash('.article{}')));
    const styles = /style-src ([^;]*)/.exec(whole)?.[1]?.split(' ');
    expect(styles).toEqual(Object.keys(pages).map((name) => hash(`.${name}{}`)));
    expect(whole.replace(/style-src [^;]*/, '')).toBe(home.replace(/style-src [^;]*/, ''));
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
  });
});

describe('photos', () => {
  it('asks a host that scales for the sizes of a card', () => {
    const view = remoteImage('https://images.unsplash.com/photo-1?w=9999&x=1', 'alt');
    expect(view).toMatchObject({ width: 640, height: 427, alt: 'alt' });
    expect(new URL(view.src).searchParams.get('w')).toBe('640');
    expect(new URL(view.src).searchParams.get('x')).toBe('1');
    expect(view.srcSet?.split(', ').map((candidate) => candidate.split(' ')[1])).toEqual([
      '320w',
      '640w',
      '960w',
    ]);
  });

  it('takes photos of other hosts as they are', () => {
    expect(remoteImage('https://foto.example/a.jpg', '')).toMatchObject({
      src: 'https://foto.example/a.jpg',
      srcSet: null,
    });
  });

  it('gives a local image its own size', () => {
    expect(localImageView({ href: '/assets/a-1.jpg', width: 30, height: 20 }, 'x')).toEqual({
      src: '/assets/a-1.jpg',
      srcSet: null,
      width: 30,
      height: 20,
      alt: 'x',
    });
  });
});
