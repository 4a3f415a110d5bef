/**
 * Lines of a paragraph that run together, with parts between tabs or wide gaps, as in a table of a word processor, or
 * between semicolons or commas, as in a spreadsheet's CSV file.
 */
import type { Slip } from '../../core/bodies/body-check.ts';
import type { TextSpan } from '../../core/bodies/table-rows.ts';

const MAX_VALUE = 40;

/** Prose has spaces after its marks, long parts, and semicolons at the end of character references. */
function valuesOf(text: string, mark: string): string[] {
  const values = text.split(mark);
  const areShort = values.every((value) => value.length <= MAX_VALUE && !/^\s|&#?\w+$/.test(value));
  return values.length > 2 && areShort ? values : [];
}

/** Ways to separate cells, with the number of rows that make a table certain. */
const KINDS: readonly { rows: number; cellsOf(text: string): string[]; isHead?: RegExp }[] = [
  { rows: 2, cellsOf: (text) => text.split(/\t| {3,}/) },
  { rows: 3, cellsOf: (text) => valuesOf(text, ';') },
  // Numbers may have commas.
  { rows: 3, cellsOf: (text) => valuesOf(text, ','), isHead: /^\D*$/ },
];

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** @returns the fault of the first lines with as many parts, or null */
export function pastedTable(lines: readonly TextSpan[]): Slip | null {
  for (const { rows: most, cellsOf, isHead } of KINDS) {
    const rows = lines.map(({ text }) => cellsOf(text));
    const first = rows.findIndex(
      ({ length }, index) =>
        length > 1 &&
        index + most <= rows.length &&
        rows.slice(index, index + most).every((cells) => cells.length === length) &&
        isHead?.test(lines[index]?.text ?? '') !== false,
    );
    const [line, cells] = [lines[first], rows[first]];
    if (!line || !cells) continue;
    const shown = cells.slice(0, 4).map((cell) => cell.trim().slice(0, 20));
    const fix = `${rowOf(shown)} ${rowOf(shown.map(() => '---'))}`;
    return { code: 'markdown/pasted-table', params: { fix }, at: line.at, length: line.text.length };
  }
  return null;
}
