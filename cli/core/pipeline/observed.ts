/** What the site's components do in vain. Of templates whose pages were all reused, one page is rendered, and one for each widget. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import { rendererOf, renderPage } from '../render/render-pages.ts';
import { lazily } from '../values/lists.ts';
import type { Build } from '../work/build.ts';

/** @returns a page for each widget of each template, also of those that are reused */
export const widgetPagesOf = ({ cached, site }: Build): Readonly<Record<string, string>> => ({
  ...cached.widgetPages,
  ...site.widgetPages?.(),
});

export async function observed(build: Build, plan: SitePlan): Promise<Diagnostic[]> {
  const { observer } = build.site;
  if (!observer) return [];
  const renderer = lazily(() => rendererOf(plan, build.folder, build));
  for (const page of plan.pages) if (!observer.hasSeen(page.template)) renderPage(page, renderer());
  const unseen = Object.entries(widgetPagesOf(build)).filter(([key]) => !observer.hasSeen(key));
  const paths = new Set(unseen.map(([, path]) => path));
  if (paths.size > 0) for (const page of plan.pages) if (paths.has(page.path)) renderPage(page, renderer());
  const all = await observer.found();
  return all.map((one) => ({ ...one, file: `${build.folder.siteFolder}/${one.file}` }));
}
