/** The formats of `--format`, in the order of the help. */
import type { Report, Reporter, ReportStyle } from '../report.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { pretty } from './pretty.ts';
import { sarif } from './sarif.ts';

export const REPORTERS = { pretty, json, github, gitlab, sarif, junit } as const satisfies Record<
  string,
  Reporter
>;

export type Format = keyof typeof REPORTERS;
export const REPORT_FORMATS = Object.keys(REPORTERS) as Format[];

const withoutNotes = (report: Report): Report => ({
  ...report,
  diagnostics: report.diagnostics.filter(({ severity }) => severity !== 'note'),
  ...(report.counts && { counts: { ...report.counts, notes: 0 } }),
});

/** @returns a report in a format; without notes if `--quiet` is set */
export const formatReport = (format: Format, report: Report, style: ReportStyle): string =>
  REPORTERS[format].print(style.quiet ? withoutNotes(report) : report, style);
