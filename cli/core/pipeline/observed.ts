/** What the site's components do in vain. Of reused pages, one is rendered for each unseen template, and for each widget. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { SitePlan } from '../plan/index.ts';
import { rendererOf, renderPage } from '../render/index.ts';
import type { Build } from '../run/index.ts';
import { outputPathOf } from '../values/addresses.ts';
import { lazily } from '../values/lists.ts';
import type { WrittenSite } from './write-site.ts';

/** @returns what components do in vain, as diagnostics in files of the site; empty if nothing observes them */
export async function observed(
  build: Build,
  plan: SitePlan,
  { pages }: Pick<WrittenSite, 'pages'>,
): Promise<Diagnostic[]> {
  const { observer } = build.site;
  if (!observer) return [];
  const renderer = lazily(() => rendererOf(plan, build.folder, build));
  for (const page of plan.pages) {
    const { widgets } = pages.get(outputPathOf(page.path))?.notes ?? {};
    if (!observer.hasSeen(page.template, widgets?.split(' '))) renderPage(page, renderer());
  }
  const paths = new Set(plan.pages.map(({ path }) => path));
  const isPage = (path: string): boolean => paths.has(path);
  let all = await observer.found(isPage);
  if (!all.isComplete) {
    for (const page of plan.pages) {
      renderPage(page, renderer());
      await build.executor.pause();
    }
    all = await observer.found(isPage);
  }
  return all.found.map((one) => ({ ...one, file: `${build.folder.siteFolder}/${one.file}` }));
}
