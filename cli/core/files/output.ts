/** The files of `dist` that are not pages, made from the plan alone. */
import type { ArticleCardView, SiteView } from '../../../templates/contract.ts';
import type { Route } from '../stages/route.ts';

/**
 * A file of `dist`: path relative to it, with `/`. A page comes in parts to be joined, every second one the same
 * string object on all pages that share it, so that it is encoded once.
 */
export interface OutputFile {
  path: string;
  content: string | Uint8Array | readonly string[];
}

/** Where a site goes: a folder that becomes `dist`, memory, or nowhere. */
export interface Output {
  /** Takes a file as it is made. */
  write(file: OutputFile): void;
  /**
   * Puts a file of the last build into this one.
   * @param stamp what the output said of the file then
   * @returns false, and does nothing, when the file is not there as it was
   */
  keep(path: string, stamp: string): boolean;
  /** What tells the files written so far from any later change to them, by path. */
  stamps: Readonly<Record<string, string>>;
}

const escapeXml = (text: string): string =>
  /^[\w:/.-]*$/.test(text) ? text : text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

const address = ({ origin, base }: SiteView, path: string): string =>
  origin + base + (/^[\w/-]*$/.test(path) ? path.slice(1) : encodeURI(path.slice(1)));

function sitemap(site: SiteView, routes: readonly Route[]): string {
  const urls = routes
    .filter(({ indexed }) => indexed)
    .map(({ path, changed }) => {
      const modified = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${escapeXml(address(site, path))}</loc>${modified}</url>\n`;
    });
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** Number of articles in the feed. */
export const FEED_LENGTH = 20;

/** Dates are days in western Indonesia; the feed's format wants a time, so the day's first. */
const midnight = (day: string): string => `${day}T00:00:00+07:00`;

function feed(site: SiteView, newest: readonly ArticleCardView[]): string {
  const home = address(site, '/');
  const host = new URL(home).hostname;
  const entries = newest.map((card) =>
    [
      '<entry>',
      `<id>tag:${escapeXml(host)},${card.publishDay}:${escapeXml(encodeURIComponent(card.slug))}</id>`,
      `<title>${escapeXml(card.title)}</title>`,
      `<link href="${escapeXml(site.origin + (card.href ?? card.category.href))}"/>`,
      `<updated>${midnight(card.publishDay)}</updated>`,
      `<category term="${escapeXml(card.category.name)}"/>`,
      `<summary>${escapeXml(card.excerpt)}</summary>`,
      '</entry>\n',
    ].join(''),
  );
  const updated = midnight(newest[0]?.publishDay ?? '2025-04-25');
  return [
    `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">\n`,
    `<id>${escapeXml(home)}</id><title>${escapeXml(site.title)}</title>`,
    `<subtitle>${escapeXml(site.tagline)}</subtitle>`,
    `<author><name>${escapeXml(site.title)}</name></author>`,
    `<link rel="self" href="${escapeXml(address(site, '/feed.xml'))}"/>`,
    `<link href="${escapeXml(home)}"/><updated>${updated}</updated>\n`,
    ...entries,
    '</feed>\n',
  ].join('');
}

const robots = (site: SiteView): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${address(site, '/sitemap.xml')}\n`;

// The drawing fills the square and keeps its parts inside the circle that phones may cut out of it.
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#FDE7BF" d="M0 0h64v64H0z"/><circle cx="34" cy="31" r="13" fill="#E9A23B"/><path fill="#7FB3A2" d="M0 39c11-7 22-7 33-1s21 5 31-1v27H0z"/><path fill="#0B4F43" d="M0 48c12-6 24-4 35 0s20 4 29 0v16H0z"/></svg>\n`;

const webmanifest = (site: SiteView): string =>
  `${JSON.stringify(
    {
      name: site.title,
      short_name: site.title,
      description: site.description,
      lang: site.language,
      start_url: site.base,
      scope: site.base,
      display: 'browser',
      background_color: '#FFFBF4',
      theme_color: '#FFFBF4',
      icons: [{ src: `${site.base}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
    },
    null,
    2,
  )}\n`;

const headers = (site: SiteView): string =>
  [
    `${site.base}*`,
    `  Content-Security-Policy: ${site.policies.site}; frame-ancestors 'none'`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: no-referrer',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    `${site.base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');

/** Addresses of these files, for links that lead to them. */
export const STATIC_PATHS = [
  'sitemap.xml',
  'feed.xml',
  'robots.txt',
  'site.webmanifest',
  'icon.svg',
  '_headers',
] as const;

/**
 * @param newest articles for the feed, newest first
 * @returns every file of `dist` that is neither a page nor a bundled asset
 */
export function staticFiles(
  site: SiteView,
  routes: readonly Route[],
  newest: readonly ArticleCardView[],
): { path: string; content: string }[] {
  const contents = {
    'sitemap.xml': sitemap(site, routes),
    'feed.xml': feed(site, newest),
    'robots.txt': robots(site),
    'site.webmanifest': webmanifest(site),
    'icon.svg': ICON,
    _headers: headers(site),
  } satisfies Record<(typeof STATIC_PATHS)[number], string>;
  return Object.entries(contents).map(([path, content]) => ({ path, content }));
}
