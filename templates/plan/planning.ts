/** Input of the site's pages: its entries in order, their lists, and shared data. */
import { type SiteContext, toIsoDay, withBase } from 'senja';
import { type Say, sayIn } from 'senja/words';
import type { CategoryView, SharedView } from '../contract.ts';
import type { SiteModel } from '../model.generated.ts';
import { type Addresses, addressesIn } from './addresses.ts';
import { type CardOf, cards } from './articles.ts';
import { categoryViews } from './categories.ts';
import { type Article, type Content, isHome, type PageEntry } from './content.ts';
import { portraitAddresses } from './portraits.ts';
import { type ShareCards, shareCards } from './share-cards.ts';
import { sharedView } from './shared.ts';
import { sheetLink } from './wall-sheet.ts';

export interface Planning {
  settings: SiteModel;
  context: SiteContext;
  pages: readonly PageEntry[];
  articles: readonly Article[];
  /** @returns the same article in the site's own language: translations have the same names */
  original(article: Article): Article | undefined;
  /** In the order of site.yaml, including empty ones. */
  categories: readonly CategoryView[];
  /** @returns the articles of a category */
  of(category: Pick<CategoryView, 'name'>): readonly Article[];
  /** Whether some article has a page, so that there is a list of all. */
  archived: boolean;
  shared: SharedView;
  card: CardOf;
  /** Addresses of the drawn faces of people, by name. */
  portraits: ReadonlyMap<string, string>;
  shareCards: ShareCards;
  addresses: Addresses;
  /** Returns texts in the language of the site. */
  say: Say;
}

const known = new WeakMap<Content, Planning>();

/** @returns the same for the same content */
export function planningOf(content: Content, context: SiteContext): Planning {
  const planning = known.get(content) ?? newPlanning(content, context);
  known.set(content, planning);
  return planning;
}

function newPlanning({ settings, ...content }: Content, context: SiteContext): Planning {
  const { base, root } = context;
  const say = sayIn(settings.language);
  const addresses = addressesIn(content.articles, say);
  const articles = settings.order === 'newest' ? newestFirst(content.articles.all) : content.articles.all;
  const pages = content.pages.all;
  const listed = new Set<string>();
  for (const { href, category } of articles) if (href !== undefined) listed.add(category);
  const home = pages.some(isHome) ? base : root;
  const categories = categoryViews(settings, base, home, listed, addresses);
  const byCategory = new Map<string, Article[]>(categories.map(({ name }) => [name, []]));
  for (const article of articles) byCategory.get(article.category)?.push(article);
  const of: Planning['of'] = ({ name }) => byCategory.get(name) ?? [];
  const archived = listed.size > 0;
  const shown = categories.filter((category) => of(category).length > 0);
  const byName = new Map(categories.map((category) => [category.name, category]));
  return {
    settings,
    context,
    pages,
    articles,
    original: (article) => content.articles.original(article),
    categories,
    of,
    archived,
    shared: {
      ...sharedView(settings, pages, context, shown, addresses.search),
      home,
      ...sheetLink(settings, base, say),
      ...(archived && { speech: withBase(base, addresses.speech()) }),
      ...(settings.search && archived && { searchAll: withBase(base, addresses.archive(1)) }),
    },
    card: cards(content.articles, context, byName, say),
    portraits: portraitAddresses(pages, base),
    shareCards: shareCards(settings.title, articles, categories, context.hash),
    addresses,
    say,
  };
}

/** By date of publication; of one day, in file order. */
export function newestFirst(articles: readonly Article[]): Article[] {
  const byDay = new Map<string, Article[]>();
  for (const article of articles) {
    const day = toIsoDay(article.publishDate);
    const own = byDay.get(day);
    if (own) own.push(article);
    else byDay.set(day, [article]);
  }
  return [...byDay].sort(([a], [b]) => (a < b ? 1 : -1)).flatMap(([, own]) => own);
}
