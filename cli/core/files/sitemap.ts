/** `sitemap.xml`: every page that search engines may list, with the day of its last change. */
import type { PlannedSite } from '../plan/plan-site.ts';
import { absoluteIn, escapeXml, unescapeXml, XML } from './xml.ts';

export function sitemap(site: Pick<PlannedSite, 'origin' | 'base' | 'pages'>): string {
  let urls = '';
  for (const { path, changed, indexed } of site.pages) {
    if (!indexed) continue;
    const modified = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    urls += `<url><loc>${escapeXml(absoluteIn(site, path))}</loc>${modified}</url>\n`;
  }
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/** @returns the absolute addresses in a sitemap; for a damaged one, those that are intact */
export const urlsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescapeXml(url)));
