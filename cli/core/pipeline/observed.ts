/**
 * What the site's components do in vain. Of reused pages, one is rendered for each template, and for each widget of a
 * template, unless such a page has been seen.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import { rendererOf, renderPage } from '../render/render-pages.ts';
import { widgetKey } from '../stages/observer.ts';
import { outputPathOf } from '../values/addresses.ts';
import { lazily } from '../values/lists.ts';
import type { Build } from '../work/build.ts';
import type { WrittenSite } from './write-site.ts';

export async function observed(
  build: Build,
  plan: SitePlan,
  { pages }: Pick<WrittenSite, 'pages'>,
): Promise<Diagnostic[]> {
  const { observer } = build.site;
  if (!observer) return [];
  const renderer = lazily(() => rendererOf(plan, build.folder, build));
  const looked = new Set<string>();
  for (const page of plan.pages) {
    const { template } = page;
    const widgets = pages.get(outputPathOf(page.path))?.notes?.widgets ?? '';
    const kind = widgetKey(template, widgets);
    if (looked.has(kind)) continue;
    looked.add(kind);
    const keys = widgets === '' ? [] : widgets.split(' ').map((name) => widgetKey(template, name));
    if ([template, ...keys].every(observer.hasSeen)) continue;
    renderPage(page, renderer());
    observer.hasRendered(keys);
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
