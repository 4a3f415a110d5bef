/** The page of an entry after an edit of its body, rendered without examining the rest of the site. */
import type { ReadContent } from '../entries/read-content.ts';
import { entryReader } from '../entries/read-entry.ts';
import type { Planned } from '../plan/planned.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { OutputFile } from '../stages/output.ts';
import { outputPathOf } from '../values/addresses.ts';
import type { Build } from '../work/build.ts';
import { rendererOf, renderPage } from './render-pages.ts';

/**
 * @param content content that the build was made from
 * @param file path of the edited content file
 * @param now the folder after the edit
 * @returns null if more than the body has changed, or something must be reported
 */
export function reRenderPage(
  { models, site: code }: Pick<Build, 'models' | 'site'>,
  { reads, context }: Pick<ReadContent, 'reads' | 'context'>,
  { site }: Planned,
  file: string,
  now: Pick<ContentFolder, 'read' | 'stamp' | 'each'>,
): OutputFile | null {
  const before = reads.get(file)?.entry;
  const page = site.pages.find(({ entry }) => entry?.file === file);
  if (!before || !page) return null;
  const renderer = rendererOf(site, now, { site: code, models });
  const [made] = now.each([file], (): OutputFile | null => {
    const { entry, diagnostics } = entryReader(context, { content: now, models })(file);
    if (
      entry?.bodyStart == null ||
      diagnostics.some(({ code }) => code !== 'site/draft') ||
      entry.planned !== before.planned
    )
      return null;
    const { notes, content: html } = renderPage(page, renderer, { entry });
    return notes.diagnostics.length > 0 ? null : { path: outputPathOf(page.path), content: html };
  });
  return made ?? null;
}
