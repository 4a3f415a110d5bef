/** Pages that nothing on the site links to: visitors who do not know their address cannot find them. */
import { targetOf } from '../../core/bodies/links/index.ts';
import type { FileFault, OutputCheck, OutputCheckInput } from '../../core/pipeline/checks/index.ts';
import { linksOf } from '../../core/plan/index.ts';
import { isOneOfMany, type Renderer, rendererOf, renderPage } from '../../core/render/index.ts';
import type { Page } from '../../core/stages/page.ts';

const HREF = /\shref="([^"]*)"/g;

/** @returns the addresses that a page links to, without base path; it is rendered for that and not written */
function linksOfPage(page: Page, renderer: Renderer): string[] {
  const { base } = renderer.plan;
  const html = renderPage(page, renderer).pieces.join('');
  return [...html.matchAll(HREF)].flatMap(([, href = '']) =>
    href.startsWith(base) ? `/${href.slice(base.length).replaceAll('&amp;', '&')}` : [],
  );
}

/** Every page with a file of its own; of lists and collections, only the first page of each template. */
function samples(pages: readonly Page[]): Page[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    if (page.leadsTo !== undefined) return false;
    if (!isOneOfMany(page)) return true;
    const isNew = !seen.has(page.template);
    seen.add(page.template);
    return isNew;
  });
}

function* unlinkedPages({ build, plan, pages: files }: OutputCheckInput): Generator<FileFault> {
  const left = new Map<string, Page>();
  for (const page of plan.pages)
    if (page.indexed && page.path !== '/' && !isOneOfMany(page)) left.set(page.path, page);
  const reach = (link: { href: string; from: string | null }): void => {
    const target = targetOf(link);
    if (target && target.page !== link.from) left.delete(target.page);
  };
  for (const link of linksOf(plan.input, plan.pages, files)) reach(link);
  if (left.size > 0) {
    // Templates have links too, for example to legal pages in the footer.
    const renderer = rendererOf(plan, build.folder, build);
    for (const page of samples(plan.pages))
      for (const href of linksOfPage(page, renderer)) reach({ href, from: page.path });
  }
  for (const { path, entry } of left.values())
    if (entry) yield { file: entry.file, code: 'page/unlinked', params: { path } };
}

export default { on: 'output', onlyChecked: true, run: unlinkedPages } satisfies OutputCheck;
