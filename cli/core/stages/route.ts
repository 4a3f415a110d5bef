/** What a plan is made of. */
import type { ArticleCardView, BodyView, RenderJob, TemplateName } from '../../../templates/contract.ts';
import type { BodyPlace } from '../bodies/body.ts';
import type { ArticleIndex } from '../entries/article-index.ts';

/** One address of the site. */
export interface Route {
  /** Without base path, as people write it, e.g. `/kontak/`. */
  path: string;
  /** Where the page is written, relative to `dist`. */
  outputPath: string;
  template: TemplateName;
  /** The content file that the page is made from; null for a listing. */
  source: string | null;
  /** The Markdown body that the page shows; null without one. */
  body: BodyPlace | null;
  /** `YYYY-MM-DD` the content says it changed, or null. */
  changed: string | null;
  /** Not in the sitemap, and no target of links, when false. */
  indexed: boolean;
  /** Fingerprint of the content file that the page is made from and of the images it names; '' for a listing. */
  own(): string;
  /**
   * @param body the rendered body when the route has one, else an empty one
   * @param card of each article that the page shows
   */
  job<Card>(body: BodyView, card: (article: ArticleIndex) => Card): RenderJob<Card>;
}

/** Whether the page is made from a file under `pages/`. Links may lead to a place in such a page; to others, to its top. */
export const isFromPages = ({ template }: Pick<Route, 'template'>): boolean =>
  template !== 'article' && template !== 'listing';

/** A file that pages fetch. */
export interface DataFile {
  /** Relative to `dist`. */
  path: string;
  /** Those of which the file tells. */
  articles: readonly ArticleIndex[];
  content(cards: readonly ArticleCardView[]): string;
}
