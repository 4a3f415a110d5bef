/** A report as data for a page: every text in both languages, none of it HTML. */
import { type Diagnostic, isError } from '../index.ts';
import { inBoth, type Lang, type MessageWords } from '../languages/index.ts';
import { phrasesIn } from '../phrases/index.ts';
import { groupByFile, pathBelow, type Report, reportedPath, total } from '../report/index.ts';
import { PER_FILE } from '../reporters/index.ts';
import { safeText, uriOf } from '../texts/index.ts';
import { type Frame, frameOf, shownSuggestions, wording } from '../wording/index.ts';

/** A diagnostic, or a failure without a file. */
export interface FaultView {
  code: string;
  /** Path of its file; '' if unknown. */
  file: string;
  /** `path:line:column`, to be copied; '' if unknown. */
  place: string;
  /** Opens the file at that line in the editor; null if unknown. */
  open: string | null;
  frame: Frame | null;
  suggestions: readonly string[];
  words: Record<Lang, MessageWords & { label: string }>;
}

/** A fix for a button: each edit as `check --fix` prints it. */
export interface FixView {
  /** Path of the file, which the browser sends back. */
  file: string;
  edits: Record<Lang, readonly string[]>;
}

/** A report; `senja dev` sends it to open pages as JSON. */
export interface ReportView {
  /** Language of the terminal. */
  lang: Lang;
  /** Errors, which are shown over the page: only they prevent a site from being shown. */
  faults: readonly FaultView[];
  /** Shown on request. */
  warnings?: readonly FaultView[];
  fixes: readonly FixView[];
  /** Summary; `kept` describes the site behind the report. */
  words: Record<Lang, { total: string; kept: string; mean: string }>;
}

/** At most this many errors, and warnings, are shown. */
const MOST = 100;

/** Maximum number of characters of a line. */
const WIDTH = 100;

/** VS Code link. Users of other editors can copy the path. */
export const editorLink = (root: string, file: string, line: number, column: number): string =>
  `vscode://file${pathBelow(root.slice(0, -1), uriOf(file))}:${line}:${column}`;

function faultView(diagnostic: Diagnostic, root: string, contentFolder: string): FaultView {
  const { code, range, severity } = diagnostic;
  const file = reportedPath({ contentFolder }, '', diagnostic.file);
  return {
    code,
    file,
    place: safeText(`${file}:${range.line}:${range.column}`),
    open: editorLink(root, diagnostic.file, range.line, range.column),
    frame: frameOf(diagnostic, WIDTH),
    suggestions: shownSuggestions(diagnostic).map(safeText),
    words: inBoth((lang) => ({
      label: phrasesIn(lang)(`report.${severity}`),
      ...wording(diagnostic, lang),
    })),
  };
}

/** @returns the first diagnostics of each file, as in the terminal */
const firstOfEach = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...groupByFile(diagnostics).values()].flatMap((own) => own.slice(0, PER_FILE)).slice(0, MOST);

/** @returns the words around a report */
const around = (kept: Record<Lang, string>, totalIn: (lang: Lang) => string): ReportView['words'] =>
  inBoth((lang) => ({ total: totalIn(lang), kept: kept[lang], mean: phrasesIn(lang)('report.mean') }));

/**
 * @param root absolute folder for links, as a URI path with a final slash
 * @param kept description of the site behind the report
 */
export function reportView(
  report: Pick<Report, 'lang' | 'files' | 'diagnostics' | 'counts' | 'contentFolder'>,
  { root, fixes, kept }: { root: string; fixes: readonly FixView[]; kept: Record<Lang, string> },
): ReportView {
  const view = (one: Diagnostic): FaultView => faultView(one, root, report.contentFolder);
  return {
    lang: report.lang,
    faults: firstOfEach(report.diagnostics.filter(isError)).map(view),
    warnings: firstOfEach(report.diagnostics.filter(({ severity }) => severity === 'warning')).map(view),
    fixes,
    words: around(kept, (lang) => total(report, lang)),
  };
}

/** @param words of a failure of the machine, the command line or senja itself */
export function failureView(
  { code, words }: { code: string; words: Record<Lang, MessageWords> },
  { lang, kept }: { lang: Lang; kept: Record<Lang, string> },
): ReportView {
  const fault: FaultView = {
    code,
    file: '',
    place: '',
    open: null,
    frame: null,
    suggestions: [],
    words: inBoth((one) => ({
      label: phrasesIn(one)('report.error'),
      message: safeText(words[one].message),
      hint: safeText(words[one].hint),
    })),
  };
  return { lang, faults: [fault], fixes: [], words: around(kept, () => '') };
}
