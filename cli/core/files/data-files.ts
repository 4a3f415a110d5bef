/** The files that pages fetch: the search index, portions of "Artikel Terbaru". */
import type { ArticleCardView } from '../../../templates/contract.ts';
import type { ArticleIndex } from '../entries/article-index.ts';
import type { DataFile } from '../stages/route.ts';
import { portionPath } from '../values/addresses.ts';

/** Under one name for good: were it named by its content, each new title would change every page. */
export const SEARCH_INDEX = 'artikel/pencarian.json';

export interface DataInput {
  /** Whether there is a search index. */
  search: boolean;
  articles: readonly ArticleIndex[];
  portions: readonly (readonly ArticleIndex[])[];
}

export const dataFiles = ({ search, articles, portions }: DataInput): DataFile[] => [
  ...(search ? [{ path: SEARCH_INDEX, articles, content: searchIndex }] : []),
  ...portions.map((part, index) => ({
    path: portionPath(index + 1).slice(1),
    articles: part,
    content: (cards: readonly ArticleCardView[]) => JSON.stringify({ articles: cards }),
  })),
];

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
