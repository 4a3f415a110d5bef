/** Entries → pages: which addresses the site has, and what each page shows. */
import { type Plan, type PlanTools, type SiteContent, toIsoDay, withBase } from '../../cli/site.ts';
import type { CategoryView, SharedView } from '../contract.ts';
import type { ContactPageModel, SiteModel } from '../model.ts';
import type { PageOf } from '../template.ts';
import { archivePath, categoryPath, SEARCH_PATH } from './addresses.ts';
import { type Article, ArticlePage, type ArticleParts, cards } from './articles.ts';
import { categoryViews } from './categories.ts';
import { portionFiles, searchIndex, TEXTS_FOUND } from './data-files.ts';
import { home, homePage } from './home.ts';
import { listingPages } from './listings.ts';
import { FRAME, ICON, SHARING } from './look.ts';
import { meta } from './meta.ts';
import { movedPages } from './moved.ts';
import { movedLists } from './moved-lists.ts';
import { URGENT_ID } from './page-ids.ts';
import { isOf, type PageEntry, pageOf } from './pages.ts';
import { whereShown } from './where-shown.ts';

/** What the site's own models and templates give their types. */
export interface SiteTypes {
  settings: SiteModel;
  entries: Article | PageEntry;
  pages: PageOf;
  shared: SharedView;
}

const isHome = isOf('home');

const RELATED = 3;
/** The feed holds no more. */
const NEWEST = 20;

const contactView = ({ email, example }: ContactPageModel, address: string, base: string) => ({
  email,
  href: withBase(base, address),
  isExample: example,
});

/** @returns a link to the first page that says what to do in an emergency */
function urgentLink(pages: readonly PageEntry[], base: string): Pick<SharedView, 'urgent'> {
  for (const { address, fields } of pages) {
    if ('urgent' in fields && fields.urgent) {
      const { urgent } = fields;
      return { urgent: { name: urgent.title, href: `${withBase(base, address)}#${URGENT_ID}` } };
    }
  }
  return {};
}

/** @param categories those that have a section */
function sharedView(
  settings: SiteModel,
  pages: readonly PageEntry[],
  base: string,
  categories: CategoryView[],
): SharedView {
  const { title, tagline, description, language, navigation, footer } = settings;
  const contact = pages.find(isOf('contact'));
  return {
    title,
    tagline,
    description,
    language,
    categories,
    navigation: navigation.map(({ name, href }) => ({ name, href: withBase(base, href) })),
    footer: {
      description: footer.description,
      copyright: footer.copyright,
      healthNote: footer.healthNote ?? null,
    },
    contact: contact ? contactView(contact.fields, contact.address, base) : null,
    searchIndex: settings.search ? withBase(base, SEARCH_PATH) : null,
    ...(settings.emergencyNumbers && { emergencyNumbers: settings.emergencyNumbers }),
    ...urgentLink(pages, base),
    contactEndpoint: settings.contact?.endpoint ?? null,
    newsletterEndpoint: settings.newsletter?.endpoint ?? null,
  };
}

export function plan({ settings, entries }: SiteContent<SiteTypes>, tools: PlanTools): Plan<SiteTypes> {
  const { origin, base, sharing } = tools;
  const inFileOrder = entries.filter((entry) => entry.collection === 'articles');
  const articles = settings.order === 'newest' ? newestFirst(inFileOrder) : inFileOrder;
  const pages = entries.filter((entry) => entry.collection === 'pages');
  const listed = new Set(articles.filter((one) => one.bodyStart !== null).map((one) => one.fields.category));
  const categories = categoryViews(settings, base, listed);
  const byCategory = new Map<string, Article[]>(categories.map(({ name }) => [name, []]));
  const place = new Map<Article, number>();
  for (const article of articles) {
    const own = byCategory.get(article.fields.category) ?? [];
    place.set(article, own.length);
    own.push(article);
  }
  const withPages = new Map<string, Article[]>();
  const placeOfPage = new Map<Article, number>();
  for (const article of articles.filter(({ bodyStart }) => bodyStart !== null)) {
    const { category } = article.fields;
    const own = withPages.get(category) ?? [];
    withPages.set(category, own);
    placeOfPage.set(article, own.length);
    own.push(article);
  }
  const of = ({ name }: Pick<CategoryView, 'name'>): readonly Article[] => byCategory.get(name) ?? [];
  const shown = categories.filter((category) => of(category).length > 0);
  const shared = {
    ...sharedView(settings, pages, base, shown),
    ...(settings.search && listed.size > 0 && { searchAll: withBase(base, archivePath(1)) }),
    ...(tools.preview && { preview: true as const }),
  };
  const metaOf = meta(origin, base, shared);
  const card = cards(tools, new Map(categories.map((category) => [category.name, category])));
  const archived = listed.size > 0;
  const front = home({ articles, categories: shown, of, base, archived, card });
  const parts: ArticleParts = {
    card,
    searched: settings.search === true && articles.length <= TEXTS_FOUND,
    related: (article) => after(of({ name: article.fields.category }), place.get(article) ?? 0),
    beside: (article) => {
      const pages = withPages.get(article.fields.category) ?? [];
      const at = placeOfPage.get(article) ?? 0;
      return { previous: pages[at - 1], next: pages[at + 1] };
    },
    metaOf,
    today: tools.today,
    sharing,
  };
  const lists = categories
    .map((category, index) => ({
      category,
      setting: `/categories/${index}`,
      articles: of(category),
      description: category.description,
      pathOf: (page: number) => categoryPath(category.name, page),
    }))
    .filter(({ category }) => category.listingHref !== null);
  const pageTools = { base, metaOf, sharing };
  const archive = { category: null, articles, description: settings.description, pathOf: archivePath };

  const placeOf = (article: Article): string => {
    const { href, category } = card(article);
    return href ?? category.href;
  };

  const entriesAliases = () => [...pages, ...articles].flatMap(({ fields }) => fields.aliases ?? []);

  return {
    shared,
    pages: [
      ...pages.map((page) =>
        isHome(page) ? homePage(pageOf(page, pageTools), front) : pageOf(page, pageTools),
      ),
      ...articles.flatMap((one) => (one.bodyStart === null ? [] : [new ArticlePage(one, parts)])),
      ...[...lists, ...(archived ? [archive] : [])].flatMap((list) => listingPages(list, base, card, metaOf)),
      ...movedLists(settings, categories, (one) => of(one).length, entriesAliases, tools, metaOf),
      ...pages.flatMap((page) => movedPages(page, withBase(base, page.address), tools, metaOf)),
      ...articles.flatMap((one) => (one.fields.aliases ? movedPages(one, placeOf(one), tools, metaOf) : [])),
    ],
    files: [
      ...(settings.search ? [searchIndex(articles, card)] : []),
      ...portionFiles(front.portions, card),
      SHARING,
    ],
    feed: () =>
      newestFirst(articles)
        .slice(0, NEWEST)
        .map((article) => {
          const { slug, title, href, category, publishDay, excerpt } = card(article);
          const { updated } = article.fields;
          return {
            slug,
            title,
            href: href ?? category.href,
            day: publishDay,
            updated: updated === undefined ? publishDay : toIsoDay(updated),
            topic: category.name,
            summary: excerpt,
          };
        }),
    about: {
      title: settings.title,
      tagline: settings.tagline,
      description: settings.description,
      language: settings.language,
      since: '2025-04-25',
      colour: FRAME,
      icon: ICON,
    },
    whereShown(entry) {
      if (entry.collection === 'pages') return [{ path: entry.address, part: null }];
      const category = categories.find(({ name }) => name === entry.fields.category);
      if (!category) return [];
      return whereShown(entry, {
        articles,
        ofCategory: of(category),
        category,
        isListed: category.listingHref !== null,
        archived,
        latest: latestHeading(pages),
      });
    },
    endpoints: [settings.contact?.endpoint, settings.newsletter?.endpoint].filter((url) => url !== undefined),
  };
}

/** What the home page calls its list of all articles. */
function latestHeading(pages: readonly PageEntry[]): string {
  return pages.find(isHome)?.fields.latest.title ?? '';
}

/** By date of publication; of one day, in their order. */
function newestFirst(articles: readonly Article[]): Article[] {
  const dated = articles.map((article) => ({ article, day: toIsoDay(article.fields.publishDate) }));
  dated.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
  return dated.map(({ article }) => article);
}

/** The next ones of a category, from its beginning again after its end. */
function after(list: readonly Article[], at: number): Article[] {
  const next = list.slice(at + 1, at + 1 + RELATED);
  return [...next, ...list.slice(0, Math.min(at, RELATED - next.length))];
}
