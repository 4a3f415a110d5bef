/** Many diagnostics, counted by code: what to look at first, and what `check --fix` does by itself. */
import type { Code } from '../diagnostic.ts';
import { phrasesIn } from '../phrases.ts';
import type { Report } from '../report.ts';

/** From so many on the table is shown. */
const MANY = 50;

interface Row {
  code: Code;
  count: number;
  files: number;
  /** In how many of them a fix was looked for. */
  tried: number;
  /** How many of these `check --fix` fixes. */
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

/** @returns the head and the rows of the table, as texts; null where there is no need of one */
export function byCode(report: Report): string[][] | null {
  if (!isMany(report)) return null;
  const say = phrasesIn(report.lang);
  const fixable = ({ count, tried, fixed }: Row): string => {
    if (fixed === 0) return say('by-code.none');
    // Of a part of the files, the share is known and the number is not.
    const some = say('by-code.some');
    if (fixed < tried) return tried === count ? `${some} (${fixed})` : some;
    return say('by-code.all');
  };
  const rows = rowsOf(report).map((row) => [row.code, String(row.count), String(row.files), fixable(row)]);
  return [[say('by-code.code'), say('by-code.count'), say('by-code.files'), '--fix'], ...rows];
}
