/** The pages of articles, each with the articles it links to. */
import { page } from 'senja';
import type { PageOf } from '../template.ts';
import { articleData } from './articles.ts';
import type { Article } from './content.ts';
import { TEXTS_FOUND } from './data-files.ts';
import type { Planning } from './planning.ts';

const RELATED = 3;

export function articlePages(planning: Planning): PageOf<'article'>[] {
  const { settings, articles, of } = planning;
  const place = new Map<Article, number>();
  const placeOfPage = new Map<Article, number>();
  const withPages = new Map<string, Article[]>();
  const counts = new Map<string, number>();
  for (const article of articles) {
    const { category } = article;
    const count = counts.get(category) ?? 0;
    place.set(article, count);
    counts.set(category, count + 1);
    if (article.href === undefined) continue;
    const own = withPages.get(category) ?? [];
    withPages.set(category, own);
    placeOfPage.set(article, own.length);
    own.push(article);
  }
  const keepsText = settings.search === true && articles.length <= TEXTS_FOUND;
  return articles.flatMap((article) => {
    if (article.href === undefined) return [];
    const data = () => {
      const pages = withPages.get(article.category) ?? [];
      const at = placeOfPage.get(article) ?? 0;
      return articleData(article, planning, {
        related: after(of({ name: article.category }), place.get(article) ?? 0),
        previous: pages[at - 1],
        next: pages[at + 1],
      });
    };
    return page(article, 'article', data, { keepsText });
  });
}

/** The next articles of a category, wrapping around at its end. */
function after(list: readonly Article[], at: number): Article[] {
  const next = list.slice(at + 1, at + 1 + RELATED);
  return [...next, ...list.slice(0, Math.min(at, RELATED - next.length))];
}
