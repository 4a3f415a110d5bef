/** The links that could not be settled while pages were made, asked of the finished site. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import type { Site } from './entry.ts';
import { type ContentLink, linkFault, linkTargets } from './links.ts';
import type { Route } from './plan.ts';
import { type ContentFolder, readDocument } from './read-content.ts';

export interface LinkCheckInput {
  doubtful: readonly ContentLink[];
  routes: readonly Route[];
  site: Site;
  content: ContentFolder;
  /** Ids of the pages that are often linked to. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids of any other page, which is rendered once more for them. */
  idsOf(route: Route): ReadonlySet<string>;
}

/** @returns a diagnostic for each link that leads nowhere */
export function checkLinks({ doubtful, routes, site, content, ids, idsOf }: LinkCheckInput): Diagnostic[] {
  const targets = linkTargets(routes);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  // A category without articles has no section yet; its warning says so, and its links hold once it has one.
  const sections = site.categories.map(({ anchor }) => anchor);
  const known = new Map(ids);
  known.set('/', new Set([...(ids.get('/') ?? []), ...sections]));
  const anchors = (path: string): ReadonlySet<string> => {
    const route = byPath.get(path);
    const found = known.get(path) ?? (route ? idsOf(route) : new Set<string>());
    known.set(path, found);
    return found;
  };
  return doubtful.flatMap((link) => {
    const fault = linkFault(link, { ...targets, anchors });
    if (!fault) return [];
    const document = readDocument(content, link.path).value;
    return locator(document ?? { path: link.path, text: '' })(fault);
  });
}
