/** Pages and diagnostics after a single edit, without examining the whole site. */
import { type Diagnostic, isError } from '../../diagnostics/diagnostic.ts';
import type { ReadContent } from '../entries/read-content.ts';
import { entryReader } from '../entries/read-entry.ts';
import { type Planned, withFrontEnd } from '../plan/planned.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { OutputFile } from '../stages/output.ts';
import type { PageRefresh } from '../stages/result.ts';
import { outputPathOf } from '../values/addresses.ts';
import type { Build } from '../work/build.ts';
import { reRenderPage } from './re-render-page.ts';
import { rendererOf, renderPage } from './render-pages.ts';

type Now = Pick<ContentFolder, 'read' | 'stamp' | 'each'>;

/** @param content content that the build was made from */
export function pageRefresh(
  build: Pick<Build, 'models' | 'site'>,
  content: Pick<ReadContent, 'reads' | 'context'>,
  planned: Planned,
): PageRefresh {
  return {
    reRender: (file, now) => reRenderPage(build, content, planned, file, now),
    judge: (file, now) => (content.reads.has(file) ? judge(build, content, file, now) : []),
    pages: (paths, now) => renderAnew(build, planned, new Set(paths), now),
    withFrontEnd({ assets: _files, inputs: _made, ...frontEnd }, site) {
      return pageRefresh({ ...build, site }, content, withFrontEnd(planned, frontEnd, site.definition));
    },
  };
}

function judge(
  { models }: Pick<Build, 'models'>,
  { context }: Pick<ReadContent, 'context'>,
  file: string,
  now: Now,
): Diagnostic[] {
  const reads = now.each([file], entryReader(context, { content: now, models }));
  return reads.flatMap(({ diagnostics }) => diagnostics.filter(isError));
}

function renderAnew(
  { site: code, models }: Pick<Build, 'site' | 'models'>,
  { site }: Planned,
  paths: ReadonlySet<string>,
  now: Now,
): OutputFile[] {
  const pages = site.pages.filter(({ path }) => paths.has(outputPathOf(path)));
  const renderer = rendererOf(site, now, { site: code, models });
  return now.each(pages, (page) => {
    const { content } = renderPage(page, renderer);
    return { path: outputPathOf(page.path), content };
  });
}
