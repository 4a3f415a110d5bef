/** The links that could not be settled while pages were made, asked of the finished site. */
import type { Diagnostic, Fault } from '../../diagnostics/diagnostic.ts';
import {
  bodyLinks,
  type ContentLink,
  idsIn,
  isDoubtful,
  linkFault,
  linksOfFields,
  linkTargets,
} from '../bodies/links.ts';
import { faultPlacer } from '../entries/documents.ts';
import { SITE_FILE } from '../entries/known-places.ts';
import type { PlanInput, Planned } from '../plan/plan-site.ts';
import type { Build } from '../stages/build.ts';
import type { Page } from '../stages/page.ts';
import type { SiteDefinition } from '../stages/site.ts';
import type { KeptFile, PageNotes } from '../stages/site-state.ts';
import { ofSite } from '../validate/site-faults.ts';
import { outputPathOf } from '../values/addresses.ts';
import { type Renderer, rendererOf, renderPage } from './render-pages.ts';

/** @returns the ids in a page, which is made for that and not written */
export const idsOfPage = (page: Page, renderer: Renderer): Set<string> =>
  idsIn(renderPage(page, renderer).content);

/** @returns the links in the fields of a site's files */
export const linksInFields = ({ site, entries }: Pick<PlanInput, 'site' | 'entries'>): ContentLink[] => [
  ...linksOfFields(site.links, SITE_FILE, null),
  ...entries.flatMap(({ links, file, address }) => linksOfFields(links, file, address)),
];

/** Whether a page has links that are not yet settled: asked of every page, so of its plain data. */
function mayBeDoubtful({ links }: PageNotes, settled: ReadonlySet<string>): boolean {
  for (let at = 0; at < links.length; at += 3) if (!settled.has(links[at] as string)) return true;
  return false;
}

/** @returns the links that lead to no page, or to a part of one, and the ids of the pages that are often linked to */
function doubtfulLinks(
  planInput: PlanInput,
  pages: readonly Page[],
  files: ReadonlyMap<string, KeptFile>,
): { doubtful: ContentLink[]; ids: Map<string, ReadonlySet<string>> } {
  const targets = linkTargets(pages);
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
  look(linksInFields(planInput));
  for (const { entry, path } of pages) {
    const notes = files.get(outputPathOf(path))?.notes;
    if (!notes || !entry) continue;
    if (mayBeDoubtful(notes, settled)) look(bodyLinks(notes, entry.file, path));
    if (entry.address !== null) ids.set(path, new Set(notes.ids));
  }
  return { doubtful, ids };
}

/** A place that is not there yet is told of in the site's own words. */
function expecting(site: PlanInput['site'], definition: SiteDefinition): (fault: Fault) => Fault {
  const expected = new Map(
    definition.anchors(site.fields).map(({ path, id, fault }) => [`${path}#${id}`, fault]),
  );
  return (fault) => {
    const { path, anchor } = fault.params ?? {};
    const later = fault.code === 'link/no-such-anchor' ? expected.get(`${path}#${anchor}`) : undefined;
    return later ? ofSite(definition, { ...later, at: fault.at }) : fault;
  };
}

/**
 * Links of fields and bodies that lead nowhere.
 * @param files of the finished site, by path in `dist`
 * @param reworded tells a fault in other words where there are better ones
 */
export function checkLinks(
  { folder, site: code, models }: Build,
  { planInput, site }: Planned,
  files: ReadonlyMap<string, KeptFile>,
  reworded: (fault: Fault) => Fault = (fault) => fault,
): Diagnostic[] {
  const { pages } = site;
  const { doubtful, ids } = doubtfulLinks(planInput, pages, files);
  if (doubtful.length === 0) return [];
  const targets = linkTargets(pages);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const anchors = (path: string): ReadonlySet<string> => {
    const page = byPath.get(path);
    const found =
      ids.get(path) ??
      (page ? idsOfPage(page, rendererOf(site, folder, { site: code, models })) : new Set<string>());
    ids.set(path, found);
    return found;
  };
  const place = faultPlacer(folder);
  const worded = expecting(planInput.site, code.definition);
  return doubtful.flatMap((link) => {
    const fault = linkFault(link, { ...targets, anchors });
    return fault ? place(link.path, reworded(worded(fault))).diagnostic : [];
  });
}
