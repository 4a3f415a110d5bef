/** Workflow commands that GitHub Actions shows as annotations of lines. */
import type { Severity } from '../../index.ts';
import { pathBelow, type Report, sentences, type TextEdit } from '../../report/index.ts';
import { safeLines, safeText } from '../../texts/index.ts';
import type { Reporter } from '../index.ts';

const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const satisfies Record<
  Severity,
  string
>;

const escapeData = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

const escapeProperty = (text: string): string => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** An edit made by `check --fix`, as an annotation of its line. */
const editLine = (edit: TextEdit, { contentFolder }: Report): string => {
  const file = escapeProperty(safeText(pathBelow(contentFolder, edit.file)));
  const place = `file=${file},line=${edit.range.line},title=${edit.code}`;
  return `::notice ${place}::${escapeData(`${shownEdit(edit.old)} → ${shownEdit(edit.new)}`)}\n`;
};

const shownEdit = (text: string): string => safeText(text.replace(/\r?\n/g, '⏎'));

const print: Reporter['print'] = (report, { quiet }) => {
  const lines = report.diagnostics.map((diagnostic) => {
    const { code, severity, file, range } = diagnostic;
    const properties = {
      file: safeText(pathBelow(report.contentFolder, file)),
      line: String(range.line),
      // GitHub marks columns only within one line, its end inclusive.
      ...(range.endLine === range.line
        ? { col: String(range.column), endColumn: String(Math.max(range.column, range.endColumn - 1)) }
        : { endLine: String(range.endLine) }),
      title: code,
    };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
    const text = sentences(diagnostic, report.lang)
      .flatMap((sentence) => sentence.split('\n'))
      .map(safeText)
      .join('\n');
    return `::${COMMANDS[severity]} ${list.join(',')}::${escapeData(text)}\n`;
  });
  const failure = report.failure
    ? [
        `::error title=${escapeProperty(report.failure.code)}::${escapeData(safeLines(report.failure.message).join('\n'))}\n`,
      ]
    : [];
  const edits = quiet ? [] : (report.edits ?? []).map((edit) => editLine(edit, report));
  return [...lines, ...edits, ...failure].join('');
};

export const github: Reporter = {
  print,
  begins: /^::(?:error|warning|notice) (?:[^\n]*,)?title=[a-z]+\/[a-z0-9-]+::/,
};
