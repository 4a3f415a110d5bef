/** Possible targets of links, and the faults of other links. */

import { type ContentLink, targetOf } from '../../core/bodies/links/index.ts';
import type { SitePlan } from '../../core/plan/index.ts';
import type { PublicFolder } from '../../core/stages/content-folder.ts';
import { isUnfinished, pageAddress, redirectedBy } from '../../core/values/addresses.ts';
import { noPage } from '../../core/values/formats/urls.ts';
import { isMediaName, mayBeIntended } from '../../core/values/image-paths.ts';
import { lazily } from '../../core/values/lists.ts';
import { STATIC_PATHS } from '../../core/values/names/output-name.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { nearestOfMany } from '../../diagnostics/suggestions/index.ts';

/** The link targets of the site. */
export type Targets = ReturnType<typeof linkTargets> & {
  /** Ids in the HTML of a page. */
  anchors(page: string): ReadonlySet<string>;
};

/** Addresses of a file in `public/`: a host serves a folder's `index.html` for the folder. */
const addressesOf = (name: string): string[] =>
  /(?:^|\/)index\.html$/.test(name) ? [`/${name}`, `/${name.slice(0, -'index.html'.length)}`] : [`/${name}`];

/** A path that names a file, but not a content file or a page's former name. */
const isFilePath = (path: string): boolean =>
  /\.[a-z0-9]{1,11}$/i.test(path) && !/\.(?:md|ya?ml|html?|php|aspx?)$/i.test(path);

/**
 * @param folder `public/`
 * @param made files that the site's code makes
 * @returns the link targets of a site with these routes
 */
export function linkTargets(
  routes: readonly { path: string; indexed: boolean }[],
  { files: published = [], redirects = () => '' }: Partial<Pick<PublicFolder, 'files' | 'redirects'>> = {},
  made: readonly { path: string }[] = [],
) {
  const pages = new Set<string>();
  for (const { path, indexed } of routes) if (indexed) pages.add(path);
  return {
    /** Addresses of all pages, without base path. */
    pages,
    /** Files in `dist` other than pages, e.g. `/feed.xml`, decoded. */
    files: new Set([...STATIC_PATHS, ...published, ...made.map(({ path }) => path)].flatMap(addressesOf)),
    /** Whether the site's own rules for hosts redirect an address. */
    isRedirected: lazily(() => redirectedBy(redirects())),
    near: nearestOfMany(),
    /** The pages in order. */
    sorted: lazily(() => [...pages].sort()),
  };
}

/** @returns how whole addresses of the site begin */
export const beginningsOf = ({ origin, base }: Pick<SitePlan, 'origin' | 'base'>): string[] =>
  [origin, origin.replace(/^https:/, 'http:')].map((one) => one + base);

/** @returns a link with the whole address of a page as one within the site */
export function withinSite(link: ContentLink, beginnings: readonly string[]): ContentLink {
  const start = beginnings.find((one) => link.href.startsWith(one));
  return start === undefined ? link : { ...link, href: `/${link.href.slice(start.length)}` };
}

/** @returns whether a link is a path that names no page from the folder of its file: any other is final by now */
const isLost = (href: string): boolean => isUnfinished(href) && !href.startsWith('/');

/**
 * @param own whole addresses of the site, to which links are checked later
 * @returns whether a link may be wrong once the addresses are known: most lead to an existing page
 */
export const doubtIn =
  ({ pages, files }: Pick<Targets, 'pages' | 'files'>, own: readonly string[] = []) =>
  (link: Pick<ContentLink, 'href' | 'from'>): boolean => {
    // Almost all.
    if (pages.has(link.href)) return false;
    if (own.some((one) => link.href.startsWith(one))) return true;
    const named = targetOf(link);
    if (!named) return isLost(link.href);
    if (files.has(named.page)) return false;
    return named.anchor !== '' || !(pages.has(named.page) || pages.has(pageAddress(named.page)));
  };

/** What ids by the rules of different tools have in common: `build.target` is `buildtarget` or `build-target`. */
const lettersOf = (id: string): string =>
  id
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** @returns the id that is intended, if other rules have made it; else similar ones */
function nearIds(anchor: string, ids: ReadonlySet<string>, { near }: Pick<Targets, 'near'>): string[] {
  const letters = lettersOf(anchor);
  const same = letters === '' ? [] : [...ids].filter((id) => lettersOf(id) === letters);
  return same.length > 0 ? same.slice(0, 3) : near(anchor, [...ids]);
}

/** @returns an address with a part of its page; of a part that the page lacks, the most similar one, or none */
function withPart(path: string, anchor: string, targets: Targets): string {
  if (anchor === '') return path;
  const ids = targets.anchors(path);
  const [part, ...others] = ids.has(anchor) ? [anchor] : nearIds(anchor, ids, targets);
  return part === undefined || others.length > 0 ? path : `${path}#${part}`;
}

const finalPage = (page: string, { pages }: Pick<Targets, 'pages'>): string =>
  pages.has(pageAddress(page)) ? pageAddress(page) : page;

/** @returns the fault of a link, or null if its target exists */
export function linkFault(link: ContentLink, targets: Targets): Fault | null {
  const named = targetOf(link);
  if (!named) return isLost(link.href) ? { ...noPage(link.href.replace(/[?#].*/s, '')), at: link.at } : null;
  if (targets.files.has(named.page)) return null;
  const { rawPath, anchor } = named;
  // Hosts redirect to a folder, and find its `index.html`.
  const page = targets.pages.has(named.page) || rawPath === '' ? named.page : finalPage(named.page, targets);
  const { at } = link;
  // "#bagian" leads to its own page, which may be one that no other page can link to.
  if (rawPath !== '' && !targets.pages.has(page)) {
    if (targets.isRedirected()(page)) return null;
    if (isFilePath(page)) {
      const suggestions = targets
        .near(page, [...targets.files])
        .filter((one) => !isMediaName(page) || mayBeIntended(page, one))
        .map(encodeURI);
      return { code: 'link/no-such-file', params: { target: rawPath, address: '' }, suggestions, at };
    }
    const pages = targets.sorted();
    const slashed = page.replace(/(?:\/index)?(?:\.(?:html?|php))?\/?$/i, '/');
    const near = targets.pages.has(slashed) ? [slashed] : targets.near(page, pages);
    return { ...noPage(rawPath), suggestions: near.map((path) => withPart(path, anchor, targets)), at };
  }
  // Browsers find the beginning of every page.
  if (anchor === '' || /^top$/i.test(anchor)) return null;
  const known = targets.anchors(page);
  if (known.has(anchor)) return null;
  const suggestions = nearIds(anchor, known, targets).map((id) => `${rawPath}#${id}`);
  return { code: 'link/no-such-anchor', params: { path: page, anchor }, suggestions, at };
}
