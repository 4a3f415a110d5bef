/** Which address every kind of page has, without base path, and where it is written. */

/** `Makanan Sehat` → `makanan-sehat`. */
const categorySlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export const articlePath = (slug: string): string => `/artikel/${slug}/`;

/** Listing of a category, pages counted from 1. */
export const categoryPath = (name: string, page: number): string =>
  `/kategori/${categorySlug(name)}/${page === 1 ? '' : `${page}/`}`;

/** Listing of all articles, pages counted from 1. */
export const archivePath = (page: number): string => `/artikel/${page === 1 ? '' : `halaman/${page}/`}`;

/** JSON with a portion of "Artikel Terbaru" beyond what the home page holds, counted from 1. */
export const portionPath = (portion: number | '*'): string => `/artikel/terbaru-${portion}.json`;

/** Path of the file in `dist` for an address: `/kontak/` → `kontak/index.html`. */
export const outputPathOf = (path: string): string =>
  path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);

/** Scheme and host, and the base path with both slashes, of the site's public address. */
export function originAndBase(url: string): { origin: string; base: string } {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}

/** An address of the site with its base path, ready for `href`. */
export function withBase(base: string, path: string): string {
  if (!path.startsWith('/')) return path;
  const below = path.slice(1);
  return base + (/^[\w/-]*$/.test(below) ? below : encodeURI(decodeURI(below)));
}
