/** The links that could not be settled while pages were made, asked of the finished site. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import type { Site } from './entry.ts';
import { bodyLink, type ContentLink, fieldLinks, isDoubtful, linkFault, linkTargets } from './links.ts';
import type { Route } from './plan.ts';
import { type ContentFolder, readDocument } from './read-content.ts';
import { type RenderContext, renderRoute, type SiteEntries } from './site-render.ts';
import type { KeptFile, PageNotes } from './site-state.ts';

interface LinkCheckInput {
  doubtful: readonly ContentLink[];
  routes: readonly Route[];
  site: Site;
  content: Pick<ContentFolder, 'read'>;
  /** Ids of the pages that are often linked to. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids of any other page, which is rendered once more for them. */
  idsOf(route: Route): ReadonlySet<string>;
}

/** @returns a diagnostic for each link that leads nowhere */
function checkLinks({ doubtful, routes, site, content, ids, idsOf }: LinkCheckInput): Diagnostic[] {
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

/**
 * Links of fields and bodies that lead nowhere.
 * @param files of the finished site
 */
export function faultsOfLinks(
  { site, pages }: SiteEntries,
  routes: readonly Route[],
  files: ReadonlyMap<string, KeptFile>,
  context: RenderContext,
): Diagnostic[] {
  const targets = linkTargets(routes);
  const doubtful: ContentLink[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  const look = (links: readonly ContentLink[]): void => {
    for (const link of links) if (isDoubtful(link, targets)) doubtful.push(link);
  };
  // Most bodies link to the same few pages; where `/…` leads does not depend on the page it stands on.
  const settled = new Set<string>();
  const lookAt = (link: PageNotes['links'][number], file: string, from: string): void => {
    const [href] = link;
    if (settled.has(href)) return;
    if (isDoubtful({ href, from }, targets)) doubtful.push(bodyLink(link, file, from));
    else if (href.startsWith('/')) settled.add(href);
  };
  look(fieldLinks(site.document, null));
  for (const { document, path } of pages) look(fieldLinks(document, path));
  for (const { body, path, outputPath, kind } of routes) {
    const notes = files.get(outputPath)?.notes;
    if (notes && body) for (const link of notes.links) lookAt(link, body.path, path);
    if (notes && kind === 'page') ids.set(path, new Set(notes.ids));
  }
  const idsOf = (route: Route): ReadonlySet<string> =>
    new Set(renderRoute({ ...route, kind: 'page' }, { ...context, write: () => undefined }).ids);
  return checkLinks({ doubtful, routes, site: site.fields, content: context.content, ids, idsOf });
}
