/** Content of the home page, and the portions of "Artikel Terbaru" outside its HTML. */
import { chunks, withBase } from 'senja';
import type { CategoryView, HomeData } from '../contract.ts';
import type { PageOf } from '../template.ts';
import type { Addresses } from './addresses.ts';
import { type Article, type CardOf, newestDay } from './articles.ts';
import type { ContentPage } from './pages.ts';

/** From the specification; `inHtml` limits the page's size independently of the number of articles. */
export const HOME = { featured: 4, perCategory: 3, initialVisible: 9, step: 6, inHtml: 15 } as const;
const PER_PORTION = 48;

export interface HomeInput {
  articles: readonly Article[];
  /** Categories with a section. */
  categories: readonly CategoryView[];
  of(category: CategoryView): readonly Article[];
  base: string;
  /** Whether some article has a page, so that there is an archive. */
  archived: boolean;
  card: CardOf;
  addresses: Pick<Addresses, 'archive' | 'portion'>;
}

export interface Home {
  portions: (readonly Article[])[];
  /** The day of its newest article, or null. */
  changed: string | null;
  /** Data for the template besides the fields of its content file. */
  data(): Omit<HomeData, 'page'>;
}

export function home({ articles, categories, of, base, archived, card, addresses }: HomeInput): Home {
  const featured = featuredOf(categories, of);
  const latest = archived ? articles.slice(0, HOME.inHtml) : articles;
  const portions = archived ? chunks(articles.slice(HOME.inHtml), PER_PORTION) : [];
  const archive = archived ? withBase(base, addresses.archive(1)) : null;
  return {
    portions,
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
        archive === null || portions.length === 0
          ? null
          : { portions: withBase(base, addresses.portion('*')), archive },
      archive,
    }),
  };
}

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
  const above = new Set(featured.map(({ file }) => file));
  const [rest, again] = [false, true].map((isAbove) => own.filter(({ file }) => above.has(file) === isAbove));
  return [...(rest ?? []), ...(again ?? [])].slice(0, HOME.perCategory);
}

/** @returns the page with its data besides the fields of its content file */
export const homePage = (
  page: ContentPage<'home'>,
  { data: beside, changed }: Pick<Home, 'data' | 'changed'>,
): PageOf<'home'> => ({
  ...page,
  // Its own text may have changed later.
  changed: page.changed !== null && (changed === null || page.changed > changed) ? page.changed : changed,
  props() {
    const { meta, data } = page.props();
    return { meta, data: { ...data, ...beside() } };
  },
});
