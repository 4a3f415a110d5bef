/** What `feed.xml` tells: of how many articles, and how much of each. */
import { type FeedItem, toIsoDay } from 'senja';
import { newestFirst, type Planning } from './planning.ts';

const FEED = {
  /** Articles, at most. */
  length: 20,
  /** Whether it holds the whole text of an article that has one, or its summary alone. */
  wholeTexts: false,
};

export const feed = ({ articles, card }: Pick<Planning, 'articles' | 'card'>): FeedItem[] =>
  newestFirst(articles)
    .slice(0, FEED.length)
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
        ...(FEED.wholeTexts && { text: article }),
      };
    });
