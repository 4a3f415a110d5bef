/**
 * Entries → routes: which addresses the site has, and which job renders each. Jobs are made on demand, so that what
 * stands in memory is an index of the articles and not their pages.
 */
import type {
  ArticleCardView,
  BodyView,
  CategoryView,
  ImageView,
  PageMeta,
  RenderJob,
  SiteView,
} from '../../templates/contract.ts';
import {
  archivePath,
  categoryPath,
  originAndBase,
  outputPathOf,
  portionPath,
  withBase,
} from './addresses.ts';
import { type ArticleIndex, bodyImages, bodyStart } from './article-index.ts';
import { type ArticleParts, ArticleRoute } from './article-route.ts';
import { cardOf, categoryViews } from './cards.ts';
import { toIsoDay } from './dates.ts';
import type { PageEntry } from './entry.ts';
import type { DataFile, Route } from './route.ts';
import { localised, type SiteViewInput, siteView } from './site-view.ts';

/** Constants of the home page, from the specification; `inHtml` keeps its size from growing with the articles. */
const HOME = { featured: 4, perCategory: 3, initialVisible: 9, step: 6, inHtml: 48 } as const;
const PER_LISTING_PAGE = 12;
const PER_PORTION = 48;
const RELATED = 3;
/** Cards held in memory at most. */
const RECENT = 500;

/** Under one name for good: were it named by its content, each new title would change every page. */
const SEARCH_INDEX = 'artikel/pencarian.json';

export interface PlanInput extends SiteViewInput {
  /** Published ones, in order. */
  articles: readonly ArticleIndex[];
  image(address: string, alt: string): ImageView;
  /** What of an image its address does not tell (`ImageSet.inputs`). */
  imageInputs(address: string): string;
  fingerprint(text: string): string;
}

export interface Plan {
  site: SiteView;
  routes: Route[];
  /** Cards of the newest articles by date, at most `count`. */
  newest(count: number): ArticleCardView[];
  /** Fingerprint of all articles as cards show them, in order: while it is the same, no page lists others than before. */
  cards(): string;
  /** Files that pages fetch: the search index, portions of "Artikel Terbaru". */
  data: DataFile[];
}

/** @returns the site's addresses; `planFaults` must have found no error */
export function plan(input: PlanInput): Plan {
  const { site, articles, pages, image, imageInputs, fingerprint } = input;
  const { origin, base } = originAndBase(site.fields.url);
  const listed = new Set(articles.filter((one) => one.bodyStart !== null).map((one) => one.fields.category));
  const categories = categoryViews(site.fields, base, listed);
  const maker = { base, categories: new Map(categories.map((category) => [category.name, category])), image };
  // A card stands on some five pages, most of which are made one soon after the other.
  const recent = new Map<ArticleIndex, ArticleCardView>();
  const card = (article: ArticleIndex): ArticleCardView => {
    const known = recent.get(article);
    if (known) return known;
    const made = cardOf(article, maker);
    if (recent.size > RECENT) recent.clear();
    recent.set(article, made);
    return made;
  };
  const cards = (list: readonly ArticleIndex[]): ArticleCardView[] => list.map(card);

  const byCategory = new Map<string, ArticleIndex[]>(categories.map(({ name }) => [name, []]));
  const place = new Map<ArticleIndex, number>();
  for (const article of articles) {
    const own = byCategory.get(article.fields.category) ?? [];
    place.set(article, own.length);
    own.push(article);
  }
  const of = (category: CategoryView): readonly ArticleIndex[] => byCategory.get(category.name) ?? [];
  const view = siteView(
    input,
    origin,
    base,
    categories.filter((category) => of(category).length > 0),
    site.fields.search ? base + SEARCH_INDEX : null,
  );
  const portions = listed.size === 0 ? [] : chunks(articles.slice(HOME.inHtml), PER_PORTION);

  const cardInputs = ({ cardFingerprint, fields }: ArticleIndex): string =>
    cardFingerprint + imageInputs(fields.imageUrl);
  const listInputs = (list: readonly ArticleIndex[], ...more: readonly unknown[]): string =>
    fingerprint(`${more.join(' ')} ${list.map(cardInputs).join(' ')}`);

  const current = new Set([base, ...view.navigation.map(({ href }) => href)]);
  const meta = (path: string, title: string, description: string): PageMeta => ({
    href: withBase(base, path),
    canonical: path === '/404.html' ? null : origin + withBase(base, path),
    title,
    documentTitle: title.includes(view.title) ? title : `${title} - ${view.title}`,
    current: current.has(withBase(base, path)) ? withBase(base, path) : null,
    description,
    language: site.fields.language,
  });

  const featured = view.categories.flatMap((category) => of(category).slice(0, 1)).slice(0, HOME.featured);
  const latest = articles.slice(0, listed.size === 0 ? undefined : HOME.inHtml);
  const sectionOf = (category: CategoryView) => of(category).slice(0, HOME.perCategory);
  const onHome = () => new Set([...featured, ...view.categories.flatMap(sectionOf), ...latest]);
  const homeData = () => ({
    featured: cards(featured),
    sections: view.categories.map((category) => ({
      category,
      articles: cards(sectionOf(category)),
    })),
    latest: cards(latest),
    total: articles.length,
    initialVisible: HOME.initialVisible,
    step: HOME.step,
    more:
      portions.length === 0
        ? null
        : { portions: withBase(base, portionPath('*')), archive: withBase(base, archivePath(1)) },
    archive: listed.size === 0 ? null : withBase(base, archivePath(1)),
  });

  const pageJob = (entry: PageEntry, body: BodyView): RenderJob => {
    const page = localised(entry.fields, base);
    const own = { ...meta(entry.path, page.title, page.description), language: page.language ?? 'id' };
    const common = { site: view, meta: own };
    switch (page.template) {
      case 'home':
        return { ...common, template: 'home', data: { page, ...homeData() } };
      case 'about':
        return { ...common, template: 'about', data: { page } };
      case 'contact':
        return { ...common, template: 'contact', data: { page } };
      case 'legal':
        return { ...common, template: 'legal', data: { page, body } };
      case 'not-found':
        return { ...common, template: 'not-found', data: { page } };
    }
  };

  const pageRoute = (entry: PageEntry): Route => {
    const { document, fields, path } = entry;
    const start = bodyStart(document);
    return {
      path,
      outputPath: outputPathOf(path),
      template: fields.template,
      source: document.path,
      body: start === null ? null : { path: document.path, start, fingerprint: null },
      changed: fields.updated === undefined ? null : toIsoDay(fields.updated),
      indexed: fields.template !== 'not-found',
      shows: () => (fields.template === 'home' ? [...onHome()] : []),
      own() {
        const images = bodyImages(document).map(imageInputs);
        return fingerprint(JSON.stringify([path, fields, images, start === null ? null : document.text]));
      },
      listed: () => (fields.template === 'home' ? fingerprint(JSON.stringify(homeData())) : ''),
      job: (body) => pageJob(entry, body),
    };
  };

  const parts: ArticleParts = {
    site: view,
    related: (article) => after(byCategory.get(article.fields.category) ?? [], place.get(article) ?? 0),
    card,
    cardInputs,
    imageInputs,
    meta,
  };

  const listingRoutes = (
    category: CategoryView | null,
    list: readonly ArticleIndex[],
    pathOf: (page: number) => string,
  ): Route[] => {
    const parts = chunks(list, PER_LISTING_PAGE);
    const title = category?.name ?? 'Semua artikel';
    const description = category?.description ?? site.fields.description;
    return parts.map((part, index) => {
      const path = pathOf(index + 1);
      return {
        path,
        outputPath: outputPathOf(path),
        template: 'listing',
        source: null,
        body: null,
        changed: null,
        indexed: true,
        shows: () => part,
        own: () => '',
        listed: () => listInputs(part, index, parts.length),
        job: () => ({
          template: 'listing',
          site: view,
          meta: meta(path, index === 0 ? title : `${title}, halaman ${index + 1}`, description),
          data: {
            category,
            articles: cards(part),
            position: parts.length === 1 ? null : { page: String(index + 1), of: String(parts.length) },
            previousHref: index === 0 ? null : withBase(base, pathOf(index)),
            nextHref: index + 1 === parts.length ? null : withBase(base, pathOf(index + 2)),
          },
        }),
      };
    });
  };

  return {
    site: view,
    cards: () => listInputs(articles),
    newest(count) {
      const dated = articles.map((article) => ({ article, day: toIsoDay(article.fields.publishDate) }));
      dated.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
      return cards(dated.slice(0, count).map(({ article }) => article));
    },
    routes: [
      ...pages.map(pageRoute),
      ...articles.flatMap((one) => (one.bodyStart === null ? [] : [new ArticleRoute(one, parts)])),
      ...categories.flatMap((category) =>
        category.listingHref === null
          ? []
          : listingRoutes(category, of(category), (page) => categoryPath(category.name, page)),
      ),
      ...(listed.size === 0 ? [] : listingRoutes(null, articles, archivePath)),
    ],
    data: [
      ...(site.fields.search
        ? [
            {
              path: SEARCH_INDEX,
              listed: () => listInputs(articles),
              content: () => searchIndex(cards(articles)),
            },
          ]
        : []),
      ...portions.map((part, index) => ({
        path: portionPath(index + 1).slice(1),
        listed: () => listInputs(part),
        content: () => JSON.stringify({ articles: cards(part) }),
      })),
    ],
  };
}

/** An article without a page of its own is found in its category. */
function searchIndex(cards: readonly ArticleCardView[]): string {
  const articles = cards.map(({ title, excerpt, category, href }) => ({
    title,
    excerpt,
    category: category.name,
    href: href ?? category.href,
  }));
  return JSON.stringify({ articles });
}

/** The next ones of a category, from its beginning again after its end. */
function after(list: readonly ArticleIndex[], at: number): ArticleIndex[] {
  const next = list.slice(at + 1, at + 1 + RELATED);
  return [...next, ...list.slice(0, Math.min(at, RELATED - next.length))];
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < list.length; at += size) parts.push(list.slice(at, at + size));
  return parts;
}
