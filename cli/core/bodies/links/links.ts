/** The links of the content, as written. */
import type { Place } from '../../../diagnostics/places/index.ts';
import { escapePointer } from '../../../diagnostics/pointers/index.ts';
import type { FieldLink } from '../../stages/entry.ts';
import type { PageNotes } from '../../stages/site-state.ts';
import { percentDecoded } from '../../values/addresses.ts';

/** A link as written: `/kontak/`, `/#cerita`, `#bagian`. */
export interface ContentLink {
  /** Path of its content file. */
  path: string;
  href: string;
  at: Place;
  /** Address of its page, for `#bagian` alone; null if it is on all pages. */
  from: string | null;
}

/** The links of a page's body, from its notes. */
export function* bodyLinks(
  { links }: Pick<PageNotes, 'links'>,
  path: string,
  from: string,
  isWanted: (link: Pick<ContentLink, 'href' | 'from'>) => boolean = () => true,
): Generator<ContentLink> {
  for (let at = 0; at < links.length; at += 3) {
    const href = links[at] as string;
    if (!isWanted({ href, from })) continue;
    const start = links[at + 1] as number;
    const end = links[at + 2] as number;
    yield { path, href, at: { start, end }, from };
  }
}

/** @returns every `href` in the fields of a file */
export function fieldLinks(fields: object, pointer = ''): FieldLink[] {
  const links: FieldLink[] = [];
  for (const [key, value] of Object.entries(fields)) {
    if (key === 'href' && typeof value === 'string')
      links.push({ href: value, pointer: `${pointer}/${key}` });
    else if (typeof value === 'object' && value !== null)
      links.push(...fieldLinks(value, `${pointer}/${escapePointer(key)}`));
  }
  return links;
}

/**
 * @param path of the content file
 * @param from address of the page that shows the fields; null if all do
 */
export const linksOfFields = (
  links: readonly FieldLink[],
  path: string,
  from: string | null,
): ContentLink[] => links.map(({ href, pointer }) => ({ path, href, at: { pointer }, from }));

const idPattern = /\sid="([^"]+)"/g;

/** @returns the ids of a rendered page */
export const idsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(idPattern)].map((match) => match[1] ?? ''));

/** The page and the part of it that a link names, decoded; null for a link that leaves the site or cannot be checked. */
export function targetOf({
  href,
  from,
}: Pick<ContentLink, 'href' | 'from'>): { rawPath: string; page: string; anchor: string } | null {
  if (!href.startsWith('/') && !href.startsWith('#')) return null;
  const [, rawPath = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const page = rawPath === '' ? from : decodeURI(rawPath).normalize('NFC');
  // What follows `:~:` marks words of the part.
  const part = (percentDecoded(anchor) ?? anchor).replace(/:~:.*$/s, '').normalize('NFC');
  // "#bagian" in site.yaml is on every page, so it cannot be checked.
  return page === null ? null : { rawPath, page, anchor: part };
}
