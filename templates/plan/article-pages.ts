/** The pages of articles, each with the articles it links to. */
import { withBase } from 'senja';
import { type Article, ArticlePage, type ArticleParts } from './articles.ts';
import { TEXTS_FOUND } from './data-files.ts';
import { SHARING_SIZE } from './look.ts';
import type { Planning } from './planning.ts';

const RELATED = 3;

/** @param more additional data for the template besides the common part of `ArticleData` */
export function articlePages(
  { settings, tools, articles, of, card, metaOf, shareCards, addresses, say }: Planning,
  more: ArticleParts['more'],
): ArticlePage[] {
  const place = new Map<Article, number>();
  const placeOfPage = new Map<Article, number>();
  const withPages = new Map<string, Article[]>();
  const counts = new Map<string, number>();
  for (const article of articles) {
    const { category } = article.fields;
    const count = counts.get(category) ?? 0;
    place.set(article, count);
    counts.set(category, count + 1);
    if (article.bodyStart === null) continue;
    const own = withPages.get(category) ?? [];
    withPages.set(category, own);
    placeOfPage.set(article, own.length);
    own.push(article);
  }
  const parts: ArticleParts = {
    card,
    searched: settings.search === true && articles.length <= TEXTS_FOUND,
    related: (article) => after(of({ name: article.fields.category }), place.get(article) ?? 0),
    beside(article) {
      const pages = withPages.get(article.fields.category) ?? [];
      const at = placeOfPage.get(article) ?? 0;
      return { previous: pages[at - 1], next: pages[at + 1] };
    },
    more,
    metaOf,
    addresses,
    say,
    today: tools.today,
    sharing(article) {
      const { title, imageUrl, imageAlt } = article.fields;
      const path = shareCards.pathOf(article);
      if (path === null) return { picture: tools.sharing(imageUrl), pictureAlt: imageAlt };
      return { picture: { src: withBase(tools.base, `/${path}`), size: SHARING_SIZE }, pictureAlt: title };
    },
  };
  return articles.flatMap((one) => (one.bodyStart === null ? [] : [new ArticlePage(one, parts)]));
}

/** The next articles of a category, wrapping around at its end. */
function after(list: readonly Article[], at: number): Article[] {
  const next = list.slice(at + 1, at + 1 + RELATED);
  return [...next, ...list.slice(0, Math.min(at, RELATED - next.length))];
}
