/** A report as data for a page that shows it: every text in both languages, nothing of it HTML. */
import { type Diagnostic, isError, type Lang, safeText, wording } from './diagnostic.ts';
import { type Frame, frameOf } from './frame.ts';
import { phrase, phrasesIn } from './phrases.ts';
import { pathBelow, type Report, toldPath } from './report.ts';
import { PER_FILE } from './reporters/pretty.ts';
import { total } from './reporters/words.ts';
import { uriOf } from './uri.ts';

type InBoth<T> = Record<Lang, T>;

export interface FaultView {
  code: string;
  /** Path of its file; '' when it is not known. */
  file: string;
  /** `path:line:column`, to be copied; '' when it is not known. */
  place: string;
  /** Opens the file at that line in the editor; null when it is not known. */
  open: string | null;
  frame: Frame | null;
  suggestions: readonly string[];
  words: InBoth<{ label: string; message: string; hint: string }>;
}

/** What a button mends: each edit in the words of `check --fix`. */
export interface FixView {
  /** Path of the file, which the browser sends back. */
  file: string;
  edits: InBoth<readonly string[]>;
}

export interface ReportView {
  /** Language that was chosen for the terminal. */
  lang: Lang;
  /** Errors: nothing else keeps a site from being shown, and comes over the page. */
  faults: readonly FaultView[];
  /** Shown when somebody asks for them. */
  warnings?: readonly FaultView[];
  fixes: readonly FixView[];
  /** Sums it up; `kept` says what stands behind the report. */
  words: InBoth<{ total: string; kept: string; mean: string }>;
}

/** Where a file is, for links: absolute, as a path of a URI with a final slash. */
type Root = string;

/** Most errors, and most warnings, on one page: who has more mends these first. */
const MOST = 100;

/** Characters of a line. */
const WIDTH = 100;

/** Opens a file in the editor that most have; others take the place that stands beside it. */
export const editorLink = (root: Root, file: string, line: number, column: number): string =>
  `vscode://file${pathBelow(root.slice(0, -1), uriOf(file))}:${line}:${column}`;

function faultView(diagnostic: Diagnostic, root: Root, contentFolder: string): FaultView {
  const { code, range, severity, suggestions } = diagnostic;
  const file = toldPath({ contentFolder }, '', diagnostic.file);
  const words = (lang: Lang) => ({
    label: phrasesIn(lang)(`report.${severity}`),
    ...wording(diagnostic, lang),
  });
  return {
    code,
    file,
    place: safeText(`${file}:${range.line}:${range.column}`),
    open: editorLink(root, diagnostic.file, range.line, range.column),
    frame: frameOf(diagnostic, WIDTH),
    suggestions: suggestions.map(safeText),
    words: { id: words('id'), en: words('en') },
  };
}

/** @returns the first of each file, as the terminal has them */
function firstOfEach(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const told = new Map<string, number>();
  const first = diagnostics.filter(({ file }) => {
    told.set(file, (told.get(file) ?? 0) + 1);
    return (told.get(file) ?? 0) <= PER_FILE;
  });
  return first.slice(0, MOST);
}

/** @param kept what is said of the site behind the report */
export function reportView(
  report: Pick<Report, 'lang' | 'files' | 'diagnostics' | 'contentFolder'>,
  { root, fixes, kept }: { root: Root; fixes: readonly FixView[]; kept: InBoth<string> },
): ReportView {
  const mean = phrase('report.mean');
  const words = (lang: Lang) => ({ total: total(report, lang), kept: kept[lang], mean: mean[lang] });
  const view = (one: Diagnostic): FaultView => faultView(one, root, report.contentFolder);
  return {
    lang: report.lang,
    faults: firstOfEach(report.diagnostics.filter(isError)).map(view),
    warnings: firstOfEach(report.diagnostics.filter(({ severity }) => severity === 'warning')).map(view),
    fixes,
    words: { id: words('id'), en: words('en') },
  };
}

/** What is told of a failure of the machine, the command line or senja itself. */
export interface FailureFacts {
  code: string;
  words: InBoth<{ message: string; hint: string }>;
}

export function failureView(
  { code, words }: FailureFacts,
  { lang, kept }: { lang: Lang; kept: InBoth<string> },
): ReportView {
  const of = (one: Lang) => ({
    label: phrasesIn(one)('report.error'),
    message: safeText(words[one].message),
    hint: safeText(words[one].hint),
  });
  const said = (one: Lang) => ({ total: '', kept: kept[one], mean: phrasesIn(one)('report.mean') });
  const fault: FaultView = {
    code,
    file: '',
    place: '',
    open: null,
    frame: null,
    suggestions: [],
    words: { id: of('id'), en: of('en') },
  };
  return { lang, faults: [fault], fixes: [], words: { id: said('id'), en: said('en') } };
}
