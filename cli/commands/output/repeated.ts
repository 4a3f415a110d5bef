/** Findings reported by an earlier run: in the terminal only their number is printed again. */

import { placesFor } from '../../context.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Report } from '../../diagnostics/report/index.ts';
import { keyWithFile, readReported, repeatedAmong, writeReported } from '../../io/state/index.ts';
import type { Context } from '../context.ts';

/** Identifies a finding wherever its line has moved to. */
const wordsOf = ({ code, field, params, lineText }: Diagnostic): string =>
  JSON.stringify([code, field, params, lineText]);

/** Whether findings may be folded: a person reads them, and has not asked for some of them. */
export const mayFold = ({ options }: Pick<Context, 'options'>): boolean =>
  options.format === 'pretty' && !options.all && !options.quiet && options.only.length === 0;

/**
 * Marks warnings that the last run has reported, of files that have not changed since, and stores those of this run.
 * @returns the report with them
 */
export function foldOld(context: Context, report: Report): Report {
  const { options, siteRoot } = context;
  if (!options.cache || options.errors || options.format !== 'pretty') return report;
  if (options.only.length > 0 || options.skip.length > 0) return report;
  const places = placesFor(context);
  const warnings = report.diagnostics.filter(({ severity }) => severity === 'warning');
  const before = readReported(siteRoot, places);
  if (warnings.length === 0 && before.length === 0) return report;
  const key = keyWithFile(places);
  const keyOf = (one: Diagnostic): string => key({ file: one.file, words: wordsOf(one) });
  const repeated = repeatedAmong(warnings, keyOf, before);
  if (repeated.size !== warnings.length || before.length !== warnings.length)
    writeReported(siteRoot, places, warnings.map(keyOf));
  // Of a strict check, a warning is a reason to fail.
  return mayFold(context) && !options.strict ? { ...report, repeated } : report;
}

/** @returns a function that marks what the report before has shown, of any severity; of the first one, as `foldOld` */
export function foldSince(context: Context): (report: Report) => Report {
  let before: readonly string[] | null = null;
  const keyOf = (one: Diagnostic): string => `${one.file}\0${wordsOf(one)}`;
  return (report) => {
    if (before === null) {
      before = report.diagnostics.map(keyOf);
      return foldOld(context, report);
    }
    const repeated = repeatedAmong(report.diagnostics, keyOf, before);
    before = report.diagnostics.map(keyOf);
    return mayFold(context) ? { ...report, repeated } : report;
  };
}
