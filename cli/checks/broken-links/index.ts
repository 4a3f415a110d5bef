/** Links of fields and bodies that lead nowhere, asked of the finished site; where that is faulty, of what is certain. */
import { bodyLinks, type ContentLink } from '../../core/bodies/links.ts';
import type { FaultySiteCheck, FileFault, OutputCheck, OutputInput } from '../../core/build/site-checks.ts';
import { linksInFields } from '../../core/plan/field-links.ts';
import type { PlanInput } from '../../core/plan/plan-site.ts';
import { idsOfPage, rendererOf } from '../../core/render/render-pages.ts';
import type { Page } from '../../core/stages/page.ts';
import type { KeptFile, PageNotes } from '../../core/stages/site-state.ts';
import { outputPathOf } from '../../core/values/addresses.ts';
import { linksAmidErrors } from './amid-errors.ts';
import { expecting } from './expected-ids.ts';
import { knownTargets } from './known-targets.ts';
import { isDoubtful, linkFault, linkTargets } from './targets.ts';

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
  published: readonly string[],
): { doubtful: ContentLink[]; ids: Map<string, ReadonlySet<string>> } {
  const targets = linkTargets(pages, published);
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

function* brokenLinks({ build, content, planned, pages: files }: OutputInput): Generator<FileFault> {
  const { site, planInput } = planned;
  const { pages } = site;
  const published = build.folder.public?.files ?? [];
  const { doubtful, ids } = doubtfulLinks(planInput, pages, files, published);
  if (doubtful.length === 0) return;
  const targets = linkTargets(pages, published);
  const anchors = (path: string): ReadonlySet<string> => {
    const known = ids.get(path);
    if (known) return known;
    const page = pages.find((one) => one.path === path);
    const found = page ? idsOfPage(page, rendererOf(site, build.folder, build)) : new Set<string>();
    ids.set(path, found);
    return found;
  };
  const worded = expecting(pages, build.site.definition);
  const reworded = knownTargets(build, content);
  for (const link of doubtful) {
    const fault = linkFault(link, { ...targets, anchors });
    if (fault) yield { ...reworded(worded(fault)), file: link.path };
  }
}

export default [
  { on: 'output', run: brokenLinks } satisfies OutputCheck,
  { on: 'faulty-site', run: linksAmidErrors } satisfies FaultySiteCheck,
];
