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
} from '../../../templates/contract.ts';
import {
  type ArticleIndex,
  bodyImages,
  bodyStart,
  cardSource,
  localImagesIn,
} from '../entries/article-index.ts';
import { dataFiles, SEARCH_INDEX } from '../files/data-files.ts';
import type { PageEntry } from '../stages/entry.ts';
import type { DataFile, Route } from '../stages/route.ts';
import { archivePath, categoryPath, originAndBase, outputPathOf, withBase } from '../values/addresses.ts';
import { toIsoDay } from '../values/dates.ts';
import { type ArticleParts, ArticleRoute } from './article-route.ts';
import { cardOf, categoryViews } from './cards.ts';
import { chunks, home } from './home.ts';
import { localised, type SiteViewInput, siteView } from './site-view.ts';

const PER_LISTING_PAGE = 12;
const RELATED = 3;
/** Cards held in memory at most. */
const RECENT = 500;

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
  /** Those that are published, in order. */
  articles: readonly ArticleIndex[];
  card(article: ArticleIndex): ArticleCardView;
  /** Tells what a card is made from. */
  cardInputs(article: ArticleIndex): string;
  /** Fingerprint of what the cards of articles are made from, in order. */
  listInputs(articles: readonly ArticleIndex[]): string;
  fingerprint(text: string): string;
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
    const made = cardOf(cardSource(article), maker);
    if (recent.size > RECENT) recent.clear();
    recent.set(article, made);
    return made;
  };

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

  const inputsOfImages = (addresses: readonly string[]): string =>
    addresses.length === 0 ? '' : addresses.map((address) => ` ${imageInputs(address)}`).join('');
  const cardInputs = ({ cardFingerprint, images }: ArticleIndex): string =>
    cardFingerprint + inputsOfImages(images);
  const listInputs = (list: readonly ArticleIndex[]): string => fingerprint(list.map(cardInputs).join('\n'));

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

  const homePage = home({ articles, categories: view.categories, of, base, archived: listed.size > 0 });

  const pageJob = <Card>(
    entry: PageEntry,
    body: BodyView,
    card: (article: ArticleIndex) => Card,
  ): RenderJob<Card> => {
    const page = localised(entry.fields, base);
    const own = { ...meta(entry.path, page.title, page.description), language: page.language };
    const common = { site: view, meta: own };
    switch (page.template) {
      case 'home':
        return { ...common, template: 'home', data: { page, ...homePage.data(card) } };
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
      own: () =>
        fingerprint(document.text) + inputsOfImages([...localImagesIn(fields), ...bodyImages(document)]),
      job: (body, card) => pageJob(entry, body, card),
    };
  };

  const parts: ArticleParts = {
    site: view,
    related: (article) => after(byCategory.get(article.fields.category) ?? [], place.get(article) ?? 0),
    imageInputs: inputsOfImages,
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
        own: () => '',
        job: (_body, card) => ({
          template: 'listing',
          site: view,
          meta: meta(path, index === 0 ? title : `${title}, halaman ${index + 1}`, description),
          data: {
            category,
            articles: part.map(card),
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
    articles,
    card,
    cardInputs,
    listInputs,
    fingerprint,
    newest(count) {
      const dated = articles.map((article) => ({ article, day: toIsoDay(article.fields.publishDate) }));
      dated.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
      return dated.slice(0, count).map(({ article }) => card(article));
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
    data: dataFiles({ search: site.fields.search, articles, portions: homePage.portions }),
  };
}

/** The next ones of a category, from its beginning again after its end. */
function after(list: readonly ArticleIndex[], at: number): ArticleIndex[] {
  const next = list.slice(at + 1, at + 1 + RELATED);
  return [...next, ...list.slice(0, Math.min(at, RELATED - next.length))];
}
