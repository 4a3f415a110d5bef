/** Content of the home page, and the portions of "Artikel Terbaru" outside its HTML. */
import { chunks, type SiteContext, withBase } from 'senja';
import type { CategoryView, HomeData, SharedView } from '../contract.ts';
import { newestDay } from './articles.ts';
import type { Article } from './content.ts';
import type { Planning } from './planning.ts';

/** From the specification; `inHtml` limits the page's size independently of the number of articles. */
export const HOME = { featured: 4, perCategory: 3, initialVisible: 9, step: 6, inHtml: 15 } as const;
const PER_PORTION = 48;

export type ForHome = Pick<Planning, 'articles' | 'of' | 'archived' | 'card' | 'addresses'> & {
  context: Pick<SiteContext, 'base'>;
  shared: Pick<SharedView, 'categories'>;
};

export interface Home {
  /** The day of its newest article, or null. */
  changed: string | null;
  /** Data for the template besides the fields of its content file. */
  data(): Omit<HomeData, 'page'>;
}

export function home({ articles, of, archived, card, addresses, context, shared }: ForHome): Home {
  const { base } = context;
  const { categories } = shared;
  const featured = featuredOf(categories, of);
  const latest = archived ? articles.slice(0, HOME.inHtml) : articles;
  const hasMore = archived && articles.length > HOME.inHtml;
  const archive = archived ? withBase(base, addresses.archive(1)) : null;
  return {
    changed: newestDay(articles),
    data: () => ({
      featured: featured.map(card),
      sections: categories.map((category) => ({
        category,
        articles: inSection(of(category), featured).map(card),
      })),
      latest: latest.map(card),
      total: articles.length,
      initialVisible: HOME.initialVisible,
      step: HOME.step,
      more:
        archive !== null && hasMore ? { portions: withBase(base, addresses.portion('*')), archive } : null,
      archive,
    }),
  };
}

/** @returns "Artikel Terbaru" after those in the HTML of the home page, in portions */
export const portionsOf = ({ articles, archived }: Pick<ForHome, 'articles' | 'archived'>): Article[][] =>
  archived ? chunks(articles.slice(HOME.inHtml), PER_PORTION) : [];

/** @returns the first article of each category, at most four */
export const featuredOf = (
  categories: readonly CategoryView[],
  of: (category: CategoryView) => readonly Article[],
): Article[] => categories.flatMap((category) => of(category).slice(0, 1)).slice(0, HOME.featured);

/**
 * @param own articles of a category
 * @param featured articles shown above all sections
 * @returns the articles of the category's section: those that are not featured, unless it would have fewer than three
 */
export function inSection(own: readonly Article[], featured: readonly Article[]): Article[] {
  const above = new Set(featured.map(({ slug }) => slug));
  const [rest, again] = [false, true].map((isAbove) => own.filter(({ slug }) => above.has(slug) === isAbove));
  return [...(rest ?? []), ...(again ?? [])].slice(0, HOME.perCategory);
}
