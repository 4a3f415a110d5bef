/** What a plan is made of. */
import type { BodyView, RenderJob, TemplateName } from '../../templates/contract.ts';
import type { ArticleIndex } from './article-index.ts';
import type { BodyPlace } from './body.ts';

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
  /** The articles that the page shows. */
  shows(): readonly ArticleIndex[];
  /** All that the page shows but what every page shares: of its own file, and of the articles it lists. */
  own(): string;
  listed(): string;
  /** @param body the rendered body when the route has one, else an empty one */
  job(body: BodyView): RenderJob;
}

/** Whether the page is made from a file under `pages/`. Links may lead to a place in such a page; to others, to its top. */
export const isFromPages = ({ template }: Pick<Route, 'template'>): boolean =>
  template !== 'article' && template !== 'listing';

/** A file that pages fetch. */
export interface DataFile {
  /** Relative to `dist`. */
  path: string;
  /** Fingerprint of all that the file shows but what every page shares. */
  listed(): string;
  content(): string;
}
