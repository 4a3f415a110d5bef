/** What a format of reports is. */
import type { Report } from '../report/index.ts';

export interface ReportStyle {
  colour: boolean;
  /** Columns of the terminal. */
  width: number;
  /** Only errors and warnings: no totals, and no closing lines except those that explain an otherwise empty report. */
  quiet: boolean;
  /** Folder shown before paths: '' for paths within the content folder. */
  below: string;
  /** `file:` address of the content folder, with a final slash, if the terminal supports links; else null. */
  links: string | null;
}

/** A format of reports. */
export interface Reporter {
  /** @returns the text to print, with a final newline, or '' for nothing */
  print(report: Report, style: ReportStyle): string;
  /**
   * Matches the beginning of reports of this format, and of no other text: only a report may be replaced by a report.
   */
  begins: RegExp;
  /** Set if it says which diagnostics `check --fix` mends, or shows the edits, those of suggestions too. */
  showsFixes?: 'safe' | 'all';
}
