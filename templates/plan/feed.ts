/** Content of `feed.xml`: how many articles, and how much of each. */
import type { FeedSpec } from 'senja';
import type { Article } from './content.ts';
import { newestFirst, type Planning } from './planning.ts';

const FEED = {
  /** Maximum number of articles. */
  length: 20,
  /** Whether it contains the full text of articles, or only summaries. */
  wholeTexts: false,
};

export const feed = ({ articles, card }: Pick<Planning, 'articles' | 'card'>): FeedSpec<Article> => ({
  entries: newestFirst(articles).slice(0, FEED.length),
  whole: FEED.wholeTexts,
  item(article) {
    const { slug, title, href, category, excerpt } = card(article);
    return { slug, title, href: href ?? category.href, topic: category.name, summary: excerpt };
  },
});
