/** Input of every command: the shared options, resolved, and the output streams. */
import type { SiteOptions, SiteSetup } from '../context.ts';
import type { Lang } from '../diagnostics/languages/index.ts';
import type { Phrases } from '../diagnostics/phrases/index.ts';
import type { TextEdit } from '../diagnostics/report/index.ts';
import type { Format } from '../diagnostics/reporters/index.ts';

/** A report in a file. */
export interface ReportFile {
  format: Format;
  /** Absolute path. */
  file: string;
}

/** Summary of a step on GitHub's page of the run. */
export interface StepSummary {
  /** The file that GitHub reads it from. */
  file: string;
  /** Base address for paths of the repository, or null if unknown. */
  source: string | null;
}

export interface Options extends SiteOptions {
  /** Relative to the working folder, with `/`. */
  contentName: string;
  /** Relative to the root of its repository, else to the working folder; with `/`. */
  contentInCheckout: string;
  /** Format on the streams. */
  format: Format;
  reports: readonly ReportFile[];
  /** Null if there is none. */
  stepSummary: StepSummary | null;
  /** Address of senja's documentation, if CI provides one. */
  helpUri: string | null;
  lang: Lang;
  /** The only codes, or prefixes with a slash, to report; empty for all. */
  only: readonly string[];
  /** Codes, or prefixes with a slash, not to report. */
  skip: readonly string[];
  strict: boolean;
  /** Whether only what makes a command fail is reported. */
  errors?: boolean;
  /** Whether only files that Git says have changed are reported. */
  changed?: boolean;
  /** File with known findings, as given. */
  baseline?: string;
  /** Whether the findings of this run become the known ones. */
  updateBaseline?: boolean;
  /** Whether notes, and what has been reported before, are printed in full. */
  all?: boolean;
  quiet: boolean;
  colour: boolean;
}

export interface Context extends SiteSetup {
  options: Options;
  /** Gives a phrase in the language of messages. */
  say: Phrases;
  /** Edits made by `check --fix`; set once it begins. */
  edits?: TextEdit[];
  /** Writes machine formats. */
  stdout(text: string): void;
  /** Writes all output intended for people. */
  stderr(text: string): void;
  /** Columns of the terminal. */
  width: number;
  /** Whether a person may be watching standard error. */
  terminal: boolean;
  /** Whether the terminal supports links in text. */
  links: boolean;
}

/** Exit codes, as documented. */
export const EXIT = { done: 0, invalid: 1, usage: 2, failed: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
