/**
 * Entries → routes: which addresses the site has, and which job renders each. Cross-file rules live here,
 * because only here all entries are known.
 */
import type {
  ArticleCardView,
  AssetsView,
  BodyView,
  CategorySectionView,
  CategoryView,
  ImageView,
  Motif,
  PageMeta,
  RenderJob,
  SiteView,
} from '../../templates/contract.ts';
import type { ContactPageModel } from '../../templates/model.ts';
import type { Diagnostic, Fault } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import { toIsoDay } from './dates.ts';
import type { ArticleEntry, PageEntry, SiteEntry } from './entry.ts';
import type { OutputFile } from './output.ts';
import { fold, slugify } from './slug.ts';
import { sectionIdOf } from './validate.ts';

/** Constants of the home page, from the specification. */
export const HOME = {
  featured: 4,
  perCategory: 3,
  initialVisible: 9,
  step: 6,
  /** Most articles of "Artikel Terbaru" that the HTML itself holds. */
  inHtml: 48,
} as const;

const PER_LISTING_PAGE = 12;
const RELATED = 3;

/** An article or page with its body rendered, when it has one. */
export interface Rendered<T> {
  entry: T;
  body: BodyView | null;
}

export interface PlanInput {
  site: SiteEntry;
  articles: readonly Rendered<ArticleEntry>[];
  pages: readonly Rendered<PageEntry>[];
  assets: AssetsView;
  contentSecurityPolicy: string;
  image(address: string, alt: string): ImageView;
  /** Ten characters that name a content. */
  shortHash(text: string): string;
}

/** One address of the site. */
export interface Route {
  /** Without base path, percent-encoded where needed, e.g. `/kontak/`. */
  path: string;
  /** Where the page is written, relative to `dist`. */
  outputPath: string;
  /** The content file it comes from, or null when senja makes it of several. */
  source: string | null;
  /** `YYYY-MM-DD` the content says it changed, or null. */
  changed: string | null;
  /** Not in the sitemap when false. */
  indexed: boolean;
  /** Made when asked for, so that ten thousand jobs need not stand in memory. */
  job(): RenderJob;
}

export interface Plan {
  site: SiteView;
  routes: Route[];
  /** Cards of all published articles, in order. */
  cards: ArticleCardView[];
  /** What the search box looks through, when content switches searching on. */
  searchIndex: OutputFile | null;
}

const MOTIFS: readonly Motif[] = ['bowl', 'walk', 'moon', 'lotus', 'sun'];

/** Scheme and host, and the base path with both slashes, of the site's public address. */
export function originAndBase(url: string): { origin: string; base: string } {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}

const outputPathOf = (path: string): string =>
  path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);

const articlePath = (slug: string): string => `/artikel/${slug}/`;
const listingPath = (slug: string, page: number): string =>
  page === 1 ? `/kategori/${slug}/` : `/kategori/${slug}/${page}/`;

function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < list.length; at += size) parts.push(list.slice(at, at + size));
  return parts;
}

/** @returns the site's addresses, the data of each page made on demand; call `planFaults` first */
export function plan(input: PlanInput): Plan {
  const { site, articles, pages, assets, contentSecurityPolicy, image, shortHash } = input;
  const { origin, base } = originAndBase(site.fields.url);
  const link = (path: string): string => base + encodeURI(path.slice(1));
  const published = articles.filter(({ entry }) => !entry.fields.draft);
  const hasPage = ({ body }: Rendered<ArticleEntry>): boolean => body !== null;

  const categories = site.fields.categories.map(
    ({ name, anchor, description, motif }, index): CategoryView => ({
      name,
      anchor,
      sectionId: sectionIdOf(name),
      description,
      motif: motif ?? MOTIFS[index % MOTIFS.length] ?? 'sun',
      href: `${base}#${anchor}`,
      listingHref: published.some((item) => item.entry.fields.category === name && hasPage(item))
        ? link(listingPath(slugify(name), 1))
        : null,
    }),
  );
  const byName = new Map(categories.map((category) => [category.name, category]));

  const cards = published.map((item): ArticleCardView => {
    const { slug, fields } = item.entry;
    const category = byName.get(fields.category);
    if (!category) throw new Error(`validated article ${slug} has no category`);
    return {
      slug,
      title: fields.title,
      excerpt: fields.excerpt,
      category,
      image: image(fields.imageUrl, fields.imageAlt ?? ''),
      readTime: fields.readTime,
      publishDate: fields.publishDate,
      publishDay: toIsoDay(fields.publishDate),
      href: hasPage(item) ? link(articlePath(slug)) : null,
    };
  });
  const byCategory = new Map(categories.map((category) => [category, [] as ArticleCardView[]]));
  for (const card of cards) byCategory.get(card.category)?.push(card);

  const searchIndex = site.fields.search ? searchFile(cards, shortHash) : null;
  const contactPage = pages.find(({ entry }) => entry.fields.template === 'contact')?.entry;
  const shown = categories.filter((category) => (byCategory.get(category)?.length ?? 0) > 0);
  const view: SiteView = {
    title: site.fields.title,
    tagline: site.fields.tagline,
    description: site.fields.description,
    origin,
    base,
    language: site.fields.language,
    categories: shown,
    navigation: site.fields.navigation.map(({ name, href }) => ({ name, href: withBase(base, href) })),
    footer: {
      description: site.fields.footer.description,
      copyright: site.fields.footer.copyright,
      healthNote: site.fields.footer.healthNote ?? null,
    },
    contact: contactPage
      ? { email: (contactPage.fields as ContactPageModel).email, href: link(contactPage.path) }
      : null,
    searchIndex: searchIndex && base + searchIndex.path,
    contactEndpoint: site.fields.contact?.endpoint ?? null,
    newsletterEndpoint: site.fields.newsletter?.endpoint ?? null,
    contentSecurityPolicy,
    assets,
  };

  const meta = (path: string, title: string, description: string): PageMeta => ({
    href: link(path),
    canonical: path === '/404.html' ? null : origin + link(path),
    title,
    description,
    language: site.fields.language,
  });

  const sections = shown.map(
    (category): CategorySectionView => ({
      category,
      articles: (byCategory.get(category) ?? []).slice(0, HOME.perCategory),
    }),
  );

  const pageJob = ({ entry, body }: Rendered<PageEntry>): RenderJob => {
    const page = localised(entry.fields, base);
    const common = {
      site: view,
      meta: { ...meta(entry.path, page.title, page.description), language: page.language ?? 'id' },
    };
    switch (page.template) {
      case 'home':
        return {
          ...common,
          template: 'home',
          data: {
            page,
            featured: sections.flatMap(({ articles: [first] }) => first ?? []).slice(0, HOME.featured),
            sections,
            latest: cards.slice(0, HOME.inHtml),
            total: cards.length,
            initialVisible: HOME.initialVisible,
            step: HOME.step,
          },
        };
      case 'about':
        return { ...common, template: 'about', data: { page } };
      case 'contact':
        return { ...common, template: 'contact', data: { page } };
      case 'legal':
        return { ...common, template: 'legal', data: { page, body: body ?? { html: '', headings: [] } } };
      case 'not-found':
        return { ...common, template: 'not-found', data: { page } };
    }
  };

  const pageRoutes = pages.map(
    (item): Route => ({
      path: item.entry.path,
      outputPath: outputPathOf(item.entry.path),
      source: item.entry.document.path,
      changed: item.entry.fields.updated === undefined ? null : toIsoDay(item.entry.fields.updated),
      indexed: item.entry.fields.template !== 'not-found',
      job: () => pageJob(item),
    }),
  );

  const articleRoutes = published.flatMap((item, index): Route[] => {
    const { body, entry } = item;
    const card = cards[index];
    if (!body || !card) return [];
    const { fields, slug, document } = entry;
    const path = articlePath(slug);
    const updatedDay = fields.updated === undefined ? null : toIsoDay(fields.updated);
    return [
      {
        path,
        outputPath: outputPathOf(path),
        source: document.path,
        changed: updatedDay ?? card.publishDay,
        indexed: true,
        job: () => ({
          template: 'article',
          site: view,
          meta: meta(path, fields.title, fields.excerpt),
          data: {
            card,
            body,
            author: fields.author ?? null,
            reviewedBy: fields.reviewedBy ?? null,
            updated: fields.updated ?? null,
            updatedDay,
            sources: (fields.sources ?? []).map((source) =>
              typeof source === 'string'
                ? { title: source, url: null }
                : { title: source.title, url: source.url ?? null },
            ),
            related: relatedTo(card, byCategory.get(card.category) ?? []),
          },
        }),
      },
    ];
  });

  const listingRoutes = categories.flatMap((category): Route[] => {
    if (category.listingHref === null) return [];
    const slug = slugify(category.name);
    const parts = chunks(byCategory.get(category) ?? [], PER_LISTING_PAGE);
    const pageHrefs = parts.map((_, index) => link(listingPath(slug, index + 1)));
    return parts.map((part, index) => {
      const path = listingPath(slug, index + 1);
      const title = index === 0 ? category.name : `${category.name}, halaman ${index + 1}`;
      return {
        path,
        outputPath: outputPathOf(path),
        source: null,
        changed: null,
        indexed: true,
        job: () => ({
          template: 'listing',
          site: view,
          meta: meta(path, title, category.description),
          data: { category, articles: part, pageNumber: index + 1, pageCount: parts.length, pageHrefs },
        }),
      };
    });
  });

  return { site: view, routes: [...pageRoutes, ...articleRoutes, ...listingRoutes], cards, searchIndex };
}

/** An article without a page of its own is found in its category. */
function searchFile(cards: readonly ArticleCardView[], shortHash: (text: string) => string): OutputFile {
  const articles = cards.map(({ title, excerpt, category, href }) => ({
    title,
    excerpt,
    category: category.name,
    href: href ?? category.href,
  }));
  const content = JSON.stringify({ articles });
  return { path: `assets/search-${shortHash(content)}.json`, content };
}

/** The next ones of the category, from its beginning again after its end. */
function relatedTo(card: ArticleCardView, all: readonly ArticleCardView[]): ArticleCardView[] {
  const at = all.indexOf(card);
  return [...all.slice(at + 1), ...all.slice(0, at)].slice(0, RELATED);
}

const withBase = (base: string, href: string): string => (href.startsWith('/') ? base + href.slice(1) : href);

/** Page fields with every `href` ready to use. */
function localised<T>(value: T, base: string): T {
  if (Array.isArray(value)) return value.map((item) => localised(item, base)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === 'href' && typeof child === 'string' ? withBase(base, child) : localised(child, base),
    ]),
  ) as T;
}

/**
 * Rules that need all entries: no two on one address, a home page, nothing withheld in silence.
 * @param complete false when some file is faulty: then nothing is said about what only seems to be missing
 */
export function planFaults(
  site: SiteEntry,
  articles: readonly ArticleEntry[],
  pages: readonly PageEntry[],
  complete: boolean,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const tell = (entry: SiteEntry | ArticleEntry | PageEntry, fault: Fault): void => {
    diagnostics.push(locator(entry.document)(fault));
  };
  const start = { start: 0, end: 0 };

  const slugs = new Map<string, string>();
  for (const article of articles) {
    const other = slugs.get(fold(article.slug));
    if (other === undefined) slugs.set(fold(article.slug), article.document.path);
    else tell(article, { code: 'slug/collision', params: { slug: article.slug, other }, at: start });
    if (article.fields.draft) {
      tell(article, { code: 'site/draft', at: { pointer: '/draft', target: 'key' } });
    }
  }

  const owners = new Map<string, string>();
  for (const page of pages) {
    const other = owners.get(fold(page.path));
    if (other === undefined) {
      owners.set(fold(page.path), page.document.path);
      continue;
    }
    const at = page.fields.path === undefined ? start : ({ pointer: '/path', target: 'value' } as const);
    tell(page, { code: 'route/collision', params: { path: page.path, other }, at });
  }

  if (complete) {
    if (!owners.has('/')) tell(site, { code: 'site/no-home', at: start });
    if (!owners.has('/404.html')) tell(site, { code: 'site/no-not-found', at: start });
    const published = articles.filter(({ fields }) => !fields.draft);
    if (published.length === 0) tell(site, { code: 'site/no-articles', at: start });
    for (const [index, { name }] of site.fields.categories.entries()) {
      if (published.length > 0 && !published.some(({ fields }) => fields.category === name)) {
        const at = { pointer: `/categories/${index}/name`, target: 'value' } as const;
        tell(site, { code: 'site/empty-category', params: { name }, at });
      }
    }
  }
  return diagnostics;
}
