/** Where visitors find an article that has no page of its own: in the first list that shows it. */
import type { ShownAt } from 'senja';
import type { Addresses } from './addresses.ts';
import { type Article, isHome } from './content.ts';
import { featuredOf, HOME, inSection } from './home.ts';
import { PER_PAGE } from './listings.ts';
import type { Planning } from './planning.ts';

export interface Lists {
  /** All articles, in the order of their lists. */
  articles: readonly Article[];
  ofCategory: readonly Article[];
  /** Articles above all sections of the home page. */
  featured: readonly Article[];
  category: { name: string; anchor: string };
  /** Whether the category has pages of its own. */
  isListed: boolean;
  /** Whether there is a list of all articles. */
  archived: boolean;
  /** The home page's headings above featured articles and above all. */
  chosen: string;
  latest: string;
  addresses: Pick<Addresses, 'archive' | 'category'>;
}

const inBoth = (id: string, en: string): ShownAt['part'] => ({ id, en });

const onPage = (place: number): number => Math.floor(place / PER_PAGE) + 1;

const inSectionOf = ({ name, anchor }: Lists['category']): ShownAt => ({
  path: `/#${anchor}`,
  part: inBoth(`di bagian “${name}”`, `in the section “${name}”`),
});

/** @returns where visitors find an article without a page of its own; as part of the list of a category, in its section */
export function placesOf(
  article: Article,
  { articles, categories, of, pages, archived, addresses }: Planning,
  list: string | undefined,
): ShownAt[] {
  const category = categories.find(({ name }) => name === article.category);
  if (!category) return [];
  if (list === addresses.category(category.name, 1)) return [inSectionOf(category)];
  if (article.href !== undefined) return [];
  const front = pages.find(isHome);
  return whereShown(article, {
    articles,
    ofCategory: of(category),
    featured: featuredOf(categories, of),
    category,
    isListed: category.listingHref !== null,
    archived,
    chosen: front?.featured.title ?? '',
    latest: front?.latest.title ?? '',
    addresses,
  });
}

export function whereShown(
  article: Pick<Article, 'slug'>,
  { articles, ofCategory, featured, category, isListed, archived, chosen, latest, addresses }: Lists,
): ShownAt[] {
  const placeIn = (list: readonly Article[]): number => list.findIndex(({ slug }) => slug === article.slug);
  const [own, all] = [placeIn(ofCategory), placeIn(articles)];
  const { name } = category;
  if (placeIn(featured) >= 0)
    return [
      {
        path: '/#artikel-pilihan',
        part: inBoth(`di bagian “${chosen}”`, `in the section “${chosen}”`),
      },
    ];
  if (placeIn(inSection(ofCategory, featured)) >= 0) return [inSectionOf(category)];
  const ofOne = inBoth(`dalam daftar “${name}”`, `in the list “${name}”`);
  if (isListed) return [{ path: addresses.category(name, onPage(own)), part: ofOne }];
  if (archived)
    return [
      {
        path: addresses.archive(onPage(all)),
        part: inBoth('dalam daftar semua artikel', 'in the list of all articles'),
      },
    ];
  const presses = Math.max(0, Math.ceil((all + 1 - HOME.initialVisible) / HOME.step));
  const after = {
    id: presses === 0 ? '' : `, setelah tombol di bawahnya ditekan ${presses} kali`,
    en:
      presses === 0
        ? ''
        : `, after ${presses === 1 ? 'one press' : `${presses} presses`} of the button below it`,
  };
  const part = inBoth(`dalam daftar “${latest}”${after.id}`, `in the list “${latest}”${after.en}`);
  return [{ path: '/#artikel-terbaru', part }];
}
