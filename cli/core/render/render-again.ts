/** The page of an entry after an edit of its body alone, made without a look at the rest of the site. */
import { readEntry } from '../entries/read-entry.ts';
import type { PlannedSite } from '../plan/plan-site.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { EntryContext, EntryRead } from '../stages/entry.ts';
import type { OutputFile } from '../stages/output.ts';
import type { Models } from '../validate/models.ts';
import { outputPathOf } from '../values/addresses.ts';
import { type Renderer, renderPage } from './render-pages.ts';

export interface RenderAgain {
  planned: PlannedSite;
  reads: ReadonlyMap<string, EntryRead>;
  context: EntryContext;
  models: Models;
  rendererOn(content: Pick<ContentFolder, 'read'>): Renderer;
}

/** @returns null when more than the body has changed, or something is to be said of it */
export function renderAgain(
  file: string,
  content: Pick<ContentFolder, 'read' | 'stamp' | 'each'>,
  { planned, reads, context, models, rendererOn }: RenderAgain,
): OutputFile | null {
  const before = reads.get(file)?.entry;
  const page = planned.pages.find(({ entry }) => entry?.file === file);
  if (!before || !page) return null;
  const [made] = content.each([file], (): OutputFile | null => {
    const { entry, diagnostics } = readEntry(file, context, { content, models });
    if (entry?.bodyStart == null || diagnostics.length > 0 || entry.planned !== before.planned) return null;
    const { notes, content: html } = renderPage(page, rendererOn(content), { entry });
    return notes.diagnostics.length > 0 ? null : { path: outputPathOf(page.path), content: html };
  });
  return made ?? null;
}
