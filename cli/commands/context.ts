/** What every command gets: the shared options, resolved, and the ways to speak. */
import type { Now } from '../core/stages/edition.ts';
import type { Lang } from '../diagnostics/diagnostic.ts';
import type { TextEdit } from '../diagnostics/report.ts';
import type { Format } from '../diagnostics/reporters/index.ts';
import type { Roots } from '../io/roots.ts';

/** A report in a file. */
export interface ReportFile {
  format: Format;
  /** Absolute path. */
  file: string;
}

/** What GitHub shows of a step on the page of the run. */
export interface StepSummary {
  /** The file that it takes it from. */
  file: string;
  /** Address that paths of the repository stand below, or null where it is not known. */
  source: string | null;
}

export interface Options {
  /** Absolute path of the content folder. */
  content: string;
  /** Seen from the repository that a CI has checked out, else from the working folder; with `/`. */
  contentName: string;
  /** As given; resolved and judged before anything is written. */
  out: string;
  /** Public address of the site in place of `url` in `site.yaml`; null to use that. */
  url: string | null;
  /** Of what goes to the streams. */
  format: Format;
  reports: readonly ReportFile[];
  /** Null where none is wanted. */
  stepSummary: StepSummary | null;
  /** Address of senja's documentation, where CI tells of one. */
  helpUri: string | null;
  lang: Lang;
  /** Codes, or their first parts with a slash, that alone are reported; none for all. */
  only: readonly string[];
  /** Codes, or their first parts with a slash, that are not reported. */
  skip: readonly string[];
  strict: boolean;
  cache: boolean;
  quiet: boolean;
  colour: boolean;
  /** `YYYY-MM-DD` to be taken for today; null for what the clock says. */
  day: string | null;
  /** Whether drafts and what waits for its day are shown too. */
  drafts: boolean;
}

export interface Context extends Roots {
  options: Options;
  /** What `check --fix` has changed so far; set once it begins. */
  edits?: TextEdit[];
  cwd: string;
  /** How senja is called, for advice that can be typed. */
  called: string;
  /** Machine formats go here. */
  stdout(text: string): void;
  /** Everything for people goes here. */
  stderr(text: string): void;
  /** Columns of the terminal. */
  width: number;
  /** Whether a person may be watching standard error. */
  terminal: boolean;
  /** Whether the terminal opens links in text. */
  links: boolean;
}

/** @returns the day that was asked for, or else what the clock says now */
export const nowFor = ({ options: { day } }: Pick<Context, 'options'>): Now =>
  day === null ? { instant: Date.now() } : { day };

/** Exit codes of the contract. */
export const EXIT = { done: 0, invalid: 1, usage: 2, failed: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
