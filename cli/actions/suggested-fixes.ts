import { type FixedFile, suggestedFiles } from '../core/edit/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { contentFaults, diagnosticsWith, newFaults } from '../desk/index.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { lineStarts, offsetOf } from '../diagnostics/places/index.ts';
import type { OpenSite } from '../open-site.ts';

/** Maximum number of attempts without the suggestions that have failed. */
const MAX_TRIES = 8;

/** @returns the diagnostics whose edits touch the place of a fault in an edited file */
function touchedBy(fault: Diagnostic, { after, passes }: FixedFile): Diagnostic[] {
  const starts = lineStarts(after);
  const from = offsetOf(starts, fault.range);
  const to = offsetOf(starts, { line: fault.range.endLine, column: fault.range.endColumn });
  let shift = 0;
  return passes.flat().flatMap(({ start, end, new: now, mends }) => {
    const begin = start + shift;
    shift += now.length - (end - start);
    return mends && begin <= to && begin + now.length >= from ? mends : [];
  });
}

/**
 * @param isWanted whether to apply the only suggestion of a diagnostic
 * @returns files with suggestions that cause no new fault in the whole site, and do not leave those they fix
 */
export async function suggestedFixes(
  site: Pick<OpenSite, 'ports'>,
  content: ContentFolder,
  isWanted: (diagnostic: Diagnostic) => boolean,
): Promise<FixedFile[]> {
  const check = (files: readonly FixedFile[]): Promise<Diagnostic[]> =>
    diagnosticsWith(
      site,
      content,
      files.map(({ path, before, after }) => ({ from: path, to: path, before, after })),
    ).catch(contentFaults);
  const before = await check([]);
  let wanted = before.filter((one) => one.suggestions.length === 1 && isWanted(one));
  for (let tries = 0; tries < MAX_TRIES && wanted.length > 0; tries += 1) {
    const files = suggestedFiles(content, wanted);
    const found = await check(files);
    const fresh = new Set(newFaults(before, found));
    const failed = new Set<Diagnostic>();
    for (const fault of found) {
      const isNew = fresh.has(fault);
      const file = files.find(({ path }) => path === fault.file);
      // A new fault in a file without edits rules out all edits.
      if (isNew && !file) return [];
      const touched = file ? touchedBy(fault, file) : [];
      // Of a fault elsewhere in the file, any edit may be the cause.
      const all = isNew && touched.length === 0 ? wanted.filter((one) => one.file === fault.file) : touched;
      for (const one of all) if (isNew || one.code === fault.code) failed.add(one);
    }
    if (failed.size === 0) return files;
    wanted = wanted.filter((one) => !failed.has(one));
  }
  return [];
}
