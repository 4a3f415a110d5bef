/** For people: the place, what is wrong, the line with a marker under it, what to do. */
import pc from 'picocolors';
import { type Diagnostic, type Lang, wording } from '../diagnostic.ts';
import { countBy, type Report, type Reporter } from '../report.ts';

/** Most diagnostics printed for one file; the machine formats have them all. */
export const PER_FILE = 20;

const WORDS = {
  id: {
    error: 'kesalahan',
    warning: 'peringatan',
    mean: 'Maksud Anda:',
    more: (count: number, file: string) =>
      `… dan ${count} lagi di ${file} (lihat semua dengan --format json)`,
    total: (errors: number, warnings: number, files: number) =>
      `${errors} kesalahan, ${warnings} peringatan dalam ${files} berkas.`,
  },
  en: {
    error: 'error',
    warning: 'warning',
    mean: 'Did you mean:',
    more: (count: number, file: string) => `… and ${count} more in ${file} (see all with --format json)`,
    total: (errors: number, warnings: number, files: number) =>
      `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'} in ${files} files.`,
  },
} as const satisfies Record<Lang, unknown>;

// Text from content must not steer the terminal: controls, escapes and direction marks are shown as one sign.
const UNSAFE = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g;
const safe = (text: string): string => text.replace(UNSAFE, '�').replace(/\t/g, ' ');

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
  const { text, offset } = excerpt(safe(lineText), range.column, Math.max(30, width - number.length - 8));
  const wanted = range.endLine === range.line ? range.endColumn - range.column : text.length - offset;
  const length = Math.max(1, Math.min(wanted, text.length - offset));
  const gutter = ' '.repeat(number.length);
  return [
    `  ${paint.dim(`${number} │`)} ${text}`,
    `  ${paint.dim(`${gutter} │`)} ${' '.repeat(Math.max(0, offset))}${paint.red('^'.repeat(length))}`,
  ];
}

function entry(diagnostic: Diagnostic, report: Report, paint: Paint, width: number): string {
  const words = WORDS[report.lang];
  const { message, hint } = wording(diagnostic, report.lang);
  const { file, range, severity, suggestions } = diagnostic;
  const label =
    severity === 'error' ? paint.red(paint.bold(words.error)) : paint.yellow(paint.bold(words.warning));
  const place = paint.bold(safe(`${file}:${range.line}:${range.column}`));
  const means =
    suggestions.length > 0 ? [`  ${words.mean} ${paint.green(safe(suggestions.join('  ·  ')))}`] : [];
  return [
    `${place}  ${label}  ${paint.dim(diagnostic.code)}`,
    `  ${safe(message)}`,
    ...frame(diagnostic, paint, width),
    ...means,
    ...(hint === '' ? [] : [`  ${safe(hint.trim())}`]),
    '',
  ].join('\n');
}

export const pretty: Reporter = (report, style) => {
  const paint = pc.createColors(style.colour);
  const words = WORDS[report.lang];
  const blocks: string[] = [];
  for (const [file, own] of groupByFile(report.diagnostics)) {
    blocks.push(...own.slice(0, PER_FILE).map((diagnostic) => entry(diagnostic, report, paint, style.width)));
    if (own.length > PER_FILE) blocks.push(`  ${words.more(own.length - PER_FILE, safe(file))}\n`);
  }
  const { errors, warnings } = countBy(report);
  if (errors + warnings > 0) blocks.push(words.total(errors, warnings, report.files));
  if (report.failure) {
    blocks.push(`${paint.red(paint.bold(report.failure.code))}  ${safe(report.failure.message)}`);
    if (report.failure.hint !== '') blocks.push(safe(report.failure.hint));
  }
  if (!style.quiet || !report.ok) blocks.push(...report.closing);
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
