/** `sitemap.xml`: every page that search engines may list, with the day of its last change and the picture of its entry. */
import type { ImageSet } from '../images/index.ts';
import type { SitePlan } from '../plan/index.ts';
import { absoluteIn, escapeXml, unescapeXml, XML } from './xml.ts';

type Mapped = Pick<SitePlan, 'origin' | 'base' | 'pages' | 'editions'> & { images: Pick<ImageSet, 'find'> };

/**
 * Addresses in one file: sitemaps.org allows 50,000 and 52,428,800 bytes. An address of 2,048 letters, the longest that it
 * allows, fits into the latter 25,000 times.
 */
const MAX_ADDRESSES = 25_000;

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const IMAGE = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/**
 * @returns the files of the sitemap, by path in `dist`: `sitemap.xml` alone, or with the numbered files that it lists if
 *   there are more pages than one may contain
 */
export function sitemapFiles(site: Mapped): { path: string; content(): string }[] {
  const pages = site.pages.filter(({ indexed }) => indexed);
  // A page of a site in several languages has the address of each, and one for all other readers; and that of a picture.
  const ofPage = site.editions.length > 0 ? site.editions.length + 3 : 1;
  const most = Math.floor(MAX_ADDRESSES / (ofPage + (pages.some(({ picture }) => picture?.()) ? 1 : 0)));
  if (pages.length <= most) return [{ path: 'sitemap.xml', content: () => urlset(site, pages) }];
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    content: () => urlset(site, pages.slice(index * most, (index + 1) * most)),
  }));
  const listed = parts.map(
    ({ path }) => `<sitemap><loc>${escapeXml(absoluteIn(site, `/${path}`))}</loc></sitemap>\n`,
  );
  const index = `${XML}<sitemapindex ${XMLNS}>\n${listed.join('')}</sitemapindex>\n`;
  return [{ path: 'sitemap.xml', content: () => index }, ...parts];
}

/** @returns the absolute address of a page's picture; null without one */
function pictureOf({ origin, images }: Mapped, { picture }: Mapped['pages'][number]): string | null {
  const address = picture?.() ?? null;
  const found = address === null ? null : images.find(address, '');
  // A faulty picture is reported elsewhere.
  return found && !('code' in found) ? new URL(found.src, origin).href : null;
}

function urlset(site: Mapped, pages: readonly Mapped['pages'][number][]): string {
  let urls = '';
  let hasPictures = false;
  for (const page of pages) {
    const { path, changed, alternates = [] } = page;
    const modified = changed === null ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`;
    const picture = pictureOf(site, page);
    hasPictures ||= picture !== null;
    const shown =
      picture === null ? '' : `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`;
    let links = '';
    // The first language is also the default for all others.
    for (const [index, { language, href }] of alternates.entries())
      for (const reader of index === 0 ? [language, 'x-default'] : [language])
        links += `<xhtml:link rel="alternate" hreflang="${escapeXml(reader)}" href="${escapeXml(site.origin + href)}"/>`;
    urls += `<url><loc>${escapeXml(absoluteIn(site, path))}</loc>${modified}${shown}${links}</url>\n`;
  }
  const spaces = (site.editions.length > 0 ? XHTML : '') + (hasPictures ? IMAGE : '');
  return `${XML}<urlset ${XMLNS}${spaces}>\n${urls}</urlset>\n`;
}

/** @returns the absolute addresses in a sitemap; for a damaged one, those that are intact */
const urlsIn = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescapeXml(url));

/**
 * @param read reads a file of `dist` by its path
 * @returns the absolute addresses of the pages in the sitemap
 * @throws what `read` throws
 */
export function mappedUrls(read: (path: string) => string): Set<string> {
  const text = read('sitemap.xml');
  if (!text.includes('<sitemapindex ')) return new Set(urlsIn(text));
  // Its numbered files stand beside it, whatever the origin of the site was.
  const parts = urlsIn(text).map((url) => url.slice(url.lastIndexOf('/') + 1));
  return new Set(parts.flatMap((path) => urlsIn(read(path))));
}
