import { onDemand } from '../../on-demand.ts';
import { feedOf, offlineFiles, type SitePlan } from '../plan/index.ts';
import { policyLine } from '../plan/policy/index.ts';
import { pageAddress, withBase } from '../values/addresses.ts';
import { addressIn, languageOf } from '../values/names/languages.ts';
import type { STATIC_PATHS } from '../values/names/output-name.ts';
import type { HOST_RULES, Host } from '../values/names/public-name.ts';
import { atomFeed, type HtmlOf } from './feed/index.ts';
import { withOwnRedirects } from './hosts/index.ts';
import { robots } from './robots.ts';
import { sitemapFiles } from './sitemap.ts';

/** Needed for hosts with rules of their own. */
export const hostFiles = onDemand<Pick<typeof import('./hosts/index.ts'), 'hostFile'>>();

/** Minimum width in pixels of an icon for a home screen. */
const LEAST_ICON = 192;

const webmanifest = ({ base, about }: SitePlan): string =>
  `${JSON.stringify(
    {
      name: about.title,
      short_name: about.title,
      description: about.description,
      lang: about.language,
      start_url: base,
      scope: base,
      display: 'browser',
      background_color: about.colour,
      theme_color: about.colour,
      icons: [
        { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
        ...(about.icons ?? [])
          .filter(({ size }) => size >= LEAST_ICON)
          .map(({ path, size }) => ({
            src: base + path,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose: 'any maskable',
          })),
      ],
    },
    null,
    2,
  )}\n`;

/** The site's own rules for hosts, by name of the file; '' if there are none. */
export interface HostRules extends Readonly<Record<(typeof HOST_RULES)[number], string>> {
  /** Whether `public/` has files of its own in `assets/`. */
  readonly hasAssets?: boolean;
}

function headers({ base, policy, preview }: SitePlan, { hasAssets, _headers: own }: HostRules): string {
  const lines = [
    `${base}*`,
    policyLine(policy),
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: no-referrer',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    ...(preview ? ['  X-Robots-Tag: noindex, nofollow'] : []),
    // Rules cannot tell names that change with their content from others.
    ...(hasAssets ? [] : [`${base}assets/*`, '  Cache-Control: public, max-age=31536000, immutable']),
    '',
  ];
  return lines.join('\n') + (own === '' || own.endsWith('\n') ? own : `${own}\n`);
}

/** @returns the texts of `_headers` and `_redirects` */
export const rulesOf = (site: SitePlan, own: HostRules): Record<'headers' | 'redirects', string> => ({
  headers: headers(site, own),
  redirects: withOwnRedirects(redirects(site), own._redirects),
});

type Maker = (site: SitePlan, htmlOf: HtmlOf, rules: HostRules) => string;

const MAKERS = {
  'feed.xml': (site, htmlOf) => atomFeed(site, htmlOf),
  'robots.txt': robots,
  'site.webmanifest': webmanifest,
  'icon.svg': ({ about }) => about.icon,
  _headers: (site, _htmlOf, rules) => headers(site, rules),
} satisfies Record<Exclude<(typeof STATIC_PATHS)[number], 'sitemap.xml'>, Maker>;

/** Files that every language has below its own address. */
const IN_EACH_LANGUAGE = ['feed.xml', 'site.webmanifest', 'icon.svg'] as const;

interface StaticFile {
  path: string;
  content(): string;
}

/**
 * @param rules the site's own, which follow those of senja
 * @param host a host that reads rules of its own, if there is one
 */
export function staticFiles(
  site: SitePlan,
  htmlOf: HtmlOf,
  rules: HostRules,
  host?: Host | undefined,
): StaticFile[] {
  const files: StaticFile[] = sitemapFiles(site);
  for (const [path, make] of Object.entries<Maker>(MAKERS))
    files.push({ path, content: () => make(site, htmlOf, rules) });
  for (const edition of site.editions) {
    const { language, base, plan } = edition;
    const own = { ...site, base, root: site.base, about: plan.about, feed: () => feedOf(edition) };
    for (const path of IN_EACH_LANGUAGE)
      files.push({
        path: addressIn(language, `/${path}`).slice(1),
        content: () => MAKERS[path](own, htmlOf),
      });
  }
  for (const [path, text] of offlineFiles(site.offline)) files.push({ path, content: () => text });
  const all = rulesOf(site, rules);
  if (host === undefined)
    return all.redirects === '' ? files : [...files, { path: '_redirects', content: () => all.redirects }];
  const { path, content } = hostFiles.get().hostFile(host, site.base, all);
  return [...files.filter((file) => file.path !== '_headers'), { path, content: () => content }];
}

/** An address in a line of several parts, such as a target of a redirect. */
const inLine = (address: string): string =>
  address.replace(/[\s\0-\x1F\x7F]/g, (character) => encodeURIComponent(character));

/** @returns one line per address, or '' if there is none */
export function redirects({ base, pages }: Pick<SitePlan, 'base' | 'pages'>): string {
  let lines = '';
  for (const { path, leadsTo } of pages)
    if (leadsTo !== undefined) lines += `${withBase(base, path)} ${inLine(leadsTo)} 301\n`;
  for (const { path, entry } of pages)
    for (const alias of entry?.aliases ?? []) {
      const [from = '', query] = addressIn(languageOf(entry?.file ?? ''), alias).split('?', 2);
      // In one step: the host would redirect to the page with a slash first.
      const page = pageAddress(from);
      if (query === undefined && !/\/$|\.html?$/i.test(from) && page !== path)
        lines += `${withBase(base, page.slice(0, -1))} ${inLine(withBase(base, path))} 301\n`;
      if (query !== undefined)
        lines += `${withBase(base, from)} ${query.split('&').join(' ')} ${inLine(withBase(base, path))} 301\n`;
    }
  return lines;
}
