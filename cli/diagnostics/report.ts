/** What a command has to say in the end; every reporter prints the same report in its own form. */

import { type Diagnostic, type Lang, type Range, type Severity, wording } from './diagnostic.ts';
import type { FailureWords } from './failure-words.ts';

/** What a build has made of the pages of a site. */
export interface PagesMade {
  /** Addresses, beside those in the output folder before; null where no site stood there. */
  compared: Readonly<Record<'added' | 'changed' | 'gone', readonly string[]>> | null;
  /** In bytes, as Brotli compresses it. */
  heaviest: { address: string; bytes: number } | null;
}

/** How many there are of each severity. */
export type Counts = Readonly<Record<'errors' | 'warnings' | 'notes', number>>;

/** A change of the text of a content file. */
export interface TextEdit {
  /** The code of the diagnostic that it fixes, or the rule that it follows. */
  code: string;
  file: string;
  range: Range;
  old: string;
  new: string;
  /** From 1: the edits of a pass are all made in the text that the pass before has left. */
  pass: number;
}

/** The long text of a code. */
export interface RuleText {
  short: string;
  full: string;
  /** All that `senja explain` prints, as plain text and as Markdown. */
  help: string;
  markdown: string;
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
  /** Set when `--only` or `--skip` choose what is reported: what is left out. */
  hidden?: Counts;
  /** Set when an entry was given another name, or would be: paths of its file. */
  renamed?: { from: string; to: string };
  /** Set when files were changed, or would be. */
  edits?: readonly TextEdit[];
  /** By code; set for formats that carry them. */
  rules?: Readonly<Record<string, RuleText>>;
  /** Address of the documentation, where there is one. */
  helpUri?: string | null;
  /** What `check --fix` would change of what is reported, and the suggestions that are certain; set where it is shown. */
  fixes?: readonly Fix[];
  /** Files in which fixes were looked for; left out where it is all of them. */
  tried?: ReadonlySet<string>;
}

/** Edits that fix a diagnostic. */
export interface Fix {
  diagnostic: Diagnostic;
  edits: readonly TextEdit[];
  /** Whether `check --fix` makes them without `--suggested`. */
  certain: boolean;
}

export interface ReportStyle {
  colour: boolean;
  /** Columns of the terminal. */
  width: number;
  /** Errors and warnings alone: no totals, and no closing lines but those that say why nothing else is shown. */
  quiet: boolean;
  /** Folder that paths are shown below: '' for paths within the content folder. */
  below: string;
  /** `file:` address of the content folder, ending with a slash, where the terminal opens links; else null. */
  links: string | null;
}

/** A format of reports. */
export interface Reporter {
  /** @returns the text to print, with a final newline, or '' for nothing */
  print(report: Report, style: ReportStyle): string;
  /** How a report of this format begins, and no other text: only a report may be replaced by a report. */
  begins: RegExp;
  /** Set where it shows what every fix would change. */
  showsFixes?: true;
}

/** @returns the path of a content file, or of one beside that folder (`../templates/site.ts`), seen from outside the folder */
export function pathBelow(folder: string, file: string): string {
  if (folder === '') return file;
  if (!file.startsWith('../') || /(?:^|\/)\.\.$/.test(folder)) return `${folder}/${file}`;
  return pathBelow(folder.slice(0, Math.max(0, folder.lastIndexOf('/'))), file.slice(3));
}

/** @returns the path as people are told: of the site's own code from where they stand */
export const toldPath = (report: Pick<Report, 'contentFolder'>, below: string, file: string): string =>
  pathBelow(file.startsWith('../') ? report.contentFolder : below, file);

/** @returns what is said of each file, in order of the first diagnostics; first of those that are named */
export function groupByFile(
  diagnostics: readonly Diagnostic[],
  files: readonly string[] = [],
): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>(files.map((file) => [file, []]));
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.file);
    if (group) group.push(diagnostic);
    else groups.set(diagnostic.file, [diagnostic]);
  }
  return groups;
}

/** @returns what is said of a diagnostic, in the order in which it is read, without what is empty */
export function sentences(diagnostic: Diagnostic, lang: Lang): string[] {
  const { message, hint } = wording(diagnostic, lang);
  const { suggestions } = diagnostic;
  return [message, suggestions.length > 0 ? `→ ${suggestions.join(' / ')}` : '', hint].filter(Boolean);
}

export const countBy = ({ diagnostics }: Pick<Report, 'diagnostics'>): Counts => {
  const count = (of: Severity) => diagnostics.filter(({ severity }) => severity === of).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('note') };
};
