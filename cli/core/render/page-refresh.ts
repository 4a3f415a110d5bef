/** Single pages of a planned site, and pages and diagnostics after a single edit, without examining the whole site. */
import { isError } from '../../diagnostics/index.ts';
import type { ReadContent } from '../entries/read-content.ts';
import { entryReader } from '../entries/read-entry.ts';
import { withFrontEnd } from '../plan/plan-content.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import type { Build } from '../run/build.ts';
import type { OutputFile } from '../stages/output.ts';
import type { Page } from '../stages/page.ts';
import type { PageRefresh } from '../stages/result.ts';
import { outputPathOf } from '../values/addresses.ts';
import { lazily } from '../values/lists.ts';
import { rendererOf, renderPage } from './render-pages.ts';

/** @param content content that the build was made from */
export function pageRefresh(
  { models, site: code, folder }: Pick<Build, 'models' | 'site' | 'folder'>,
  { reads, context }: Pick<ReadContent, 'reads' | 'context'>,
  site: SitePlan,
): PageRefresh {
  // A build holds the state of the last one.
  const own = { models, site: code, folder };
  const renderer = lazily(() => rendererOf(site, folder, own));
  const named = lazily(() => new Map(site.pages.map((page) => [outputPathOf(page.path), page])));
  return {
    base: site.base,
    names: () => named().keys(),
    page(name) {
      const page = named().get(name);
      const make = (one: Page): string => renderPage(one, renderer()).pieces.join('');
      return page ? (folder.each([page], make, ({ path }) => path)[0] ?? null) : null;
    },
    reRender(file, now) {
      const before = reads.get(file)?.entry;
      const page = site.pages.find(({ entry }) => entry?.file === file);
      if (!before || !page) return null;
      const renderer = rendererOf(site, now, own);
      const [made = null] = now.each([file], (): OutputFile | null => {
        const { entry, diagnostics } = entryReader(context, { content: now, models })(file);
        if (
          entry.bodyStart === null ||
          diagnostics.some(({ code }) => code !== 'site/draft') ||
          entry.planned !== before.planned
        )
          return null;
        const { notes, pieces } = renderPage(page, renderer, { entry });
        return notes.diagnostics.length > 0
          ? null
          : { path: outputPathOf(page.path), content: pieces.join('') };
      });
      return made;
    },
    check(file, now) {
      if (!reads.has(file)) return [];
      const found = now.each([file], entryReader(context, { content: now, models }));
      return found.flatMap(({ diagnostics }) => diagnostics.filter(isError));
    },
    withFrontEnd({ assets: _files, inputs: _made, ...frontEnd }, next) {
      const again = withFrontEnd(site, frontEnd, next.definition);
      return pageRefresh({ ...own, site: next }, { reads, context }, again);
    },
  };
}
