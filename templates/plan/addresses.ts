/** Addresses of all kinds of pages, without base path. */
import { slugify } from 'senja';

const ARTICLES = 'artikel';
const CATEGORIES = 'kategori';

export const articlePath = (slug: string): string => `/${ARTICLES}/${slug}/`;

/** Listing of a category, pages counted from 1. */
export const categoryPath = (name: string, page: number): string =>
  `/${CATEGORIES}/${slugify(name)}/${page === 1 ? '' : `${page}/`}`;

/** Listing of all articles, pages counted from 1. */
export const archivePath = (page: number): string => `/${ARTICLES}/${page === 1 ? '' : `halaman/${page}/`}`;

export const isCategoryPage = (path: string): boolean => path.startsWith(`/${CATEGORIES}/`);

/** JSON with a portion of "Artikel Terbaru" after those on the home page, counted from 1. */
export const portionPath = (portion: number | '*'): string => `/${ARTICLES}/terbaru-${portion}.json`;

/** Its name never changes: if it contained a hash, each new title would change every page. */
export const SEARCH_PATH = `/${ARTICLES}/pencarian.json`;
