/** Broken links in fields and bodies, checked in the finished site; in a faulty one, as far as they are certain. */
import { bodyLinks, type ContentLink } from '../../core/bodies/links.ts';
import type { FaultySiteCheck, FileFault, OutputCheck, OutputInput } from '../../core/build/site-checks.ts';
import { linksInFields } from '../../core/plan/field-links.ts';
import type { PlanInput } from '../../core/plan/plan-input.ts';
import { idsOfPage, rendererOf } from '../../core/render/render-pages.ts';
import type { Page } from '../../core/stages/page.ts';
import type { KeptFile } from '../../core/stages/site-state.ts';
import { outputPathOf } from '../../core/values/addresses.ts';
import { memoized } from '../../core/values/lists.ts';
import { linksAmidErrors } from './amid-errors.ts';
import { expectedIdFault } from './expected-ids.ts';
import { knownTargets } from './known-targets.ts';
import { linksToOtherLanguages } from './other-language.ts';
import { isDoubtful, linkFault, linkTargets } from './targets.ts';

/** @returns the links without a target page or anchor, and the ids of the pages that are often linked to */
function doubtfulLinks(
  planInput: PlanInput,
  pages: readonly Page[],
  files: ReadonlyMap<string, KeptFile>,
  published: readonly string[],
): { doubtful: ContentLink[]; ids: Map<string, ReadonlySet<string>> } {
  const targets = linkTargets(pages, published);
  const ids = new Map<string, ReadonlySet<string>>();
  const doubtful = linksInFields(planInput).filter((link) => isDoubtful(link, targets));
  for (const { entry, path } of pages) {
    const notes = files.get(outputPathOf(path))?.notes;
    if (!notes || !entry) continue;
    for (const link of bodyLinks(notes, entry.file, path)) if (isDoubtful(link, targets)) doubtful.push(link);
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
  const anchors = memoized((path: string): ReadonlySet<string> => {
    const page = pages.find((one) => one.path === path);
    return page ? idsOfPage(page, rendererOf(site, build.folder, build)) : new Set();
  }, ids);
  const worded = expectedIdFault(pages, build.site.definition);
  const reworded = knownTargets(build, content);
  for (const link of doubtful) {
    const fault = linkFault(link, { ...targets, anchors });
    if (fault) yield { ...reworded(worded(fault), link.href), file: link.path };
  }
}

export default [
  { on: 'output', run: brokenLinks } satisfies OutputCheck,
  { on: 'output', onlyChecked: true, run: linksToOtherLanguages } satisfies OutputCheck,
  { on: 'faulty-site', run: linksAmidErrors } satisfies FaultySiteCheck,
];
