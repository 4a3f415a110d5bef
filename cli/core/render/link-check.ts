/** The links that could not be settled while pages were made, asked of the finished site. */
import type { Diagnostic, Fault } from '../../diagnostics/diagnostic.ts';
import {
  bodyLinks,
  type ContentLink,
  fieldLinks,
  idsIn,
  isDoubtful,
  linkFault,
  linkTargets,
} from '../bodies/links.ts';
import { faultPlacer } from '../entries/read-content.ts';
import { categoryIds } from '../plan/page-ids.ts';
import type { KeptFile, PageNotes } from '../reuse/site-state.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Site } from '../stages/entry.ts';
import { isFromPages, type Route } from '../stages/route.ts';
import { type RenderContext, renderRoute, type SiteEntries } from './site-render.ts';

/** @returns the ids in a page, which is made for that and not written */
export function idsOfRoute(route: Route, context: Omit<RenderContext, 'write'>): Set<string> {
  let text = '';
  const write: RenderContext['write'] = ({ content }) => {
    text = (content as readonly string[]).join('');
  };
  renderRoute(route, { ...context, write });
  return idsIn(text);
}

/** Names of the categories by the ids that they have on the home page. */
const sectionsOf = ({ categories }: Site): Map<string, string> =>
  new Map(categories.flatMap((one) => Object.values(categoryIds(one)).map((id) => [id, one.name])));

/** A category without articles has no section yet; a link to it leads to the page's top until there is one. */
function emptyCategory({ code, params, at }: Fault, sections: ReadonlyMap<string, string>): Fault | null {
  if (code !== 'link/no-such-anchor' || params?.path !== '/') return null;
  const { anchor = '' } = params;
  const name = sections.get(String(anchor));
  return name === undefined ? null : { code: 'link/empty-category', params: { anchor, name }, at };
}

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
  if (doubtful.length === 0) return [];
  const targets = linkTargets(routes);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const sections = sectionsOf(site);
  const known = new Map(ids);
  const anchors = (path: string): ReadonlySet<string> => {
    const route = byPath.get(path);
    const found = known.get(path) ?? (route ? idsOf(route) : new Set<string>());
    known.set(path, found);
    return found;
  };
  const place = faultPlacer(content);
  return doubtful.flatMap((link) => {
    const fault = linkFault(link, { ...targets, anchors });
    return fault ? place(link.path, emptyCategory(fault, sections) ?? fault).diagnostic : [];
  });
}

/** Whether a page has links that are not yet settled: asked of every page, so of its plain data. */
function mayBeDoubtful({ links }: PageNotes, settled: ReadonlySet<string>): boolean {
  for (let at = 0; at < links.length; at += 3) if (!settled.has(links[at] as string)) return true;
  return false;
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
  // Most bodies link to the same few pages; where `/…` leads does not depend on the page it stands on.
  const settled = new Set<string>();
  const look = (links: Iterable<ContentLink>): void => {
    for (const link of links) {
      if (settled.has(link.href)) continue;
      if (isDoubtful(link, targets)) doubtful.push(link);
      else if (link.href.startsWith('/')) settled.add(link.href);
    }
  };
  look(fieldLinks(site.document, null));
  for (const { document, path } of pages) look(fieldLinks(document, path));
  for (const route of routes) {
    const { body, path, outputPath } = route;
    const notes = files.get(outputPath)?.notes;
    if (notes && body && mayBeDoubtful(notes, settled)) look(bodyLinks(notes, body.path, path));
    if (notes && isFromPages(route)) ids.set(path, new Set(notes.ids));
  }
  const idsOf = (route: Route): ReadonlySet<string> => idsOfRoute(route, context);
  return checkLinks({ doubtful, routes, site: site.fields, content: context.content, ids, idsOf });
}
