/** What is said of content, as people read it. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { withoutEchoes } from '../images/photos.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { naturally } from '../values/order.ts';

/**
 * @param revised gives each as it is told in the end
 * @returns the diagnostics in natural order of their files, so that output reads like the folder does, without echoes
 */
export function inFileOrder(
  diagnostics: readonly Diagnostic[],
  folder: ContentFolder,
  revised: (diagnostic: Diagnostic) => Diagnostic,
): Diagnostic[] {
  const told = withoutEchoes(diagnostics, folder)
    .sort(
      (a, b) =>
        naturally(a.file, b.file) ||
        a.range.line - b.range.line ||
        a.range.column - b.range.column ||
        naturally(a.code, b.code),
    )
    .map(revised);
  // A picture that is meant where a wrong name stands is not to be deleted.
  const meant = new Set(told.flatMap(({ suggestions }) => suggestions));
  return told.filter(({ code, file }) => code !== 'content/image-unused' || !meant.has(file));
}
