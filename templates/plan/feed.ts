/** Content of `feed.xml`: how many articles, and how much of each. */
import { type FeedItem, toIsoDay } from 'senja';
import { newestFirst, type Planning } from './planning.ts';

const FEED = {
  /** Maximum number of articles. */
  length: 20,
  /** Whether it contains the full text of articles, or only summaries. */
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
