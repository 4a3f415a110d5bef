/** `sitemap.xml`: every page that search engines may list, with the day of its last change. */
import type { SitePlan } from '../plan/index.ts';
import { absoluteIn, escapeXml, unescapeXml, XML } from './xml.ts';

export function sitemap(site: Pick<SitePlan, 'origin' | 'base' | 'pages' | 'editions'>): string {
  let urls = '';
  for (const { path, changed, indexed, alternates = [] } of site.pages) {
    if (!indexed) continue;
    const modified = changed === null ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`;
    let links = '';
    // The first language is also the default for all others.
    for (const [index, { language, href }] of alternates.entries())
      for (const reader of index === 0 ? [language, 'x-default'] : [language])
        links += `<xhtml:link rel="alternate" hreflang="${escapeXml(reader)}" href="${escapeXml(site.origin + href)}"/>`;
    urls += `<url><loc>${escapeXml(absoluteIn(site, path))}</loc>${modified}${links}</url>\n`;
  }
  const xhtml = site.editions.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${urls}</urlset>\n`;
}

/** @returns the absolute addresses in a sitemap; for a damaged one, those that are intact */
export const urlsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescapeXml(url)));
