/** Which addresses a site has and what its pages show, decided by content alone. */
import { describe, expect, it } from 'vitest';
import { isDoubtful, linkFault, linkTargets } from '../../../cli/core/bodies/links.ts';
import type { ArticleIndex } from '../../../cli/core/entries/article-index.ts';
import type { FaultyFile } from '../../../cli/core/entries/faulty-files.ts';
import { plan } from '../../../cli/core/plan/plan.ts';
import { planFaults } from '../../../cli/core/plan/plan-faults.ts';
import type { Document } from '../../../cli/core/stages/document.ts';
import type { PageEntry, SiteEntry } from '../../../cli/core/stages/entry.ts';
import { forEachTemplate } from '../../support/for-each-template.ts';

const document = (path: string, text = ''): Document =>
  ({ path, text, yaml: { text, start: 0 }, fields: {}, body: null, unread: null }) as unknown as Document;

const siteEntry = (changes: object = {}): SiteEntry =>
  ({
    document: document('site.yaml'),
    fields: {
      title: 'Senja',
      tagline: 't',
      description: 'd',
      url: 'https://x.example/senja/',
      language: 'id',
      search: false,
      categories: [
        { name: 'Makanan Sehat', anchor: 'makanan', description: 'm', motif: 'bowl' },
        { name: 'Tidur', anchor: 'tidur', description: 't' },
      ],
      navigation: [{ name: 'Kontak', href: '/kontak/' }],
      footer: { description: 'f', copyright: 'c' },
      ...changes,
    },
  }) as SiteEntry;

const page = (template: string, path: string, fields: object = {}): PageEntry =>
  ({
    document: document(`pages${path}x.yaml`),
    path,
    fields: { template, title: template, description: 'd', ...fields },
  }) as unknown as PageEntry;

const article = (slug: string, fields: object = {}, bodyStart: number | null = null): ArticleIndex =>
  ({
    path: `articles/${slug}.md`,
    slug,
    fields: {
      title: slug,
      excerpt: 'e',
      category: 'Makanan Sehat',
      imageUrl: 'https://foto.example/a.jpg',
      readTime: '5 menit',
      publishDate: '25 April 2025',
      draft: false,
      ...fields,
    },
    fingerprint: slug,
    cardFingerprint: slug,
    defaults: 0,
    bodyStart,
    images: [],
    bodyImages: [],
  }) as ArticleIndex;

const planned = (articles: readonly ArticleIndex[], site = siteEntry()) =>
  plan({
    site,
    articles,
    pages: [
      page('home', '/'),
      page('contact', '/kontak/', { email: 'a@b.id' }),
      page('not-found', '/404.html'),
    ],
    assets: { styles: forEachTemplate(() => ''), loader: '', client: [], widgets: {} },
    policies: { pages: forEachTemplate(() => ''), site: '' },
    imageInputs: () => '',
    fingerprint: (text) => text,
    image: (src, alt) => ({ src, srcSet: null, width: 3, height: 2, alt }),
  });

const BODY = { html: '', headings: [] };
const home = (articles: readonly ArticleIndex[]) => {
  const { routes, card } = planned(articles);
  const job = routes.find(({ path }) => path === '/')?.job(BODY, card);
  if (job?.template !== 'home') throw new Error('no home page');
  return job.data;
};
const many = (count: number, start: number | null) =>
  Array.from({ length: count }, (_, index) => article(`a${index}`, {}, start));

describe('the plan', () => {
  it('names the site once in what the browser shows of a page', () => {
    const { routes, card } = planned([
      article('a', { title: 'Teh' }, 10),
      article('b', { title: 'Kata Senja' }, 10),
    ]);
    const titles = routes.map((route) => route.job(BODY, card).meta.documentTitle);
    expect(titles).toEqual(expect.arrayContaining(['Teh - Senja', 'Kata Senja', 'contact - Senja']));
  });

  it('tells of the home page and the pages in the navigation that they are', () => {
    const { routes, card } = planned([article('a', {}, 10)]);
    const current = routes.map((route) => [route.path, route.job(BODY, card).meta.current]);
    expect(Object.fromEntries(current)).toMatchObject({
      '/': '/senja/',
      '/kontak/': '/senja/kontak/',
      '/404.html': null,
      '/artikel/a/': null,
    });
  });

  it('of articles without bodies is that of the specification: pages alone, nothing linked', () => {
    const { routes, site } = planned(many(16, null));
    expect(routes.map(({ outputPath }) => outputPath)).toEqual([
      'index.html',
      'kontak/index.html',
      '404.html',
    ]);
    expect(site.categories.map(({ listingHref }) => listingHref)).toEqual([null]);
    const { latest, more, total } = home(many(16, null));
    expect({ shown: latest.length, more, total }).toEqual({ shown: 16, more: null, total: 16 });
    expect(latest.every(({ href }) => href === null)).toBe(true);
  });

  it('of an article with a body has its page, the listings of its category and the archive', () => {
    const { routes, site } = planned([article('tempe', {}, 10), article('tahu'), ...many(12, null)]);
    expect(routes.map(({ path }) => path)).toEqual([
      '/',
      '/kontak/',
      '/404.html',
      '/artikel/tempe/',
      '/kategori/makanan-sehat/',
      '/kategori/makanan-sehat/2/',
      '/artikel/',
      '/artikel/halaman/2/',
    ]);
    expect(site.categories[0]?.listingHref).toBe('/senja/kategori/makanan-sehat/');
    expect(routes[3]?.body).toEqual({ path: 'articles/tempe.md', start: 10, fingerprint: 'tempe' });
  });

  it('leaves out what would be empty', () => {
    expect(planned([article('a')]).site.categories.map(({ name }) => name)).toEqual(['Makanan Sehat']);
    expect(home([]).sections).toEqual([]);
  });

  it('keeps the home page from growing with the articles', () => {
    const { latest, more, total } = home(many(100, 1));
    expect({ shown: latest.length, total }).toEqual({ shown: 48, total: 100 });
    expect(more).toEqual({ portions: '/senja/artikel/terbaru-*.json', archive: '/senja/artikel/' });
    const { data, card } = planned(many(100, 1));
    const portions = data.map(({ path, articles, content }) => [
      path,
      JSON.parse(content(articles.map(card))).articles.length,
    ]);
    expect(portions).toEqual([
      ['artikel/terbaru-1.json', 48],
      ['artikel/terbaru-2.json', 4],
    ]);
  });

  it('names three further articles, from the beginning again after the end', () => {
    const articles = ['a', 'b', 'c', 'd', 'e'].map((slug) => article(slug, {}, 1));
    const related = (slug: string) => {
      const { routes } = planned(articles);
      const job = routes.find(({ path }) => path === `/artikel/${slug}/`)?.job(BODY, (shown) => shown.slug);
      return job?.template === 'article' ? job.data.related : null;
    };
    expect(related('a')).toEqual(['b', 'c', 'd']);
    expect(related('d')).toEqual(['e', 'a', 'b']);
    expect(related('e')).toEqual(['a', 'b', 'c']);
  });

  it('makes a search index when content asks for it', () => {
    const { site, data, card } = planned([article('a', {}, 1), article('b')], siteEntry({ search: true }));
    expect(site.searchIndex).toBe('/senja/artikel/pencarian.json');
    const [file] = data;
    expect(
      JSON.parse(file?.content(file.articles.map(card)) ?? '').articles.map(
        (one: { href: string }) => one.href,
      ),
    ).toEqual(['/senja/artikel/a/', '/senja/#makanan']);
  });
});

describe('rules between files', () => {
  const pages = [page('home', '/'), page('not-found', '/404.html')];
  const codes = (articles: ArticleIndex[], all = pages, faulty: FaultyFile[] = []) =>
    planFaults({ site: siteEntry(), articles, pages: all }, faulty).map(({ code, file }) => [code, file]);
  const unknown = { document: null, path: null, mayBeAnywhere: false, category: null };

  it('finds slugs that differ by case alone, and pages on one address', () => {
    const used = [article('tempe'), article('Tempe'), article('x', { category: 'Tidur' })];
    expect(codes(used)).toEqual([['slug/collision', 'articles/Tempe.md']]);
    const twice = [...pages, page('about', '/a/'), page('legal', '/A/')];
    expect(codes([article('a'), article('b', { category: 'Tidur' })], twice)).toEqual([
      ['route/collision', 'pages/A/x.yaml'],
    ]);
  });

  it('says what is missing, but only where no faulty file may be it', () => {
    expect(codes([article('a')], [])).toEqual([
      ['site/no-home', 'site.yaml'],
      ['site/no-not-found', 'site.yaml'],
      ['site/empty-category', 'site.yaml'],
    ]);
    expect(codes([], pages)).toEqual([['site/no-articles', 'site.yaml']]);
    const page = { ...unknown, file: 'pages/a.yaml', mayBeAnywhere: true };
    expect(codes([], [], [page, { ...unknown, file: 'articles/a.md' }])).toEqual([]);
    const tidur = { ...unknown, file: 'articles/b.md', category: 'Tidur' };
    expect(codes([article('a')], pages, [tidur])).toEqual([]);
  });
});

describe('links', () => {
  const targets = {
    ...linkTargets([
      { path: '/', indexed: true },
      { path: '/kontak/', indexed: true },
      { path: '/404.html', indexed: false },
    ]),
    anchors: (path: string) => new Set(path === '/' ? ['makanan'] : ['jam']),
  };
  const link = (href: string, from: string | null = '/kontak/') => ({
    path: 'x',
    href,
    at: { start: 0, end: 0 },
    from,
  });

  it.each([
    '/',
    '/kontak/',
    '/#makanan',
    '#jam',
    '/kontak/?a=b#jam',
    '/feed.xml',
    'https://contoh.id/',
    'mailto:a@b.id',
  ])('%s leads somewhere', (href) => {
    expect(linkFault(link(href), targets)).toBeNull();
  });

  it.each([
    ['/kontakk/', 'link/no-such-page', '/kontak/'],
    ['/kontak', 'link/no-such-page', '/kontak/'],
    ['/404.html', 'link/no-such-page', undefined],
    ['/#makanann', 'link/no-such-anchor', '/#makanan'],
    ['#jamm', 'link/no-such-anchor', '#jam'],
  ])('%s does not', (href, code, suggestion) => {
    const fault = linkFault(link(href), targets);
    expect(fault?.code).toBe(code);
    if (suggestion) expect(fault?.suggestions?.[0]).toBe(suggestion);
  });

  it('is settled at once where nothing can be wrong', () => {
    expect(isDoubtful(link('/kontak/'), targets)).toBe(false);
    expect(isDoubtful(link('https://contoh.id/'), targets)).toBe(false);
    expect(isDoubtful(link('/kontak/#jam'), targets)).toBe(true);
    expect(isDoubtful(link('#di-semua-halaman', null), targets)).toBe(false);
  });
});
