/** Broken links in fields and bodies, checked in the finished site; in a faulty one, as far as they are certain. */

import { type ContentLink, targetOf } from '../../core/bodies/links/index.ts';
import { SITE_FILE } from '../../core/entries/folder/index.ts';
import type {
  FaultySiteCheck,
  FileFault,
  OutputCheck,
  OutputCheckInput,
  ScheduledCheck,
} from '../../core/pipeline/checks/index.ts';
import { linksOf } from '../../core/plan/index.ts';
import { idsOfPage, rendererOf } from '../../core/render/index.ts';
import { outputPathOf } from '../../core/values/addresses.ts';
import { lazily, memoized } from '../../core/values/lists.ts';
import { languageOf } from '../../core/values/names/languages.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { onDemand } from '../../on-demand.ts';
import { asWritten } from './as-written.ts';
import { beginningsOf, doubtIn, linkFault, linkTargets, withinSite } from './targets.ts';

/** Needed if a link may be broken, or there are errors. */
export const brokenLinkAdvice = onDemand<typeof import('./advice/index.ts')>();

function* brokenLinks({
  build,
  content,
  plan,
  pages: files,
  documentOf,
}: OutputCheckInput): Generator<FileFault> {
  const { pages } = plan;
  const targets = linkTargets(pages, build.folder.public ?? {}, plan.files);
  const own = beginningsOf(plan);
  const links = linksOf(plan.input, pages, files, doubtIn(targets, own));
  const doubtful = [...links].map((link) => withinSite(link, own));
  if (doubtful.length === 0) return;
  const rendererFor = lazily(() => rendererOf(plan, build.folder, build));
  const anchors = memoized((path: string): ReadonlySet<string> => {
    const page = pages.find((one) => one.path === path);
    return page ? idsOfPage(page, rendererFor, files.get(outputPathOf(path))?.notes) : new Set();
  });
  const likely = lazily(() => {
    const { expectedIdFault, knownTargets } = brokenLinkAdvice.get();
    const worded = expectedIdFault(pages, build.site.definition);
    const reworded = knownTargets(build, content, plan, targets.pages);
    return (fault: NonNullable<ReturnType<typeof linkFault>>, link: ContentLink) =>
      reworded(worded(fault), link);
  });
  for (const link of doubtful) {
    const fault = linkFault(link, { ...targets, anchors });
    if (fault) yield { ...asWritten(likely()(fault, link), link, documentOf), file: link.path };
  }
}

export default [
  { on: 'output', run: brokenLinks } satisfies OutputCheck,
  { on: 'scheduled', run: brokenLinks } satisfies ScheduledCheck,
  { on: 'output', onlyChecked: true, run: linksToOtherLanguages } satisfies OutputCheck,
  {
    on: 'faulty-site',
    run: (input) => brokenLinkAdvice.get().linksAmidErrors(input),
  } satisfies FaultySiteCheck,
];

function* linksToOtherLanguages({ plan, pages: files, documentOf }: OutputCheckInput): Generator<FileFault> {
  if (plan.editions.length === 0) return;
  const byPath = new Map(plan.pages.map((page) => [page.path, page]));
  for (const link of linksOf(plan.input, plan.pages, files)) {
    const { path: file, href, at, from } = link;
    const { page = '', rawPath = '' } = targetOf(link) ?? {};
    const target = byPath.get(page);
    const language = languageOf(file);
    // Each link of `site.yaml` belongs to one language, and a page may link to its own translation.
    if (!target?.alternates || (target.language ?? null) === language || file === SITE_FILE) continue;
    // Translations share the list of all of them.
    const own = plan.pages.find(
      (one) => one.alternates === target.alternates && (one.language ?? null) === language,
    );
    if (!own || own.path === from) continue;
    const now = href.replace(rawPath, own.path);
    const params = { target: href, now };
    const fault: Fault = { code: 'link/other-language', params, suggestions: [now], at };
    yield { ...asWritten(fault, link, documentOf), file };
  }
}
