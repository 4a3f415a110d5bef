/** Words around diagnostics, in the terminal, in the browser and in a summary. */
import type { Lang } from '../diagnostic.ts';
import { phrasesIn } from '../phrases.ts';
import { countBy, type Report } from '../report.ts';

/** @returns the numbers by severity, and of files */
export function total(report: Pick<Report, 'diagnostics' | 'files'>, lang: Lang): string {
  const { notes, ...counts } = countBy(report);
  return phrasesIn(lang)('report.total', { ...counts, notes: notes > 0 ? notes : '', files: report.files });
}
