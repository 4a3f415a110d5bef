/** Many diagnostics, counted by code, with what `check --fix` fixes. */
import type { Code } from '../diagnostic.ts';
import { phrasesIn } from '../phrases.ts';
import type { Report } from '../report.ts';

/** Number of diagnostics from which on the table is shown. */
const MANY = 50;

interface Row {
  code: Code;
  count: number;
  files: number;
  /** Number of diagnostics that were searched for a fix. */
  tried: number;
  /** Number of these that `check --fix` fixes. */
  fixed: number;
}

function rowsOf({ diagnostics, fixes = [], tried }: Report): Row[] {
  const fixed = new Set(fixes.filter(({ certain }) => certain).map(({ diagnostic }) => diagnostic));
  const rows = new Map<Code, Row & { names: Set<string> }>();
  for (const diagnostic of diagnostics) {
    const { code, file } = diagnostic;
    const row = rows.get(code) ?? { code, count: 0, files: 0, tried: 0, fixed: 0, names: new Set() };
    rows.set(code, row);
    row.count += 1;
    row.tried += Number(tried?.has(file) ?? true);
    row.fixed += Number(fixed.has(diagnostic));
    row.names.add(file);
  }
  return [...rows.values()]
    .map(({ names, ...row }) => ({ ...row, files: names.size }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}

export const isMany = ({ diagnostics }: Pick<Report, 'diagnostics'>): boolean => diagnostics.length >= MANY;

/** @returns the head and the rows of the table, as texts; null if none is needed */
export function byCode(report: Report): string[][] | null {
  if (!isMany(report)) return null;
  const say = phrasesIn(report.lang);
  const fixable = ({ count, tried, fixed }: Row): string => {
    if (fixed === 0) return say('by-code.none');
    // If only some files were searched, the share is known but not the number.
    const some = say('by-code.some');
    if (fixed < tried) return tried === count ? `${some} (${fixed})` : some;
    return say('by-code.all');
  };
  const rows = rowsOf(report).map((row) => [row.code, String(row.count), String(row.files), fixable(row)]);
  return [[say('by-code.code'), say('by-code.count'), say('by-code.files'), '--fix'], ...rows];
}
