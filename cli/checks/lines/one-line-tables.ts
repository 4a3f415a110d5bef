/** Tables that lost their line breaks on the way: `| a | b | |---|---| | 1 | 2 |`, also behind a text. */
import type { Mistake } from '../../core/bodies/body-check.ts';
import { cellsOf, type TextSpan } from '../../core/bodies/table-rows.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { barredRow } from './pasted-tables.ts';

/** The end of the first row, and the line below it. */
const INNER_RULE = /\|[ \t]*\|([ \t]*:?-{2,}:?[ \t]*\|)+/;

/** @returns the fault of a line that holds a whole table, or null */
export function tableOnOneLine({ text, at }: TextSpan): Mistake | null {
  const found = text.includes('--') ? INNER_RULE.exec(text) : null;
  if (!found) return null;
  const columns = found[0].split('|').length - 3;
  const before = text.slice(0, found.index).split(/(?<!\\)\|/);
  if (before.length <= columns) return null;
  const trimmed = (cells: readonly string[]): string => barredRow(cells.map((cell) => cell.trim()));
  const lead = before.slice(0, -columns).join('|').trim();
  const cells = cellsOf(text.slice(found.index + found[0].length));
  const rows = [
    ...(lead === '' ? [] : [lead, '']),
    trimmed(before.slice(-columns)),
    `|${'---|'.repeat(columns)}`,
  ];
  // Between two rows, their bars enclose nothing.
  for (let first = 0; first < cells.length; first += columns + 1)
    rows.push(barredRow(cells.slice(first, first + columns).map((cell) => cell.text)));
  const params = { lack: phrase('markdown/table-rule:line'), fix: '', head: '', rows };
  return { code: 'markdown/table-rule', params, at, length: text.length };
}
