/** For people: the place, what is wrong, the line with a marker under it, what to do. */
import pc from 'picocolors';
import { type Diagnostic, type Lang, type Severity, safeText, wording } from '../diagnostic.ts';
import { countBy, pathBelow, type Report, type Reporter, type ReportStyle } from '../report.ts';
import { uriOf } from '../uri.ts';
import { columnsOf } from '../width.ts';
import { REPORT_WORDS } from './words.ts';

/** Most diagnostics printed for one file; the machine formats have them all. */
export const PER_FILE = 20;

const WORDS = {
  id: {
    mean: 'Maksud Anda:',
    more: (count: number, file: string) =>
      `… dan ${count} lagi di ${file} (lihat semua dengan --format json)`,
  },
  en: {
    mean: 'Did you mean:',
    more: (count: number, file: string) => `… and ${count} more in ${file} (see all with --format json)`,
  },
} as const satisfies Record<Lang, unknown>;

const COLOURS = { error: 'red', warning: 'yellow', note: 'cyan' } as const satisfies Record<Severity, string>;

type Paint = ReturnType<typeof pc.createColors>;

/** The part of a long line around the fault, and where the fault begins in it. */
function excerpt(line: string, column: number, width: number): { text: string; offset: number } {
  if (line.length <= width) return { text: line, offset: column - 1 };
  const from = Math.max(0, Math.min(column - 1 - Math.floor(width / 3), line.length - width));
  const lead = from > 0 ? '…' : '';
  const tail = from + width < line.length ? '…' : '';
  return { text: lead + line.slice(from, from + width) + tail, offset: column - 1 - from + lead.length };
}

function frame({ range, lineText }: Diagnostic, paint: Paint, width: number): string[] {
  if (lineText === '') return [];
  const number = String(range.line);
  const { text, offset } = excerpt(safeText(lineText), range.column, Math.max(30, width - number.length - 8));
  const end = range.endLine === range.line ? offset + range.endColumn - range.column : text.length;
  const marked = text.slice(offset, Math.max(end, offset + 1));
  const gutter = ' '.repeat(number.length);
  return [
    `  ${paint.dim(`${number} │`)} ${text}`,
    `  ${paint.dim(`${gutter} │`)} ${' '.repeat(columnsOf(text.slice(0, offset)))}${paint.red('^'.repeat(Math.max(1, columnsOf(marked))))}`,
  ];
}

/** Text that the terminal opens when it is clicked. */
const linked = (text: string, url: string): string => `\u001B]8;;${url}\u001B\\${text}\u001B]8;;\u001B\\`;

function entry(diagnostic: Diagnostic, report: Report, paint: Paint, style: ReportStyle): string {
  const words = WORDS[report.lang];
  const { message, hint } = wording(diagnostic, report.lang);
  const { file, range, severity, suggestions } = diagnostic;
  const label = paint[COLOURS[severity]](paint.bold(REPORT_WORDS[report.lang][severity]));
  const name = safeText(`${pathBelow(style.below, file)}:${range.line}:${range.column}`);
  const url = style.links === null ? null : style.links + uriOf(file);
  const place = paint.bold(url === null ? name : linked(name, url));
  const means =
    suggestions.length > 0 ? [`  ${words.mean} ${paint.green(safeText(suggestions.join('  ·  ')))}`] : [];
  return [
    `${place}  ${label}  ${paint.dim(diagnostic.code)}`,
    `  ${message}`,
    ...frame(diagnostic, paint, style.width),
    ...means,
    ...(hint === '' ? [] : [`  ${hint}`]),
    '',
  ].join('\n');
}

export const pretty: Reporter = (report, style) => {
  const paint = pc.createColors(style.colour);
  const words = WORDS[report.lang];
  const blocks: string[] = [];
  const shown = report.diagnostics.filter(({ severity }) => !style.quiet || severity !== 'note');
  for (const [file, own] of groupByFile(shown)) {
    blocks.push(...own.slice(0, PER_FILE).map((diagnostic) => entry(diagnostic, report, paint, style)));
    if (own.length > PER_FILE)
      blocks.push(`  ${words.more(own.length - PER_FILE, safeText(pathBelow(style.below, file)))}\n`);
  }
  if (shown.length > 0) blocks.push(REPORT_WORDS[report.lang].total(countBy(report), report.files));
  if (report.failure) {
    blocks.push(`${paint.red(paint.bold(report.failure.code))}  ${safeText(report.failure.message)}`);
    if (report.failure.hint !== '') blocks.push(safeText(report.failure.hint));
  }
  if (!style.quiet || !report.ok) blocks.push(...report.closing.map(safeText));
  return blocks.length === 0 ? '' : `${blocks.join('\n')}\n`;
};

function groupByFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.file);
    if (group) group.push(diagnostic);
    else groups.set(diagnostic.file, [diagnostic]);
  }
  return groups;
}
