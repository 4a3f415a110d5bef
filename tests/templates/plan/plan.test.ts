/** The site's addresses and the content of its pages, determined by content alone. */
import { describe, expect, it } from 'vitest';
import { planSite } from '../../../cli/core/plan/plan-site.ts';
import type { Page } from '../../../cli/core/stages/page.ts';
import type { Entry, PageMeta } from '../../../cli/site.ts';
import type { ArticleData, Headed, HomeData, ListingData, SharedView } from '../../../templates/contract.ts';
import site from '../../../templates/site.ts';
import { forEachTemplate } from '../../support/values/for-each-template.ts';
import { NO_SOURCES } from '../../support/values/no-sources.ts';
import { plainEntry, THEME_COLLECTIONS } from '../../support/values/plan-entries.ts';

const settings = (changes: object = {}) => ({
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
});

const entry = (file: string, address: string | null, fields: object, bodyStart: number | null): Entry =>
  plainEntry(file, { address, fields: { ...fields }, bodyStart });

const page = (template: string, path: string, fields: object = {}): Entry =>
  entry(`pages/${template}.yaml`, path, { template, title: template, description: 'd', ...fields }, null);

const article = (slug: string, fields: object = {}, bodyStart: number | null = null): Entry =>
  entry(
    `articles/${slug}.md`,
    null,
    {
      title: slug,
      excerpt: 'e',
      category: 'Makanan Sehat',
      imageUrl: 'https://foto.example/a.jpg',
      readTime: '5 menit',
      publishDate: '25 April 2025',
      draft: false,
      ...fields,
    },
    bodyStart,
  );

const SOURCES = { ...NO_SOURCES, collections: THEME_COLLECTIONS };

const frontEnd = {
  templates: '',
  definition: '',
  styles: forEachTemplate(() => ''),
  loader: '',
  starter: '',
  parts: { boxes: [], widgets: [] },
  clients: {},
};

const PAGES = [
  page('home', '/'),
  page('contact', '/kontak/', { email: 'a@b.id', example: false }),
  page('not-found', '/404.html'),
];

const planned = (articles: readonly Entry[], fields = settings()) =>
  planSite(
    {
      site: { fields, links: [] },
      entries: [...articles, ...PAGES],
      local: new Map(),
      frontEnd,
      ...SOURCES,
    },
    site,
  );

/** Props of this site's pages. */
const propsOf = (page: Page) => page.props() as { meta: PageMeta };

const dataAt = <Data>(pages: readonly Page[], path: string): Data => {
  const found = pages.find((one) => one.path === path);
  if (!found) throw new Error(`no page at ${path}`);
  return propsOf(found) as Data;
};

const home = (articles: readonly Entry[]) => dataAt<HomeData>(planned(articles).pages, '/');
const many = (count: number, start: number | null) =>
  Array.from({ length: count }, (_, index) => article(`a${index}`, {}, start));

describe('the plan', () => {
  it('contains the name of the site once in the title of a page', () => {
    const { pages } = planned([
      article('a', { title: 'Teh' }, 10),
      article('b', { title: 'Kata Senja' }, 10),
    ]);
    const titles = pages.map((one) => propsOf(one).meta.documentTitle);
    expect(titles).toEqual(expect.arrayContaining(['Teh - Senja', 'Kata Senja', 'contact - Senja']));
  });

  it('of articles without bodies matches the specification: only pages, without links to articles', () => {
    const { pages, shared } = planned(many(16, null));
    expect(pages.map(({ path }) => path)).toEqual(['/', '/kontak/', '/404.html']);
    expect((shared as SharedView).categories.map(({ listingHref }) => listingHref)).toEqual([null]);
    const { latest, more, total } = home(many(16, null));
    expect({ shown: latest.length, more, total }).toEqual({ shown: 16, more: null, total: 16 });
    expect(latest.every(({ href }) => href === null)).toBe(true);
  });

  it('of an article with a body has its page, the listings of its category and the archive', () => {
    const { pages, shared } = planned([article('tempe', {}, 10), article('tahu'), ...many(12, null)]);
    expect(pages.map(({ path }) => path)).toEqual([
      '/',
      '/kontak/',
      '/404.html',
      '/artikel/tempe/',
      '/kategori/makanan-sehat/',
      '/kategori/makanan-sehat/2/',
      '/artikel/',
      '/artikel/halaman/2/',
    ]);
    expect((shared as SharedView).categories[0]?.listingHref).toBe('/senja/kategori/makanan-sehat/');
    expect(pages[3]?.entry?.file).toBe('articles/tempe.md');
  });

  it('omits empty categories and sections', () => {
    const { categories } = planned([article('a')]).shared as SharedView;
    expect(categories.map(({ name }) => name)).toEqual(['Makanan Sehat']);
    expect(home([]).sections).toEqual([]);
  });

  it('shows nine articles at first, and six more at a time', () => {
    expect(home(many(30, 1))).toMatchObject({ initialVisible: 9, step: 6 });
  });

  it('keeps the home page from growing with the articles', () => {
    const { latest, more, total } = home(many(100, 1));
    expect({ shown: latest.length, total }).toEqual({ shown: 15, total: 100 });
    expect(more).toEqual({ portions: '/senja/artikel/terbaru-*.json', archive: '/senja/artikel/' });
    const files = planned(many(100, 1)).files.filter(({ path }) => path.endsWith('.json'));
    expect(
      files.map(({ path, content }) => [path, JSON.parse(String(content(() => ''))).articles?.length]),
    ).toEqual([
      ['artikel/suara.json', undefined],
      ['artikel/terbaru-1.json', 48],
      ['artikel/terbaru-2.json', 37],
    ]);
  });

  it('recommends three more articles, wrapping around at the end, and not the next one, which has a link', () => {
    const { pages } = planned(['a', 'b', 'c', 'd', 'e'].map((slug) => article(slug, {}, 1)));
    const related = (slug: string) =>
      dataAt<ArticleData>(pages, `/artikel/${slug}/`).related.map((one) => one.slug);
    expect(related('a')).toEqual(['c', 'd', 'e']);
    expect(related('d')).toEqual(['a', 'b', 'c']);
    expect(related('e')).toEqual(['a', 'b', 'c']);
  });

  it('puts the newest twenty by date into the feed; of one day, in their order', () => {
    const dated = (slug: string, publishDate: string) => article(slug, { publishDate });
    const { feed } = planned([
      dated('lama', '1 Maret 2024'),
      ...Array.from({ length: 19 }, (_, index) => dated(`hari-${index}`, '5 Mei 2025')),
      dated('baru', '6 Mei 2025'),
    ]);
    expect(feed().map(({ slug }) => slug)).toEqual([
      'baru',
      ...Array.from({ length: 19 }, (_, index) => `hari-${index}`),
    ]);
  });

  it('passes to cards every field that is not only for the article’s page', () => {
    const { pages } = planned([article('a', { author: 'Ibu Sri', subtitle: 'Pagi hari' }, 1)]);
    const { card, author } = dataAt<ArticleData>(pages, '/artikel/a/');
    expect(card).toMatchObject({ subtitle: 'Pagi hari' });
    expect(card).not.toHaveProperty('author');
    expect(author).toBe('Ibu Sri');
  });

  it('creates a search index if content requests it', () => {
    const { shared, files } = planned([article('a', {}, 1), article('b')], settings({ search: true }));
    expect((shared as SharedView).searchIndex).toBe('/senja/artikel/pencarian.json');
    const found = JSON.parse(String(files[0]?.content(() => ''))).articles as { href: string }[];
    expect(found.map(({ href }) => href)).toEqual(['/senja/artikel/a/', '/senja/#makanan']);
  });

  it.each([
    [80, true, true],
    [81, true, false],
    [1, false, false],
  ])('has %i articles found by their texts, with search %s: %s', (count, search, expected) => {
    const { pages } = planned(many(count, 1), settings({ search }));
    const ofArticles = pages.filter(({ template }) => template === 'article');
    expect(new Set(ofArticles.map(({ keepsText }) => keepsText))).toEqual(new Set([expected]));
  });
});

describe('the shared props', () => {
  const shared = (fields: object = {}, pages: readonly Entry[] = PAGES) =>
    planSite(
      {
        site: { fields: settings(fields), links: [] },
        entries: [article('a'), ...pages],
        local: new Map(),
        frontEnd,
        ...SOURCES,
      },
      site,
    ).shared as SharedView;

  it('contain the settings, with resolved addresses', () => {
    expect(shared()).toMatchObject({
      title: 'Senja',
      tagline: 't',
      description: 'd',
      language: 'id',
      home: '/senja/',
      categories: [expect.objectContaining({ name: 'Makanan Sehat', motif: 'bowl' })],
      navigation: [{ name: 'Kontak', href: '/senja/kontak/' }],
      footer: { description: 'f', copyright: 'c', healthNote: null },
      contact: { email: 'a@b.id', href: '/senja/kontak/', isExample: false },
      searchIndex: null,
      contactEndpoint: null,
      newsletterEndpoint: null,
    });
  });

  it('contain the emergency numbers, and a link to advice, if content has them', () => {
    const emergencyNumbers = [{ number: '119', label: 'ambulans' }];
    const urgent = { title: 'Keadaan darurat', paragraphs: ['p'], signs: ['s'] };
    const disclaimer = page('legal', '/penafian/', { urgent });
    expect(shared({ emergencyNumbers }, [...PAGES, disclaimer])).toMatchObject({
      emergencyNumbers,
      urgent: { name: 'Keadaan darurat', href: '/senja/penafian/#senja-darurat' },
    });
  });

  it('are all that pages with files receive besides their fields, except the home page', () => {
    const { pages } = planned([article('a')]);
    const head = ['meta', 'title', 'description', 'language'];
    expect(Object.keys(dataAt<object>(pages, '/kontak/'))).toEqual([...head, 'page']);
    expect(dataAt<object>(pages, '/')).toHaveProperty('sections');
  });

  it('contain optional settings of a site', () => {
    const contact = { endpoint: 'https://kirim.example/a' };
    const newsletter = { endpoint: 'https://kirim.example/b' };
    const footer = { description: 'f', copyright: 'c', healthNote: 'h' };
    expect(shared({ contact, newsletter, footer })).toMatchObject({
      contactEndpoint: contact.endpoint,
      newsletterEndpoint: newsletter.endpoint,
      footer,
    });
    expect(shared({}, [page('home', '/')]).contact).toBeNull();
    expect(planned([], settings({ contact, newsletter })).endpoints).toEqual([
      contact.endpoint,
      newsletter.endpoint,
    ]);
    expect(planned([], settings({ newsletter })).endpoints).toEqual([newsletter.endpoint]);
    expect(planned([]).endpoints).toEqual([]);
  });
});

describe('the lists of articles', () => {
  const other = { category: 'Tidur' };
  const listing = (articles: readonly Entry[], path: string) => {
    const { description, articles: shown } = dataAt<ListingData & Headed>(planned(articles).pages, path);
    return [description, shown.map(({ slug }) => slug)];
  };

  it('contain the articles of their category, or all, and a description', () => {
    const articles = [article('a', {}, 1), article('b', other, 1), article('c')];
    expect(listing(articles, '/kategori/makanan-sehat/')).toEqual(['m', ['a', 'c']]);
    expect(listing(articles, '/kategori/tidur/')).toEqual(['t', ['b']]);
    expect(listing(articles, '/artikel/')).toEqual(['d', ['a', 'b', 'c']]);
  });

  it('exist for categories with an article that has a page', () => {
    const { pages } = planned([article('a', {}, 1), article('b', other)]);
    expect(pages.map(({ path }) => path)).not.toContain('/kategori/tidur/');
  });

  it('give the home page its sections in the order of the categories', () => {
    const { sections, latest } = home([article('a', other), article('b'), article('c', other)]);
    expect(
      sections.map(({ category, articles }) => [category.name, articles.map(({ slug }) => slug)]),
    ).toEqual([
      ['Makanan Sehat', ['b']],
      ['Tidur', ['c', 'a']],
    ]);
    expect(latest.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
  });

  it('give an article the neighbours that have pages, none at the ends of its category', () => {
    const articles = [article('x', other, 1), article('a', {}, 1), article('b'), article('c', {}, 1)];
    const { pages } = planned(articles);
    const beside = (slug: string) => {
      const { previous, next } = dataAt<ArticleData>(pages, `/artikel/${slug}/`);
      return [previous?.href, next?.href];
    };
    expect(beside('a')).toEqual([undefined, '/senja/artikel/c/']);
    expect(beside('c')).toEqual(['/senja/artikel/a/', undefined]);
    expect(beside('x')).toEqual([undefined, undefined]);
  });

  it('recommend only articles of the same category, however few', () => {
    const slugs = ['a', 'b', 'c'];
    const articles = slugs.map((slug) => article(slug, {}, 1));
    const { pages } = planned([article('x', other, 1), ...articles]);
    const related = (slug: string) =>
      dataAt<ArticleData>(pages, `/artikel/${slug}/`).related.map((one) => one.slug);
    expect(slugs.map(related)).toEqual([
      ['c', 'b'],
      ['a', 'c'],
      ['a', 'b'],
    ]);
    expect(related('x')).toEqual([]);
  });
});

describe('a former address', () => {
  const { pages, feed } = planned([
    article('teh', { title: 'Teh', aliases: ['/artikel/tehh/', '/lama/'] }, 10),
    article('air', { title: 'Air', aliases: ['/artikel/minum/'] }),
  ]);
  const moved = pages.filter(({ template }) => template === 'moved');

  it('redirects to the page of its entry, or to the section that shows it', () => {
    expect(moved.map(({ path, leadsTo, indexed }) => [path, leadsTo, indexed])).toEqual([
      ['/artikel/minum/', '/senja/#makanan', false],
      ['/artikel/tehh/', '/senja/artikel/teh/', false],
      ['/lama/', '/senja/artikel/teh/', false],
    ]);
    expect(moved[1]?.props()).toMatchObject({
      meta: {
        href: '/senja/artikel/tehh/',
        canonical: 'https://x.example/senja/artikel/teh/',
        moved: '/senja/artikel/teh/',
        title: 'Teh',
      },
    });
  });

  it('changes nothing else: neither the feed nor the data of cards', () => {
    const { feed: before } = planned([
      article('teh', { title: 'Teh' }, 10),
      article('air', { title: 'Air' }),
    ]);
    expect(feed()).toEqual(before());
    expect(JSON.stringify(dataAt<HomeData>(pages, '/'))).not.toContain('tehh');
  });
});

describe('a former address of a category', () => {
  const [food, sleep] = settings().categories;
  const fields = settings({
    categories: [
      { ...food, aliases: ['/kategori/lama/', '/tua/'] },
      { ...sleep, aliases: ['/kategori/istirahat/'] },
    ],
  });
  const many = Array.from({ length: 13 }, (_, at) => article(`a${at}`, {}, 1));
  const leads = (articles: readonly Entry[]) =>
    planned(articles, fields).pages.flatMap(({ path, leadsTo }) =>
      leadsTo === undefined ? [] : [[path, leadsTo]],
    );

  it('redirects to its listing, page by page; without a listing to its section, and without that to the home page', () => {
    const list = [
      ['/kategori/lama/', '/senja/kategori/makanan-sehat/'],
      ['/tua/', '/senja/kategori/makanan-sehat/'],
      ['/kategori/lama/2/', '/senja/kategori/makanan-sehat/2/'],
    ];
    expect(leads(many)).toEqual([...list, ['/kategori/istirahat/', '/senja/']]);
    const sleeping = article('b', { category: 'Tidur' });
    expect(leads([...many, sleeping])).toEqual([...list, ['/kategori/istirahat/', '/senja/#tidur']]);
  });

  it('does not override an alias of an article', () => {
    const own = article('c', { aliases: ['/kategori/Lama/2/'] }, 1);
    expect(leads([...many, own]).filter(([path]) => path?.endsWith('/2/'))).toEqual([
      ['/kategori/Lama/2/', '/senja/artikel/c/'],
    ]);
  });
});

describe('the order of lists', () => {
  const days = ['1 Mei 2025', '3 Mei 2025', '2 Mei 2025', '3 Mei 2025'];
  const articles = days.map((publishDate, index) => article(`a${index}`, { publishDate }, 1));
  const latest = (order?: string) =>
    dataAt<HomeData>(planned(articles, settings({ order })).pages, '/').latest.map(({ slug }) => slug);

  it('follows the files, or the dates on request', () => {
    expect(latest()).toEqual(['a0', 'a1', 'a2', 'a3']);
    expect(latest('files')).toEqual(['a0', 'a1', 'a2', 'a3']);
    expect(latest('newest')).toEqual(['a1', 'a3', 'a2', 'a0']);
  });
});

describe('files other than pages', () => {
  it('include the summary and the address of each article in the feed', () => {
    const { feed } = planned([
      article('a', { updated: '3 Mei 2025' }, 1),
      article('b', { publishDate: '2 Mei 2025' }),
    ]);
    expect(feed()).toEqual([
      {
        slug: 'b',
        title: 'b',
        href: '/senja/#makanan',
        day: '2025-05-02',
        updated: '2025-05-02',
        topic: 'Makanan Sehat',
        summary: 'e',
      },
      {
        slug: 'a',
        title: 'a',
        href: '/senja/artikel/a/',
        day: '2025-04-25',
        updated: '2025-05-03',
        topic: 'Makanan Sehat',
        summary: 'e',
      },
    ]);
  });

  it('include the feed in the order of dates, whatever the order of files', () => {
    const days = ['3 Mei 2025', '2 Mei 2025', '1 Mei 2025'];
    const titled = days.map((publishDate, index) => article(`${index}`, { publishDate }));
    const slugs = (articles: readonly Entry[]) =>
      planned(articles)
        .feed()
        .map(({ slug }) => slug);
    expect(slugs(titled)).toEqual(['0', '1', '2']);
    expect(slugs([...titled].reverse())).toEqual(['0', '1', '2']);
  });

  it('describe the site according to the settings', () => {
    const { about } = planned([]);
    expect(about).toMatchObject({ title: 'Senja', tagline: 't', description: 'd', language: 'id' });
    expect(about.since).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(about.colour).toMatch(/^#[\dA-F]{6}$/);
    expect(about.icon).toMatch(/^<svg /);
  });

  it('include rules for reading aloud as the only data of a site without search and with few articles', () => {
    const names = planned(many(3, 1)).files.map(({ path }) =>
      path.replace(/-[0-9a-f]+(?=\.(?:svg|jpg)$)/, ''),
    );
    expect(names).toEqual([
      'artikel/suara.json',
      'assets/couple.svg',
      'assets/people.svg',
      'assets/signs.svg',
      'assets/obrolan.svg',
      'share.png',
      ...['assets/card.jpg', 'assets/card.jpg', 'assets/card.jpg'],
      ...[32, 180, 192, 512].map((size) => `icon-${size}.png`),
    ]);
  });
});
