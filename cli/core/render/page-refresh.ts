/** Pages and diagnostics after a single edit, without examining the whole site. */
import { isError } from '../../diagnostics/diagnostic.ts';
import type { ReadContent } from '../entries/read-content.ts';
import { entryReader } from '../entries/read-entry.ts';
import { withFrontEnd } from '../plan/plan-content.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import type { OutputFile } from '../stages/output.ts';
import type { PageRefresh } from '../stages/result.ts';
import { outputPathOf } from '../values/addresses.ts';
import type { Build } from '../work/build.ts';
import { rendererOf, renderPage } from './render-pages.ts';

/** @param content content that the build was made from */
export function pageRefresh(
  build: Pick<Build, 'models' | 'site'>,
  { reads, context }: Pick<ReadContent, 'reads' | 'context'>,
  site: SitePlan,
): PageRefresh {
  const { models } = build;
  return {
    reRender(file, now) {
      const before = reads.get(file)?.entry;
      const page = site.pages.find(({ entry }) => entry?.file === file);
      if (!before || !page) return null;
      const renderer = rendererOf(site, now, build);
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
    pages(paths, now) {
      const pages = site.pages.filter(({ path }) => paths.includes(outputPathOf(path)));
      const renderer = rendererOf(site, now, build);
      return now.each(pages, (page) => {
        return { path: outputPathOf(page.path), content: renderPage(page, renderer).pieces.join('') };
      });
    },
    withFrontEnd({ assets: _files, inputs: _made, ...frontEnd }, code) {
      const again = withFrontEnd(site, frontEnd, code.definition);
      return pageRefresh({ ...build, site: code }, { reads, context }, again);
    },
  };
}
