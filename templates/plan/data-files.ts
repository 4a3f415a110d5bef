/** The files that pages fetch: the search index, portions of "Artikel Terbaru". */
import type { DataFile } from '../../cli/site.ts';
import type { SearchIndex } from '../../client/contract.ts';
import { portionPath, SEARCH_PATH } from './addresses.ts';
import type { Article, CardOf } from './articles.ts';

/** An article without a page of its own is found in its category. */
export const searchIndex = (articles: readonly Article[], card: CardOf): DataFile => ({
  path: SEARCH_PATH.slice(1),
  content() {
    const found: SearchIndex['articles'] = articles.map((article) => {
      const { title, excerpt, category, href } = card(article);
      const words = article.fields.keywords?.join(' ');
      return {
        title,
        excerpt,
        category: category.name,
        motif: category.motif,
        href: href ?? category.href,
        words,
      };
    });
    return JSON.stringify({ articles: found });
  },
});

export const portionFiles = (portions: readonly (readonly Article[])[], card: CardOf): DataFile[] =>
  portions.map((part, index) => ({
    path: portionPath(index + 1).slice(1),
    content: () => JSON.stringify({ articles: part.map(card) }),
  }));
