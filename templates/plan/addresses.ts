/** Addresses of all kinds of pages, without base path. The model of articles repeats those of articles, for senja itself. */
import { slugify } from 'senja';
import type { Say } from 'senja/words';

export interface Addresses {
  article(slug: string): string;
  /** Listing of a category, pages counted from 1. */
  category(name: string, page: number): string;
  isOfCategory(path: string): boolean;
  /** Listing of all articles, pages counted from 1. */
  archive(page: number): string;
  /** JSON with a portion of "Artikel Terbaru" after those on the home page, counted from 1. */
  portion(portion: number | '*'): string;
  /** Its name never changes: if it contained a hash, each new title would change every page. */
  search: string;
}

/** @param say in the language of the pages */
export function addressesIn(say: Say): Addresses {
  const [articles, categories] = [`/${say('path.articles')}/`, `/${say('path.categories')}/`];
  return {
    article: (slug) => `${articles}${slug}/`,
    category: (name, page) => `${categories}${slugify(name)}/${page === 1 ? '' : `${page}/`}`,
    isOfCategory: (path) => path.startsWith(categories),
    archive: (page) => (page === 1 ? articles : `${articles}${say('path.page')}/${page}/`),
    portion: (portion) => `${articles}${say('path.latest')}-${portion}.json`,
    search: `${articles}${say('path.search')}.json`,
  };
}
