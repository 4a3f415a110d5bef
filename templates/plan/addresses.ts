/** Addresses of lists and of the files that pages fetch, without base path: below those in the model of articles. */
import type { Say } from 'senja/words';
import type { Content } from './content.ts';

export interface Addresses {
  /** List of a category, pages counted from 1. */
  category(name: string, page: number): string;
  /** List of all articles, pages counted from 1. */
  archive(page: number): string;
  /** JSON with a portion of "Artikel Terbaru" after those on the home page, counted from 1. */
  portion(portion: number | '*'): string;
  /** Its name never changes: if it contained a hash, each new title would change every page. */
  search(): string;
  /** Rules for reading articles aloud. */
  speech(): string;
}

/** @param say in the language of the pages */
export const addressesIn = (articles: Pick<Content['articles'], 'listPath'>, say: Say): Addresses => ({
  category: (name, page) => `${articles.listPath({ category: name })}${page === 1 ? '' : `${page}/`}`,
  archive: (page) => `${articles.listPath()}${page === 1 ? '' : `${say('path.page')}/${page}/`}`,
  portion: (portion) => `${articles.listPath()}${say('path.latest')}-${portion}.json`,
  search: () => `${articles.listPath()}${say('path.search')}.json`,
  speech: () => `${articles.listPath()}${say('path.speech')}.json`,
});
