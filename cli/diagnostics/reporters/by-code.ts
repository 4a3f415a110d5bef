/** Many diagnostics, counted by code, with what `check --fix` fixes; those that stop a build come first. */

import { SEVERITIES } from '../index.ts';
import { phrasesIn } from '../phrases/index.ts';
import type { Report } from '../report/index.ts';

/** Number of diagnostics from which on the table is shown. */
const MANY = 50;

function rowsOf({ diagnostics, fixes = [], tried }: Report) {
  const fixed = new Set(fixes.filter(({ safe }) => safe).map(({ diagnostic }) => diagnostic));
  const codes = [...new Set(diagnostics.map(({ code }) => code))];
  const rows = codes.map((code) => {
    const own = diagnostics.filter((one) => one.code === code);
    return {
      code,
      severity: own[0]?.severity ?? 'note',
      count: own.length,
      files: new Set(own.map(({ file }) => file)).size,
      /** Number of diagnostics that were searched for a fix. */
      tried: own.filter(({ file }) => tried?.has(file) ?? true).length,
      /** Number of these that `check --fix` fixes. */
      fixed: own.filter((one) => fixed.has(one)).length,
    };
  });
  return rows.sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      b.count - a.count ||
      (a.code < b.code ? -1 : 1),
  );
}

export const isMany = ({ diagnostics, repeated }: Pick<Report, 'diagnostics' | 'repeated'>): boolean =>
  diagnostics.length - (repeated?.size ?? 0) >= MANY;

/** @returns the head and the rows of the table, as texts; null if none is needed */
export function byCode(report: Report): string[][] | null {
  if (!isMany(report)) return null;
  const say = phrasesIn(report.lang);
  const fixable = ({ count, tried, fixed }: ReturnType<typeof rowsOf>[number]): string => {
    if (fixed === 0) return say('by-code.none');
    // If only some files were searched, the share is known but not the number.
    const some = say('by-code.some');
    if (fixed < tried) return tried === count ? `${some} (${fixed})` : some;
    return say('by-code.all');
  };
  const rows = rowsOf(report).map((row) => [
    row.code,
    say(`report.${row.severity}`),
    String(row.count),
    String(row.files),
    fixable(row),
  ]);
  return [
    [say('by-code.code'), say('summary.severity'), say('by-code.count'), say('by-code.files'), '--fix'],
    ...rows,
  ];
}
