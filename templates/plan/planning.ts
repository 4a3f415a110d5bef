/** Input of the site's plan: its entries in order, their lists, and shared data. */
import { type PlanTools, type SiteContent, toIsoDay, withBase } from 'senja';
import { type Say, sayIn } from 'senja/words';
import type { CategoryView, SharedView } from '../contract.ts';
import type { SiteModel } from '../model.generated.ts';
import type { PageOf } from '../template.ts';
import { type Addresses, addressesIn } from './addresses.ts';
import { type Article, type CardOf, cards } from './articles.ts';
import { categoryViews } from './categories.ts';
import { type MetaOf, meta } from './meta.ts';
import { isOf, type PageEntry } from './pages.ts';
import { type ShareCards, shareCards } from './share-cards.ts';
import { sharedView } from './shared.ts';
import { sheetLink } from './wall-sheet.ts';

/** Types of the site's own models and templates. */
export interface SiteTypes {
  settings: SiteModel;
  entries: Article | PageEntry;
  pages: PageOf;
  shared: SharedView;
}

export interface Planning {
  settings: SiteModel;
  tools: PlanTools;
  pages: readonly PageEntry[];
  articles: readonly Article[];
  /** The articles in the language of the site: twins have the same names. */
  originals: readonly Article[];
  /** In the order of site.yaml, including empty ones. */
  categories: readonly CategoryView[];
  /** @returns the articles of a category */
  of(category: Pick<CategoryView, 'name'>): readonly Article[];
  /** Whether some article has a page, so that there is a list of all. */
  archived: boolean;
  shared: SharedView;
  card: CardOf;
  metaOf: MetaOf;
  shareCards: ShareCards;
  addresses: Addresses;
  /** Returns texts in the language of the site. */
  say: Say;
}

const isArticle = (entry: SiteTypes['entries']) => entry.collection === 'articles';

export function planningOf(
  { settings, entries, originals = entries }: SiteContent<SiteTypes>,
  tools: PlanTools,
): Planning {
  const { origin, base } = tools;
  const say = sayIn(settings.language);
  const addresses = addressesIn(say);
  const inFileOrder = entries.filter(isArticle);
  const articles = settings.order === 'newest' ? newestFirst(inFileOrder) : inFileOrder;
  const pages = entries.filter((entry) => entry.collection === 'pages');
  const listed = new Set(articles.filter((one) => one.bodyStart !== null).map((one) => one.fields.category));
  const home = pages.some(isHome) ? base : tools.root;
  const categories = categoryViews(settings, base, home, listed, addresses);
  const byCategory = new Map<string, Article[]>(categories.map(({ name }) => [name, []]));
  for (const article of articles) byCategory.get(article.fields.category)?.push(article);
  const of: Planning['of'] = ({ name }) => byCategory.get(name) ?? [];
  const archived = listed.size > 0;
  const shown = categories.filter((category) => of(category).length > 0);
  const shared = {
    ...sharedView(settings, pages, tools, shown, addresses),
    home,
    ...sheetLink(settings, base, say),
    ...(settings.search && archived && { searchAll: withBase(base, addresses.archive(1)) }),
    ...(tools.preview && { preview: true as const }),
  };
  return {
    settings,
    tools,
    pages,
    articles,
    originals: originals.filter(isArticle),
    categories,
    of,
    archived,
    shared,
    card: cards(tools, new Map(categories.map((category) => [category.name, category])), say, addresses),
    metaOf: meta(origin, base, shared),
    shareCards: shareCards(settings.title, articles, categories, tools.hash),
    addresses,
    say,
  };
}

export const isHome = isOf('home');

/** By date of publication; of one day, in file order. */
export function newestFirst(articles: readonly Article[]): Article[] {
  const dated = articles.map((article) => ({ article, day: toIsoDay(article.fields.publishDate) }));
  dated.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
  return dated.map(({ article }) => article);
}
