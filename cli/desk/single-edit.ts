/** The page and the errors of a file after a single edit, without examining the whole site. */
import { type ReadContent, singleReader } from '../core/entries/index.ts';
import type { Models } from '../core/models/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { OutputFile } from '../core/stages/output.ts';
import { outputPathOf } from '../core/values/addresses.ts';
import { type Diagnostic, isError } from '../diagnostics/index.ts';
import type { PlannedPages } from './planned-pages.ts';

/** The site before the edit. */
export interface Before extends Pick<ReadContent, 'reads' | 'context'> {
  models: Models;
  pages: PlannedPages;
}

/** The content folder after the edit. */
type Now = Pick<ContentFolder, 'read' | 'stamp' | 'each'>;

/**
 * @returns the page of an entry after an edit of its body; null if more has changed, or something must be reported
 * @throws errors of the site's own code
 */
export function editedPage(
  { models, reads, context, pages }: Before,
  file: string,
  now: Now,
): OutputFile | null {
  const before = reads.get(file)?.entry;
  const page = pages.plan.pages.find(({ entry }) => entry?.file === file);
  if (!before || !page) return null;
  const read = singleReader(context, { content: now, models })(file);
  if (!read) return null;
  const { entry, diagnostics } = read;
  const isOther = entry.bodyStart === null || entry.planned !== before.planned;
  if (isOther || diagnostics.some(({ code }) => code !== 'site/draft')) return null;
  const made = pages.make(page, entry, now);
  return made?.diagnostics.length === 0 ? { path: outputPathOf(page.path), content: made.html } : null;
}

/** @returns the errors of an edited entry, as far as its fields and syntax show them */
export const editErrors = ({ models, reads, context }: Before, file: string, now: Now): Diagnostic[] =>
  reads.has(file) ? singleReader(context, { content: now, models })(file).diagnostics.filter(isError) : [];
