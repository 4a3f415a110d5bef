/** Do the links of the content lead anywhere? Asked once every page has been rendered. */
import type { Fault, Place } from '../../diagnostics/diagnostic.ts';
import { escapePointer } from '../../diagnostics/pointer.ts';
import { type nearest, nearestOfMany } from '../../diagnostics/suggest.ts';
import type { FieldLink, Fields } from '../stages/entry.ts';
import type { PageNotes } from '../stages/site-state.ts';
import { STATIC_PATHS } from '../values/output-name.ts';

/** A link as an author wrote it: `/kontak/`, `/#makanan`, `#bagian`. */
export interface ContentLink {
  /** Of the content file it stands in. */
  path: string;
  href: string;
  at: Place;
  /** Address of the page it stands on, for `#bagian` alone; null when it stands on all of them. */
  from: string | null;
}

/** The links of a page's body, as its notes keep them. */
export function* bodyLinks(
  { links }: Pick<PageNotes, 'links'>,
  path: string,
  from: string,
): Generator<ContentLink> {
  for (let at = 0; at < links.length; at += 3) {
    const href = links[at] as string;
    const start = links[at + 1] as number;
    const end = links[at + 2] as number;
    yield { path, href, at: { start, end }, from };
  }
}

/** @returns every `href` in the fields of a file */
export function fieldLinks(fields: Fields): FieldLink[] {
  const links: FieldLink[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const at = `${pointer}/${escapePointer(key)}`;
      if (key === 'href' && typeof child === 'string') links.push({ href: child, pointer: at });
      else walk(child, at);
    }
  };
  walk(fields, '');
  return links;
}

/**
 * @param path of the content file
 * @param from address of the page that the fields stand on; null when they stand on all of them
 */
export const linksOfFields = (
  links: readonly FieldLink[],
  path: string,
  from: string | null,
): ContentLink[] =>
  links.map(({ href, pointer }) => ({ path, href, at: { pointer, target: 'value' }, from }));

/** What the site offers to link to. */
export interface Targets {
  /** Addresses of all pages, without base path. */
  pages: ReadonlySet<string>;
  /** The same in order. */
  sorted(): readonly string[];
  near: typeof nearest;
  /** Files in `dist` that are no pages, e.g. `/feed.xml`. */
  files: ReadonlySet<string>;
  /** Ids in the HTML of a page. */
  anchors(page: string): ReadonlySet<string>;
}

/** @returns where the links of a site with these routes may lead */
export function linkTargets(routes: readonly { path: string; indexed: boolean }[]): Omit<Targets, 'anchors'> {
  const pages = new Set(routes.filter(({ indexed }) => indexed).map(({ path }) => path));
  const near = nearestOfMany();
  let sorted: string[] | undefined;
  return {
    pages,
    files: new Set(STATIC_PATHS.map((path) => `/${path}`)),
    near,
    sorted() {
      sorted ??= [...pages].sort();
      return sorted;
    },
  };
}

const idPattern = /\sid="([^"]+)"/g;

/** @returns the ids of a rendered page */
export const idsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(idPattern)].map((match) => match[1] ?? ''));

/** The page and the part of it that a link names; null for a link that leaves the site or cannot be judged. */
export function targetOf({
  href,
  from,
}: Pick<ContentLink, 'href' | 'from'>): { rawPath: string; page: string; anchor: string } | null {
  if (!href.startsWith('/') && !href.startsWith('#')) return null;
  const [, rawPath = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const page = rawPath === '' ? from : decodeURI(rawPath);
  // "#bagian" in site.yaml stands on every page, so it cannot be judged.
  return page === null ? null : { rawPath, page, anchor };
}

/** @returns whether a link may be wrong once the addresses are known: most lead to a page that is there */
export function isDoubtful(
  link: Pick<ContentLink, 'href' | 'from'>,
  { pages, files }: Pick<Targets, 'pages' | 'files'>,
): boolean {
  const named = targetOf(link);
  if (!named || files.has(named.page)) return false;
  return named.anchor !== '' || !pages.has(named.page);
}

/** @returns what is wrong with a link, or null when it leads somewhere */
export function linkFault(link: ContentLink, targets: Targets): Fault | null {
  const named = targetOf(link);
  if (!named || targets.files.has(named.page)) return null;
  const { rawPath, page, anchor } = named;
  const { at } = link;
  // "#bagian" leads to its own page, which may be one that no other page can lead to.
  if (rawPath !== '' && !targets.pages.has(page)) {
    const pages = targets.sorted();
    const slashed = page.endsWith('/') ? page : `${page}/`;
    const near = targets.pages.has(slashed) ? [slashed] : targets.near(page, pages);
    return {
      code: 'link/no-such-page',
      params: { target: rawPath, known: pages.slice(0, 12).join(', ') + (pages.length > 12 ? ', …' : '') },
      suggestions: near.map((path) => (anchor === '' ? path : `${path}#${anchor}`)),
      at,
    };
  }
  if (anchor === '') return null;
  const known = targets.anchors(page);
  if (known.has(anchor)) return null;
  const suggestions = targets.near(anchor, [...known]).map((id) => `${rawPath}#${id}`);
  return { code: 'link/no-such-anchor', params: { path: page, anchor }, suggestions, at };
}
