/** Prints a report in the chosen formats, to streams and files. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { placesFor } from '../../context.ts';
import type { Ports } from '../../core/pipeline/index.ts';
import type { SiteFaults } from '../../core/stages/site-error.ts';
import { type Diagnostic, isFailure } from '../../diagnostics/index.ts';
import { countBy, type FailureWords, type Report } from '../../diagnostics/report/index.ts';
import {
  foldDiagnostics,
  formatReport,
  isMany,
  programFormats,
  reporterOf,
} from '../../diagnostics/reporters/index.ts';
import { checkCommand } from '../../invocation.ts';
import { Failure } from '../../io/failures/index.ts';
import { appendToFile, checkReportFiles, type ReportPlace, writeReportFile } from '../../io/reports/index.ts';
import { manifestIn } from '../../io/site/index.ts';
import { type Context, EXIT, type ExitCode, type Options, type ReportFile } from '../context.ts';
import { selects } from '../line/selected.ts';

/** Requirements for printing. */
export interface PrintContext
  extends Pick<Context, 'say' | 'stdout' | 'stderr' | 'width' | 'links' | 'edits'>,
    Partial<Pick<Context, 'called' | 'cwd' | 'toolRoot'>> {
  options: Pick<
    Options,
    | 'format'
    | 'reports'
    | 'stepSummary'
    | 'lang'
    | 'colour'
    | 'quiet'
    | 'content'
    | 'contentName'
    | 'contentInCheckout'
    | 'helpUri'
  > &
    Partial<Pick<Options, 'only' | 'skip' | 'strict' | 'errors' | 'all'>>;
}

/** @returns what `--errors` leaves of diagnostics, with the numbers of all: what makes the command fail */
export function shownOf(
  { errors, strict }: Partial<Pick<Options, 'errors' | 'strict'>>,
  diagnostics: readonly Diagnostic[],
): Partial<Report> & Pick<Report, 'diagnostics'> {
  if (!errors) return { diagnostics };
  const stopping = diagnostics.filter((one) => isFailure(one, strict));
  return { diagnostics: stopping, counts: countBy({ diagnostics }) };
}

/** @returns a report with the given parts only */
export const reportWith = (
  { options, edits, called, cwd }: Pick<PrintContext, 'options' | 'edits' | 'called' | 'cwd'>,
  given: Partial<Report> & Pick<Report, 'ok'>,
): Report => ({
  lang: options.lang,
  // Selected notes are wanted.
  ...(called !== undefined &&
    cwd !== undefined &&
    !options.only?.length &&
    !options.all && { notesCommand: checkCommand({ called, cwd, options }) }),
  ...(options.strict && { strict: true }),
  ...(edits && { edits }),
  files: given.fileNames?.length ?? 0,
  fileNames: [],
  contentFolder: options.contentName,
  closing: [],
  failure: null,
  ...given,
  ...shownOf(options, given.diagnostics ?? []),
});

/** A person opens files from the working folder, another program from the root of the repository. */
function forPrograms({ options, toolRoot }: PrintContext, report: Report): Report {
  const own = { ...report, contentFolder: options.contentInCheckout };
  const formats = [options.format, ...options.reports.map(({ format }) => format)];
  if (toolRoot === undefined || !formats.includes('sarif')) return own;
  const { version, homepage } = manifestIn(toolRoot);
  const helpUri = options.helpUri ?? (/^https:/.test(`${homepage}`) ? `${homepage}` : null);
  return { ...own, ...(version && { version }), helpUri };
}

/** Prints a report on the stream of its format. */
function say(context: PrintContext, report: Report): void {
  const { format, colour, quiet, content } = context.options;
  const links = context.links ? pathToFileURL(content + path.sep).href : null;
  const style = { colour, quiet, width: context.width, links, below: '' };
  if (format === 'pretty') {
    context.stderr(formatReport('pretty', report, style));
    return;
  }
  const own = forPrograms(context, report);
  context.stdout(formatReport(format, own, style));
  // GitHub shows ten annotations per step: the log has all, with the same paths.
  if (format === 'github')
    context.stderr(formatReport('pretty', own, { ...style, below: own.contentFolder }));
}

/** Width of a report in a file. */
const FILE_WIDTH = 80;

const placeFor = ({ format, file }: ReportFile): ReportPlace => ({
  file,
  isOlder: (head) => reporterOf(format).begins.test(head),
});

/** @throws Failure for a report that must not, or cannot, be written to the given file */
export function checkReports({ options, cwd }: Pick<Context, 'options' | 'cwd'>): void {
  const { reports, stepSummary } = options;
  checkReportFiles(reports.map(placeFor), stepSummary?.file ?? null, placesFor({ options, cwd }));
}

/** @returns the first failure to write a file; the others are written anyway */
function writeFiles(context: PrintContext, { repeated: _, ...report }: Report): FailureWords | null {
  const { reports, stepSummary, quiet, lang } = context.options;
  const style = { colour: false, quiet, width: FILE_WIDTH, links: null, below: '' };
  const own = forPrograms(context, report);
  const writeOne = (one: ReportFile): void =>
    writeReportFile(placeFor(one), formatReport(one.format, one.format === 'pretty' ? report : own, style));
  const writes = reports.map((one) => () => writeOne(one));
  const page = stepSummary && programFormats.get().summary(own, stepSummary.source, quiet);
  if (stepSummary && page) writes.push(() => appendToFile(stepSummary.file, page));
  let first: FailureWords | null = null;
  for (const write of writes) {
    try {
      write();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      first ??= { code: error.code, ...error.words[lang] };
    }
  }
  return first;
}

/**
 * Files come first, so that the report can say which of them could not be written.
 * @returns the exit code of a command with this report
 */
export function print(context: PrintContext, report: Report): ExitCode {
  const failure = writeFiles(context, report);
  if (failure === null) {
    say(context, report);
    return report.ok ? EXIT.done : EXIT.invalid;
  }
  // A report has room for one failure, and the first is more severe.
  const more = report.failure === null ? [] : [failure.message];
  const closing = [...report.closing, ...more];
  say(context, { ...report, ok: false, failure: report.failure ?? failure, closing });
  return EXIT.failed;
}

/**
 * Prints the diagnostics of a command, with explanations and fixes as far as the formats show them.
 * @param ports of the build, if they are still open
 * @returns as `print`
 */
export async function printFound(context: Context, report: Report, ports?: Ports): Promise<ExitCode> {
  const { format, reports, quiet, stepSummary } = context.options;
  const all = [format, ...reports.map((one) => one.format)];
  const shown = all.map((one) => reporterOf(one).showsFixes);
  const showsFixes = shown.find((one) => one === 'all') ?? shown.find((one) => one !== undefined) ?? null;
  const isForPeople = !quiet && all.some((one) => one === 'pretty' || one === 'github');
  const { repeated: _, ...whole } = report;
  const showsTable = isMany(reports.length > 0 ? whole : report) && (isForPeople || stepSummary !== null);
  const isPlain = report.diagnostics.length === 0 || !(showsFixes !== null || showsTable);
  if (isPlain) return print(context, report);
  const { completeReport } = await import('./complete.ts');
  return print(context, await completeReport(context, report, showsFixes, ports));
}

/**
 * @param closing printed after the faults
 * @returns a report of the faults of the site's own code and models, and of its content
 */
export function siteFaultsReport(
  context: PrintContext,
  faults: SiteFaults,
  root: string,
  closing: readonly string[],
): Report {
  const { content, only = [], skip = [] } = context.options;
  const isSelected = selects({ only, skip });
  const own = new Set(faults.diagnostics.map(({ code }) => code));
  const diagnostics = foldDiagnostics(
    withContentFaults(faults, root, content).filter(({ code }) => own.has(code) || isSelected(code)),
  );
  const fileNames = [...new Set(diagnostics.map(({ file }) => file))];
  return reportWith(context, { ok: false, fileNames, diagnostics, closing });
}

/** Prints it in the chosen format, with the fixes of content. */
export async function printSiteFaults(
  context: PrintContext | Context,
  faults: SiteFaults,
  root: string,
  closing: readonly string[],
): Promise<ExitCode> {
  const report = siteFaultsReport(context, faults, root, closing);
  return 'siteRoot' in context && faults.content.length > 0
    ? printFound(context, report)
    : print(context, report);
}

/** @returns the faults, and those of content, with files relative to the content folder */
export const withContentFaults = (faults: SiteFaults, root: string, content: string): Diagnostic[] => [
  ...faults.diagnostics.map((one) => ({
    ...one,
    file: path.relative(content, path.join(root, one.file)).split(path.sep).join('/'),
  })),
  ...faults.content,
];

/** Prints a failure in the chosen format: a document for machines, words for people. */
export function printFailure(context: PrintContext, failure: Failure): void {
  const words = { code: failure.code, ...failure.words[context.options.lang] };
  print(context, reportWith(context, { ok: false, failure: words }));
}
