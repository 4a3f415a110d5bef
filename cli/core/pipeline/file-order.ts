/** Diagnostics in file order, without duplicates. */
import type { Code, Diagnostic } from '../../diagnostics/index.ts';
import { withoutUnreadable } from '../images/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { groupBy } from '../values/lists.ts';
import { compareNatural } from '../values/order.ts';

const byPosition = (a: Diagnostic, b: Diagnostic): number =>
  a.range.line - b.range.line || a.range.column - b.range.column || compareNatural(a.code, b.code);

/** @returns the diagnostics in natural order of their files, and in each by place: few names are then compared */
export const byPlace = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...groupBy(diagnostics, ({ file }) => file)]
    .sort(([a], [b]) => compareNatural(a, b))
    .flatMap(([, own]) => own.sort(byPosition));

/** What a reader sees of a diagnostic. */
const contentOf = ({ code, severity, file, range, params, suggestions, field }: Diagnostic): string =>
  JSON.stringify([code, severity, file, range, params, suggestions, field]);

/** @returns each diagnostic once: if the site's own code fails after bodies have been read, they are read again */
function once(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter((one) => seen.size < seen.add(contentOf(one)).size);
}

/** Codes of old habits, of which a file may be full: each file is named once, at the first place. */
const ONCE_A_FILE: ReadonlySet<Code> = new Set<Code>(['link/not-https']);

/** @returns the diagnostics, with such codes once for each file; `count` is their number */
function oncePerFile(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const repeated = diagnostics.filter(({ code }) => ONCE_A_FILE.has(code));
  if (repeated.length === 0) return [...diagnostics];
  const groups = groupBy(repeated, ({ code, file }) => `${code} ${file}`);
  const firsts = new Map([...groups.values()].map((own) => [own[0], own.length]));
  return diagnostics.flatMap((one) => {
    if (!ONCE_A_FILE.has(one.code)) return [one];
    const count = firsts.get(one);
    return count === undefined ? [] : [{ ...one, params: { ...one.params, count } }];
  });
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
  const reported = oncePerFile(once(byPlace(withoutUnreadable(diagnostics, folder)).map(revised)));
  // Do not suggest deleting a picture that a wrong name was intended for.
  const intended = new Set(reported.flatMap(({ suggestions }) => suggestions));
  return reported.filter(({ code, file }) => code !== 'content/image-unused' || !intended.has(file));
}
