/** The formats of `--format`, in the order of the help. */
import { onDemand } from '../../on-demand.ts';
import type { Report } from '../report/index.ts';
import { pretty } from './pretty.ts';
import type { Reporter, ReportStyle } from './reporter.ts';

export const REPORT_FORMATS = ['pretty', 'json', 'github', 'gitlab', 'sarif', 'junit'] as const;
export type Format = (typeof REPORT_FORMATS)[number];

interface ProgramFormats {
  REPORTERS: Readonly<Record<Exclude<Format, 'pretty'>, Reporter>>;
  /** @returns the part of a page of results that one command adds, or '' */
  summary(report: Report, source: string | null, quiet: boolean): string;
}

/** Needed if another format than that for people is chosen. */
export const programFormats = onDemand<ProgramFormats>();

export const reporterOf = (format: Format): Reporter =>
  format === 'pretty' ? pretty : programFormats.get().REPORTERS[format];

const withoutNotes = (report: Report): Report => ({
  ...report,
  diagnostics: report.diagnostics.filter(({ severity }) => severity !== 'note'),
  ...(report.counts && { counts: { ...report.counts, notes: 0 } }),
});

/** @returns a report in a format; without notes if `--quiet` is set */
export const formatReport = (format: Format, report: Report, style: ReportStyle): string =>
  reporterOf(format).print(style.quiet ? withoutNotes(report) : report, style);
