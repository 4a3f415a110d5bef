/** Rows of tables as written. */

/** A part of a text. */
export interface TextSpan {
  /** Without plain white space around it. */
  text: string;
  /** Offset in the content. */
  at: number;
}

/** Text before a row on its line: marks of quotes and lists. */
const BEFORE_ROW = /^(?:[\s>]|[-+*][ \t]|\d{1,9}[.)][ \t])*\|?/;

/** @returns the cells of a row, split at bars; a bar after a backslash is text */
export function cellsOf(row: string): TextSpan[] {
  const cells: TextSpan[] = [];
  const end = row.trimEnd().length;
  let start = BEFORE_ROW.exec(row)?.[0].length ?? 0;
  for (let at = start; at <= end; at += 1) {
    const isBar = at < end && row[at] === '|' && row[at - 1] !== '\\';
    // A bar at the end closes the last cell.
    if (!isBar && (at < end || start >= end)) continue;
    const text = row.slice(start, at);
    cells.push({ text: text.trim(), at: start + text.length - text.trimStart().length });
    start = at + 1;
  }
  return cells;
}
