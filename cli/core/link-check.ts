/** Checks the links of a whole site while its pages are made: most are settled at once, few wait for the end. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import type { Site } from './entry.ts';
import { type ContentLink, idsIn, isDoubtful, linkFault } from './links.ts';
import { STATIC_PATHS } from './output.ts';
import type { Route } from './plan.ts';
import { type ContentFolder, readDocument } from './read-content.ts';

export interface LinkCheck {
  /** Takes the links of a page; those that surely lead somewhere are dropped. */
  add(links: readonly ContentLink[]): void;
  /** Takes the HTML of a page whose parts are often linked to. */
  remember(path: string, parts: readonly string[]): void;
  /** @param render makes a page once more, for the few whose ids were not remembered */
  finish(content: ContentFolder, render: (route: Route) => readonly string[]): Diagnostic[];
}

export function linkCheck(routes: readonly Route[], site: Site): LinkCheck {
  const byPath = new Map(routes.filter(({ indexed }) => indexed).map((route) => [route.path, route]));
  const pages: ReadonlySet<string> = new Set(byPath.keys());
  const files: ReadonlySet<string> = new Set(STATIC_PATHS.map((path) => `/${path}`));
  const ids = new Map<string, Set<string>>();
  const doubtful: ContentLink[] = [];
  // A category without articles has no section yet; its warning says so, and its links hold once it has one.
  const sections = site.categories.map(({ anchor }) => anchor);

  return {
    add(links) {
      doubtful.push(...links.filter((link) => isDoubtful(link, { pages, files })));
    },
    remember(path, parts) {
      ids.set(path, new Set([...idsIn(parts.join('')), ...(path === '/' ? sections : [])]));
    },
    finish(content, render) {
      const anchors = (path: string): ReadonlySet<string> => {
        const route = byPath.get(path);
        const known = ids.get(path) ?? (route ? idsIn(render(route).join('')) : new Set<string>());
        ids.set(path, known);
        return known;
      };
      return doubtful.flatMap((link) => {
        const fault = linkFault(link, { pages, files, anchors });
        if (!fault) return [];
        const document = readDocument(content, link.path).value;
        return locator(document ?? { path: link.path, text: '' })(fault);
      });
    },
  };
}
