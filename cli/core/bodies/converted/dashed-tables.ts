/**
 * Tables as pandoc writes them without bars: a line of dashes for each column, and texts that stay within their columns.
 * In one that begins with a line of dashes, rows of several lines are separated by empty lines.
 */
import type MarkdownIt from 'markdown-it';
import type { StateBlock } from 'markdown-it';
import type { Lines } from '../note-addresses.ts';

/** Marks the tokens of such tables. */
export const DASHED = '---';

const DASHES = /^ *-{2,}(?: +-{2,})+ *$/;
const FRAME = /^ *-{6,} *$/;

/** Number of lines that a head, and a table between two lines of dashes, may have. */
const LONGEST_HEAD = 8;
const LONGEST = 500;

interface Row {
  lines: Lines;
  cells: readonly string[];
}

interface Table {
  head: Row;
  rows: readonly Row[];
  /** The line behind it. */
  end: number;
}

/** @returns the lines of a state's block, without the marks of lists and quotations around it */
const reader =
  ({ src, bMarks, eMarks }: StateBlock) =>
  (line: number): string =>
    src.slice(bMarks[line], eMarks[line]).trimEnd();

/** @returns the row on some lines; null if a text goes over the end of its column */
function rowOn(lines: Lines, dashes: string, lineAt: (line: number) => string): Row | null {
  const columns = [...dashes.matchAll(/-+/g)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  const texts: string[][] = columns.map(() => []);
  for (let line = lines[0]; line < lines[1]; line += 1) {
    const text = lineAt(line);
    for (const [column, [start, end]] of columns.entries()) {
      const next = columns[column + 1]?.[0] ?? text.length;
      const before = column === 0 ? text.slice(0, start) : '';
      if ((before + (column < columns.length - 1 ? text.slice(end, next) : '')).trim() !== '') return null;
      texts[column]?.push(text.slice(start, Math.max(next, start)).trim());
    }
  }
  const cells = texts.map((parts) => parts.join('\n').trimEnd());
  return cells.some((cell) => cell !== '') ? { lines, cells } : null;
}

/** @returns the rows between two lines: each line is one, or with `areLong` the lines up to an empty one */
function rowsIn(
  [from, to]: Lines,
  areLong: boolean,
  rowOf: (lines: Lines) => Row | null,
  lineAt: (line: number) => string,
) {
  const rows: Row[] = [];
  for (let line = from; line < to; ) {
    let end = line + 1;
    if (lineAt(line) !== '') {
      if (areLong) while (end < to && lineAt(end) !== '') end += 1;
      const row = rowOf([line, end]);
      if (!row) return null;
      rows.push(row);
    }
    line = end;
  }
  return rows.length > 0 ? rows : null;
}

/** @returns the table that begins in a line, or null */
function tableAt(state: StateBlock, first: number, last: number): Table | null {
  const lineAt = reader(state);
  const isFramed = FRAME.test(lineAt(first));
  const isHeadless = DASHES.test(lineAt(first));
  let rule = first;
  const most = isHeadless ? 0 : isFramed ? LONGEST_HEAD : 1;
  while (rule < last && rule - first < most && lineAt(rule) !== '' && !DASHES.test(lineAt(rule))) rule += 1;
  const dashes = rule < last ? lineAt(rule) : '';
  if (!DASHES.test(dashes)) return null;
  const closes = (line: number): boolean => (isFramed ? FRAME.test(lineAt(line)) : lineAt(line) === dashes);
  let end = rule + 1;
  while (
    end < last &&
    end - first < LONGEST &&
    !closes(end) &&
    (isFramed || isHeadless || lineAt(end) !== '')
  )
    end += 1;
  const isClosed = end < last && closes(end);
  if (!isClosed && (isFramed || isHeadless)) return null;
  const body: Lines = [rule + 1, end];
  const isSpaced = Array.from({ length: end - rule - 1 }, (_, at) => lineAt(rule + 1 + at)).includes('');
  const rowOf = (lines: Lines): Row | null => rowOn(lines, dashes, lineAt);
  const rows = rowsIn(body, isFramed || isSpaced, rowOf, lineAt);
  const columns = dashes.trim().split(/ +/);
  // Words below two dashes are no table: its lines are indented, or have wide gaps.
  const isIndented = (state.sCount[rule] ?? 0) - state.blkIndent >= 2;
  const hasGap = isIndented || [first, rule + 1].some((line) => /\S {2,}\S/.test(lineAt(line)));
  if (!hasGap) return null;
  const head = isHeadless
    ? { lines: [first, first + 1] as const, cells: columns.map(() => '') }
    : rowOf([isFramed ? first + 1 : first, rule]);
  return rows && head && { head, rows, end: isClosed ? end + 1 : end };
}

function pushRow(state: StateBlock, { lines, cells }: Row, tag: 'th' | 'td'): void {
  const map = [...lines] as [number, number];
  state.push('tr_open', 'tr', 1).map = map;
  for (const content of cells) {
    state.push(`${tag}_open`, tag, 1);
    Object.assign(state.push('inline', '', 0), { content, children: [], map });
    state.push(`${tag}_close`, tag, -1);
  }
  state.push('tr_close', 'tr', -1);
}

function dashedTable(state: StateBlock, first: number, last: number, silent: boolean): boolean {
  if (silent || (state.sCount[first] ?? 0) - state.blkIndent >= 4) return false;
  const table = tableAt(state, first, last);
  if (!table) return false;
  Object.assign(state.push('table_open', 'table', 1), { map: [first, table.end], markup: DASHED });
  state.push('thead_open', 'thead', 1);
  pushRow(state, table.head, 'th');
  state.push('thead_close', 'thead', -1);
  state.push('tbody_open', 'tbody', 1);
  for (const row of table.rows) pushRow(state, row, 'td');
  state.push('tbody_close', 'tbody', -1);
  state.push('table_close', 'table', -1);
  state.line = table.end;
  return true;
}

/** Makes a parser read them. */
export function readDashedTables({ block: { ruler } }: MarkdownIt): void {
  ruler.before('table', 'dashed_table', dashedTable);
}
