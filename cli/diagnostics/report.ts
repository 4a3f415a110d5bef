/** What a command has to say in the end; every reporter prints the same report in its own form. */

import type { Diagnostic, Lang, Severity } from './diagnostic.ts';
import type { FailureWords } from './failure-words.ts';

/** What a build has made of the pages of a site. */
export interface PagesMade {
  /** Addresses, beside those in the output folder before; null where no site stood there. */
  compared: Readonly<Record<'added' | 'changed' | 'gone', readonly string[]>> | null;
  /** In bytes, as Brotli compresses it. */
  heaviest: { address: string; bytes: number } | null;
}

export interface Report {
  ok: boolean;
  lang: Lang;
  /** Number of content files read. */
  files: number;
  /** Their paths, for formats that list what is right too. */
  fileNames: readonly string[];
  diagnostics: readonly Diagnostic[];
  /** Folder of the content, seen from the repository or else the working folder, for paths that others resolve. */
  contentFolder: string;
  /** Closing lines for a person, e.g. how many pages and where they are. */
  closing: readonly string[];
  /** Set when the machine or the command line failed, so that content was not or not wholly looked at. */
  failure: FailureWords | null;
  /** Set when a site has been built, and somebody wants to know. */
  pages?: PagesMade;
}

export interface ReportStyle {
  colour: boolean;
  /** Columns of the terminal. */
  width: number;
  /** Without notes, and without a word where all went well. */
  quiet: boolean;
  /** Folder that paths are shown below: '' for paths within the content folder. */
  below: string;
  /** `file:` address of the content folder, ending with a slash, where the terminal opens links; else null. */
  links: string | null;
}

/** @returns the text to print, with a final newline, or '' for nothing */
export type Reporter = (report: Report, style: ReportStyle) => string;

/** @returns the path of a content file, seen from outside the folder */
export const pathBelow = (folder: string, file: string): string =>
  folder === '' ? file : `${folder}/${file}`;

export const countBy = ({ diagnostics }: Pick<Report, 'diagnostics'>) => {
  const count = (of: Severity) => diagnostics.filter(({ severity }) => severity === of).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('note') };
};
