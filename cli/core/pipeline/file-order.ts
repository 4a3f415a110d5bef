/** Diagnostics in file order, without duplicates. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { withoutUnreadable } from '../images/photos.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { compareNatural } from '../values/order.ts';

export const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  compareNatural(a.file, b.file) ||
  a.range.line - b.range.line ||
  a.range.column - b.range.column ||
  compareNatural(a.code, b.code);

/** What a reader sees of a diagnostic. */
const contentOf = ({ code, severity, file, range, params, suggestions, field }: Diagnostic): string =>
  JSON.stringify([code, severity, file, range, params, suggestions, field]);

/** @returns each diagnostic once: if the site's own code fails after bodies have been read, they are read again */
function once(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter((one) => seen.size < seen.add(contentOf(one)).size);
}

/**
 * @param revised gives the final form of each diagnostic
 * @returns the diagnostics in natural order of their files, so that output follows the folder, without duplicates
 */
export function inFileOrder(
  diagnostics: readonly Diagnostic[],
  folder: ContentFolder,
  revised: (diagnostic: Diagnostic) => Diagnostic,
): Diagnostic[] {
  const reported = once(withoutUnreadable(diagnostics, folder).sort(byPlace).map(revised));
  // Do not suggest deleting a picture that a wrong name was meant for.
  const meant = new Set(reported.flatMap(({ suggestions }) => suggestions));
  return reported.filter(({ code, file }) => code !== 'content/image-unused' || !meant.has(file));
}
