/** What is said of content, as people read it. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { meantPictures } from '../images/meant-pictures.ts';
import { withoutEchoes } from '../images/photos.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Choices } from '../stages/entry.ts';
import { tellGone } from '../validate/choices.ts';
import { relativeReadings } from '../values/days/date-readings.ts';
import { naturally } from '../values/order.ts';

/** A date that names no year, or a day by today: `kemarin`. */
function tellDay(diagnostic: Diagnostic, today: string): Diagnostic {
  const { code, params, suggestions } = diagnostic;
  if (!/^content\/(?:bad-date|english-month|bad-month)$/.test(code) || suggestions.length > 0)
    return diagnostic;
  return { ...diagnostic, suggestions: relativeReadings(String(params.value), today) };
}

/**
 * @param day of the build
 * @param before choices of the last build, for what is told of one that is gone
 * @returns the diagnostics in natural order of their files, so that output reads like the folder does, without echoes
 */
export const inFileOrder = (
  diagnostics: readonly Diagnostic[],
  folder: ContentFolder,
  before: Choices | null,
  now: Choices,
  day: string,
): Diagnostic[] => {
  const tellMeant = meantPictures(folder);
  const told = withoutEchoes(diagnostics, folder)
    .sort(
      (a, b) =>
        naturally(a.file, b.file) ||
        a.range.line - b.range.line ||
        a.range.column - b.range.column ||
        naturally(a.code, b.code),
    )
    .map((one) => tellDay(tellMeant(tellGone(one, before, now)), day));
  // A picture that is meant where a wrong name stands is not to be deleted.
  const meant = new Set(told.flatMap(({ suggestions }) => suggestions));
  return told.filter(({ code, file }) => code !== 'content/image-unused' || !meant.has(file));
};
