/** The report of a command; every reporter prints the same report in its own format. */

import type { Diagnostic, Severity } from '../index.ts';
import type { Lang, MessageWords } from '../languages/index.ts';
import { phrasesIn } from '../phrases/index.ts';
import type { Range } from '../places/index.ts';
import { shownSuggestions, wording } from '../wording/index.ts';

/** A failure of the machine or the command line, in the chosen language. */
export interface FailureWords extends MessageWords {
  code: string;
}

/** Addresses of pages, compared with the previous output folder. */
export type PageChanges = Readonly<Record<'added' | 'changed' | 'gone', readonly string[]>>;

/** Number of diagnostics of each severity. */
export type Counts = Readonly<Record<'errors' | 'warnings' | 'notes', number>>;

/** A change of the text of a content file. */
export interface TextEdit {
  /** The code of the diagnostic that it fixes, or its tidying rule. */
  code: string;
  file: string;
  range: Range;
  old: string;
  new: string;
  /** From 1: all edits of a pass apply to the text after the previous pass. */
  pass: number;
}

/** The explanation of a code. */
export interface RuleText {
  short: string;
  full: string;
  /** The complete output of `senja explain`, as plain text and as Markdown. */
  help: string;
  markdown: string;
}

/** Figures of a sound site. */
export interface SiteFigures {
  /** Number of pages, the 404 page included. */
  pages: number;
  drafts: number;
  /** Number of entries whose day of publication is still to come, and of those that have been taken down. */
  scheduled: number;
  expired: number;
  /** `YYYY-MM-DD` of the next publication or expiry, when the site has to be built again; null if there is none. */
  nextChange: string | null;
}

/** What a command has found and done. Optional parts are for some formats or commands. */
export interface Report {
  ok: boolean;
  /** Whether warnings fail too. */
  strict?: boolean;
  lang: Lang;
  /** Number of content files read. */
  files: number;
  /** Their paths, for formats that list files without faults too. */
  fileNames: readonly string[];
  diagnostics: readonly Diagnostic[];
  /** The content folder, relative to the repository or else the working folder, for paths that others resolve. */
  contentFolder: string;
  /** Closing lines for a person, e.g. the number of pages and their folder. */
  closing: readonly string[];
  /** Set if the machine or the command line failed, so that content was not checked completely. */
  failure: FailureWords | null;
  /** Set once a whole site is known to be sound. */
  site?: SiteFigures;
  /** Set on request after a site has been built. */
  pages?: PageChanges;
  /** Set if `--only` or `--skip` select diagnostics: the number of hidden ones. */
  hidden?: Counts;
  /** Numbers of what was found, if some of it is not reported. */
  counts?: Counts;
  /** Beginning of the command that shows notes, and what is repeated, in full; without it notes are shown. */
  notesCommand?: string;
  /** Diagnostics that have been reported before: for people, only their number is printed. */
  repeated?: ReadonlySet<Diagnostic>;
  /** Set if an entry was renamed, or would be: paths of its file, and of its translations if there are any. */
  renamed?: { from: string; to: string; twins?: { from: string; to: string }[] };
  /** Set if files were changed, or would be. */
  edits?: readonly TextEdit[];
  /** By code; set for formats that include them. */
  rules?: Readonly<Record<string, RuleText>>;
  /** Of senja; set for formats that include it. */
  version?: string;
  /** Address of the documentation, if there is one. */
  helpUri?: string | null;
  /**
   * Edits that `check --fix` would make for the reported diagnostics, and safe suggestions; set if they are shown.
   */
  fixes?: readonly Fix[];
  /** Files that were searched for fixes; absent if all were. */
  tried?: ReadonlySet<string>;
}

/** Edits that fix a diagnostic. */
export interface Fix {
  diagnostic: Diagnostic;
  edits: readonly TextEdit[];
  /** Whether `check --fix` makes them without `--suggested`. */
  safe: boolean;
}

/**
 * @returns the path of a content file, or of one next to that folder (`../templates/site.ts`), from outside the
 *   folder
 */
export function pathBelow(folder: string, file: string): string {
  if (folder === '') return file;
  if (!file.startsWith('../') || /(?:^|\/)\.\.$/.test(folder)) return `${folder}/${file}`;
  return pathBelow(folder.slice(0, Math.max(0, folder.lastIndexOf('/'))), file.slice(3));
}

/** @returns the path for messages: files of the site's own code relative to their own place */
export const reportedPath = (report: Pick<Report, 'contentFolder'>, below: string, file: string): string =>
  pathBelow(file.startsWith('../') ? report.contentFolder : below, file);

/** @returns the diagnostics of each file, in order of the first ones; named files come first */
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

/**
 * Its field tells faults of one code in a file apart, and moves less than their line: a fault that has only moved is no
 * new one.
 * @returns a function that gives each diagnostic of a report a name of its own, in their order
 */
export function identities({ contentFolder }: Pick<Report, 'contentFolder'>) {
  const names = new Map<string, number>();
  return ({ file, code, field }: Pick<Diagnostic, 'file' | 'code' | 'field'>): string => {
    const name = [pathBelow(contentFolder, file), code, field].filter(Boolean).join(' ');
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  };
}

/** @returns the texts of a diagnostic, in reading order, without empty ones */
export function sentences(diagnostic: Diagnostic, lang: Lang): string[] {
  const { message, hint } = wording(diagnostic, lang);
  const suggestions = shownSuggestions(diagnostic);
  return [message, suggestions.length > 0 ? `→ ${suggestions.join(' / ')}` : '', hint].filter(Boolean);
}

/** @returns the numbers by severity of what was found, reported or not */
export const countBy = ({ diagnostics, counts }: Pick<Report, 'diagnostics' | 'counts'>): Counts => {
  if (counts) return counts;
  const count = (of: Severity) => diagnostics.filter(({ severity }) => severity === of).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('note') };
};

/** @returns the numbers by severity, and of files */
export function total(report: Pick<Report, 'diagnostics' | 'counts' | 'files'>, lang: Lang): string {
  const { notes, ...counts } = countBy(report);
  return phrasesIn(lang)('report.total', { ...counts, notes: notes > 0 ? notes : '', files: report.files });
}
