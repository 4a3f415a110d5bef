/** What is said of content, as people read it. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { meantPictures } from '../images/meant-pictures.ts';
import { withoutEchoes } from '../images/photos.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Choices } from '../stages/entry.ts';
import { tellGone } from '../validate/choices.ts';
import { naturally } from '../values/order.ts';

/**
 * @param before choices of the last build, for what is told of one that is gone
 * @returns the diagnostics in natural order of their files, so that output reads like the folder does, without echoes
 */
export const inFileOrder = (
  diagnostics: readonly Diagnostic[],
  folder: ContentFolder,
  before: Choices | null,
  now: Choices,
): Diagnostic[] => {
  const tellMeant = meantPictures(folder.images);
  return withoutEchoes(diagnostics, folder)
    .sort(
      (a, b) =>
        naturally(a.file, b.file) ||
        a.range.line - b.range.line ||
        a.range.column - b.range.column ||
        naturally(a.code, b.code),
    )
    .map((one) => tellMeant(tellGone(one, before, now)));
};
