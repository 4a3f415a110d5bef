/** Lines of a paragraph with parts between tabs or wide gaps, as in a pasted table: they run together. */
import type { Slip } from '../../core/bodies/body-check.ts';
import type { TextSpan } from '../../core/bodies/table-rows.ts';

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** @returns the fault of the first two lines with as many parts, or null */
export function pastedTable(lines: readonly TextSpan[]): Slip | null {
  const rows = lines.map(({ text }) => text.split(/\t| {3,}/));
  const first = rows.findIndex(
    (cells, index) => cells.length > 1 && cells.length === rows[index + 1]?.length,
  );
  const [line, cells] = [lines[first], rows[first]];
  if (!line || !cells) return null;
  const shown = cells.slice(0, 4).map((cell) => cell.trim().slice(0, 20));
  const fix = `${rowOf(shown)} ${rowOf(shown.map(() => '---'))}`;
  return { code: 'markdown/pasted-table', params: { fix }, at: line.at, length: line.text.length };
}
