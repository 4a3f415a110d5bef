/** Tables that lost their line breaks on the way: `| a | b | |---|---| | 1 | 2 |`, also behind a text. */
import { cellsOf, type Mistake, type TextSpan } from '../../core/bodies/text/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { barredRow } from './pasted-tables.ts';

/** The end of the first row, and the line below it. */
const INNER_RULE = /\|[ \t]*\|((?:[ \t]*(?::?-{2,}:?|:-:?|-:)[ \t]*\|)+)/;

const BETWEEN_ROWS = /(?<!\\)\|[ \t]*\|/;

/** @returns the fault of a line that holds a whole table, or null */
export function tableOnOneLine({ text, at }: TextSpan): Mistake | null {
  const found = text.includes('-') ? INNER_RULE.exec(text) : null;
  if (!found) return null;
  const rule = found[1]?.replace(/[ \t]+/g, '') ?? '';
  const columns = rule.split('|').length - 1;
  const before = text.slice(0, found.index).split(/(?<!\\)\|/);
  if (before.length <= columns) return null;
  const trimmed = (cells: readonly string[]): string => barredRow(cells.map((cell) => cell.trim()));
  const lead = before.slice(0, -columns).join('|').trim();
  const below = text.slice(found.index + found[0].length).trim();
  const cells = cellsOf(below).map((cell) => cell.text);
  const isBetween = (index: number): boolean => index % (columns + 1) === columns;
  // A text below the table.
  const last = isBetween(cells.length - 1) && !below.endsWith('|') ? (cells.pop() ?? '') : '';
  const rows = [...(lead === '' ? [] : [lead, '']), trimmed(before.slice(-columns)), `|${rule}`];
  // Between two rows, their bars enclose nothing.
  if (cells.every((cell, index) => !isBetween(index) || cell === '')) {
    for (let first = 0; first < cells.length; first += columns + 1)
      rows.push(barredRow(cells.slice(first, first + columns)));
    if (last !== '') rows.push('', last);
  } else
    for (const row of below.split(BETWEEN_ROWS)) {
      const inner = row.replace(/^\|/, '').replace(/\|$/, '').trim();
      if (inner !== '') rows.push(barredRow([inner]));
    }
  const params = { lack: phrase('markdown/table-rule:line'), fix: '', head: '', rows };
  return { code: 'markdown/table-rule', params, at, length: text.length };
}
