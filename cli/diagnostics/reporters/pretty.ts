/** For people: the place, the fault, the line with a marker under it, and advice. */

import pc from 'picocolors';
import { type Code, type Diagnostic, isError, SEVERITIES, type Severity } from '../index.ts';
import { phrasesIn } from '../phrases/index.ts';
import { countBy, groupByFile, type Report, reportedPath, total } from '../report/index.ts';
import { safeLines, safeText, uriOf } from '../texts/index.ts';
import { frameOf, shownSuggestions, wording } from '../wording/index.ts';
import { byCode } from './by-code.ts';
import { foldForPeople } from './fold.ts';
import type { Reporter, ReportStyle } from './reporter.ts';

/** Maximum number of diagnostics printed for one file; the machine formats have all. */
export const PER_FILE = 20;

const COLOURS = { error: 'red', warning: 'yellow', note: 'cyan' } as const satisfies Record<Severity, string>;

type Paint = ReturnType<typeof pc.createColors>;

function frame(diagnostic: Diagnostic, paint: Paint, width: number): string[] {
  const number = String(diagnostic.range.line);
  const shown = frameOf(diagnostic, Math.max(30, width - number.length - 8));
  if (shown === null) return [];
  const blanks = ' '.repeat(shown.marker.indexOf('^'));
  return [
    `  ${paint.dim(`${number} │`)} ${shown.text}`,
    `  ${paint.dim(`${' '.repeat(number.length)} │`)} ${blanks}${paint.red(shown.marker.trimStart())}`,
  ];
}

/** Text as a link that the terminal opens. */
const terminalLink = (text: string, url: string): string =>
  `\u001B]8;;${url}\u001B\\${text}\u001B]8;;\u001B\\`;

function placeOf({ file, range }: Diagnostic, report: Report, style: ReportStyle): string {
  const name = safeText(`${reportedPath(report, style.below, file)}:${range.line}:${range.column}`);
  return style.links === null ? name : terminalLink(name, style.links + uriOf(file));
}

function entry(diagnostic: Diagnostic, report: Report, paint: Paint, style: ReportStyle): string {
  const say = phrasesIn(report.lang);
  const { message, hint } = wording(diagnostic, report.lang);
  const { severity } = diagnostic;
  const suggestions = shownSuggestions(diagnostic);
  const label = paint[COLOURS[severity]](paint.bold(say(`report.${severity}`)));
  const place = paint.bold(placeOf(diagnostic, report, style));
  const means =
    suggestions.length > 0
      ? [`  ${say('report.mean')} ${paint.green(safeText(suggestions.join('  ·  ')))}`]
      : [];
  return [
    `${place}  ${label}  ${paint.dim(diagnostic.code)}`,
    `  ${message}`,
    ...frame(diagnostic, paint, style.width),
    ...means,
    ...(hint === '' ? [] : [`  ${hint.replace(/\n(?!\n)/g, '\n  ')}`]),
    '',
  ].join('\n');
}

/** The table by code: its words left-aligned, its numbers right-aligned. */
function table(rows: readonly string[][], paint: Paint): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const [first = 0, second = 0, third = 0, fourth = 0] = widths;
  const lines = rows.map(
    ([code = '', severity = '', count = '', files = '', fix = '']) =>
      `${code.padEnd(first)}  ${severity.padEnd(second)}  ${count.padStart(third)}  ${files.padStart(fourth)}  ${fix}`,
  );
  const [head = '', ...rest] = lines;
  return [paint.dim(head), ...rest, ''].join('\n');
}

/** Whether the report does not show why the command failed. */
const needsReason = ({ diagnostics, hidden }: Report): boolean =>
  diagnostics.length === 0 || (hidden?.errors ?? 0) > 0;

/** @returns the diagnostics by severity, errors last, next to the closing lines, and of a file with many the more severe ones, with the number of the others */
function selected(diagnostics: readonly Diagnostic[]) {
  const shown = new Map<Severity, Diagnostic[]>(SEVERITIES.map((severity) => [severity, []]));
  const more = new Map<string, number>();
  for (const [file, own] of groupByFile(diagnostics)) {
    let room = PER_FILE;
    for (const severity of SEVERITIES) {
      const first = own.filter((one) => one.severity === severity).slice(0, room);
      shown.get(severity)?.push(...first);
      room -= first.length;
    }
    if (own.length > PER_FILE) more.set(file, own.length - PER_FILE);
  }
  return { shown: [...SEVERITIES].reverse().flatMap((severity) => shown.get(severity) ?? []), more };
}

function blocksOf(
  diagnostics: readonly Diagnostic[],
  report: Report,
  paint: Paint,
  style: ReportStyle,
): string[] {
  const say = phrasesIn(report.lang);
  const { shown, more } = selected(diagnostics);
  return shown.flatMap((diagnostic, at) => {
    const { file } = diagnostic;
    const block = entry(diagnostic, report, paint, style);
    const count = more.get(file);
    if (count === undefined || shown.some((one, later) => later > at && one.file === file)) return [block];
    return [
      block,
      `  ${say('report.more', { count, file: safeText(reportedPath(report, style.below, file)) })}\n`,
    ];
  });
}

/** Notes that an entry is not published, which its author wants to know; the others ask for nothing. */
const UNPUBLISHED: ReadonlySet<string> = new Set<Code>(['site/draft', 'site/scheduled', 'site/expired']);

/** Maximum number of these that are shown: more are old ones. */
const FEW = 3;

/** @returns the notes of which only the number is printed, with the command that shows them */
function foldedNotes({ diagnostics, notesCommand }: Report): Diagnostic[] {
  if (notesCommand === undefined) return [];
  const notes = diagnostics.filter(({ severity }) => severity === 'note');
  const isFew = notes.filter(({ code }) => UNPUBLISHED.has(code)).length <= FEW;
  return notes.filter(({ code }) => !(isFew && UNPUBLISHED.has(code)));
}

/** How many diagnostics are not printed, with the commands that show them. */
function aboutFolded({ lang, notesCommand }: Report, notes: readonly Diagnostic[], old: number): string[] {
  const say = phrasesIn(lang);
  const codes = [...new Set(notes.map(({ code }) => code))].sort();
  const command = `${notesCommand} --only ${codes.join(',')}`;
  return [
    ...(old > 0 ? [say('report.repeated', { count: old, command: `${notesCommand} --all` })] : []),
    ...(notes.length > 0 ? [say('report.notes', { count: notes.length, command })] : []),
  ];
}

const NONE: ReadonlySet<Diagnostic> = new Set();

const print: Reporter['print'] = (report, style) => {
  const { lang, diagnostics, failure, repeated = NONE } = report;
  const paint = pc.createColors(style.colour);
  const fresh = diagnostics.filter((one) => !repeated.has(one));
  const folded = new Set(foldedNotes({ ...report, diagnostics: fresh }));
  const old = diagnostics.filter((one) => repeated.has(one) && one.severity !== 'note').length;
  const shown = foldForPeople(fresh.filter((one) => !folded.has(one)));
  const blocks = blocksOf(shown, report, paint, style);
  const rows = style.quiet ? null : byCode({ ...report, diagnostics: fresh, repeated: NONE });
  if (rows) blocks.push(table(rows, paint));
  const { errors, warnings } = countBy(report);
  const about = aboutFolded(report, [...folded], old);
  // If all is well, one line says so.
  const isOneLine = errors + warnings + shown.length === 0 && report.closing.length === 1;
  if (!style.quiet && !isOneLine && diagnostics.length + errors + warnings > 0)
    blocks.push(total(report, lang), ...about);
  if (failure) {
    // A message of another program may have several lines.
    const message = safeLines(failure.message).join('\n');
    blocks.push(`${paint.red(paint.bold(failure.code))}  ${message}`);
    if (failure.hint !== '') blocks.push(...safeLines(failure.hint));
  }
  // A failing command states the reason, whatever is hidden.
  const first = diagnostics.find(isError);
  const isUnexplained = !report.ok && !failure && !first && needsReason(report);
  const closing = report.closing.map(safeText);
  if (!style.quiet || isUnexplained)
    blocks.push(...(isOneLine ? [[...closing, ...about].join(' ')] : closing));
  if (first && !style.quiet)
    blocks.push(phrasesIn(lang)('report.first', { place: placeOf(first, report, style) }));
  return blocks.length === 0 ? '' : `${blocks.join('\n')}\n`;
};

const CODE = '[a-z]+/[a-z0-9-]+';

/** Possible first lines of a report for people: a diagnostic, a failure, a table, or a closing line. */
const BEGINS = new RegExp(
  [
    `^[^\\n]+:\\d+:\\d+  (?:error|warning|note|kesalahan|peringatan|catatan)  ${CODE}\\n`,
    '^\\d+ errors?, \\d+ warnings?|^\\d+ kesalahan, \\d+ peringatan',
    `^(?:usage|machine|senja)/[a-z-]+  `,
    '^The content is (?:not )?valid\\.|^Konten (?:sudah|belum) benar\\.',
    '^The site is ready in |^Situs selesai di ',
    '^\\d+ errors? (?:is|are) not shown |^Ada \\d+ kesalahan yang tidak ditampilkan ',
    '^\\d+ links? cannot be checked |^\\d+ tautan belum dapat diperiksa',
    '^Warnings count as errors |^Peringatan dihitung sebagai kesalahan',
    '^\\d+ photos? (?:fetched|could)|^\\d+ foto (?:diambil|gagal)',
    '^Updated in \\d+ |^Diperbarui dalam \\d+ ',
  ].join('|'),
);

export const pretty: Reporter = { print, begins: BEGINS };
