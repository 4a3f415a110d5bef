/** Do the links of the content lead anywhere? Asked once every page has been rendered. */
import type { Diagnostic, Fault, Place } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { Document } from './document.ts';

/** A link as an author wrote it: `/kontak/`, `/#makanan`, `#bagian`. */
export interface ContentLink {
  document: Document;
  href: string;
  at: Place;
  /** Address of the page it stands on, for `#bagian` alone; null when it stands on all of them. */
  from: string | null;
}

/** Every `href` in the fields of a document, with its pointer. */
export function fieldLinks(document: Document, from: string | null): ContentLink[] {
  const links: ContentLink[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const at = `${pointer}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`;
      if (key === 'href' && typeof child === 'string') {
        links.push({ document, href: child, at: { pointer: at, target: 'value' }, from });
      } else {
        walk(child, at);
      }
    }
  };
  walk(document.fields, '');
  return links;
}

/** What the site offers to link to. */
export interface Targets {
  /** Addresses of all pages, without base path. */
  pages: ReadonlySet<string>;
  /** Files in `dist` that are no pages, e.g. `/feed.xml`. */
  files: ReadonlySet<string>;
  /** Ids in the HTML of a page. */
  anchors(page: string): ReadonlySet<string>;
}

const idPattern = /\sid="([^"]+)"/g;

/** @returns the ids of a rendered page */
export const idsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(idPattern)].map((match) => match[1] ?? ''));

function faultOf({ href, from, at }: ContentLink, targets: Targets): Fault | null {
  if (!href.startsWith('/') && !href.startsWith('#')) return null;
  const [, rawPath = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const path = rawPath === '' ? from : decodeURI(rawPath);
  // "#bagian" in site.yaml stands on every page, so it cannot be judged.
  if (path === null) return null;
  if (targets.files.has(path)) return null;
  if (!targets.pages.has(path)) {
    const pages = [...targets.pages].sort();
    const slashed = path.endsWith('/') ? path : `${path}/`;
    const near = targets.pages.has(slashed) ? [slashed] : nearest(path, pages);
    return {
      code: 'link/no-such-page',
      params: { target: rawPath, known: pages.slice(0, 12).join(', ') + (pages.length > 12 ? ', …' : '') },
      suggestions: near.map((page) => (anchor === undefined ? page : `${page}#${anchor}`)),
      at,
    };
  }
  if (anchor === undefined || anchor === '') return null;
  const known = targets.anchors(path);
  if (known.has(anchor)) return null;
  const suggestions = nearest(anchor, [...known]).map((id) => `${rawPath}#${id}`);
  return { code: 'link/no-such-anchor', params: { path, anchor }, suggestions, at };
}

/** @returns a diagnostic for each link that leads nowhere, in the order given */
export function linkFaults(links: readonly ContentLink[], targets: Targets): Diagnostic[] {
  return links.flatMap((link) => {
    const fault = faultOf(link, targets);
    return fault ? [locator(link.document)(fault)] : [];
  });
}
