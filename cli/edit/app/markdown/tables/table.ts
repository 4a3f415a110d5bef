/** Tables of a text, taken apart: where their rows and cells are written. */
import { syntaxTree } from '@codemirror/language';
import { type EditorState, StateField, type Text, type Transaction } from '@codemirror/state';

/** Places in the document. */
interface Span {
  from: number;
  to: number;
}

/** What is between two bars. */
export interface TableCell extends Span {
  /** Of its text; in an empty cell, where it would be written. */
  text: Span;
}

/** A line of a table, with the spaces around it. */
export interface TableRow extends Span {
  cells: readonly TableCell[];
  /** Whether a bar comes before the first cell, and after the last one. */
  hasFirstBar: boolean;
  hasLastBar: boolean;
}

type Side = 'left' | 'center' | 'right';

export interface TextTable extends Span {
  /** The head first. */
  rows: readonly TableRow[];
  /** The line below the head. */
  rule: TableRow;
  /** One a column. */
  sides: readonly (Side | null)[];
}

/** A cell by its numbers, from 0; the head is row 0. */
export interface CellPlace {
  table: TextTable;
  row: number;
  column: number;
}

/** @returns a line as a row; a bar after a backslash is text */
export function rowOn(line: string, at: number): TableRow {
  const start = line.length - line.trimStart().length;
  const end = Math.max(start, line.trimEnd().length);
  const bars = [...line.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  const hasFirstBar = bars[0] === start && end > start;
  const hasLastBar = bars.at(-1) === end - 1 && bars.length > Number(hasFirstBar);
  const inner = bars.slice(hasFirstBar ? 1 : 0, hasLastBar ? -1 : undefined);
  const first = start + Number(hasFirstBar);
  // Spaces at the end of the line belong to a cell that no bar closes.
  const last = hasLastBar ? end - 1 : line.length;
  const isNone = end <= first && !hasLastBar;
  const starts = isNone ? [] : [first, ...inner.map((bar) => bar + 1)];
  const cells = starts.map((from, index): TableCell => {
    const to = inner[index] ?? last;
    const raw = line.slice(from, to);
    const lead = raw.trim() === '' ? Math.min(1, raw.length) : raw.length - raw.trimStart().length;
    const text = { from: at + from + lead, to: at + from + lead + raw.trim().length };
    return { from: at + from, to: at + to, text };
  });
  return { from: at, to: at + line.length, cells, hasFirstBar, hasLastBar };
}

const sideOf = (dashes: string): Side | null =>
  dashes.endsWith(':')
    ? dashes.startsWith(':')
      ? 'center'
      : 'right'
    : dashes.startsWith(':')
      ? 'left'
      : null;

/** Begins code, and something else that is no row. */
const CODE = /^(?: {0,3}\t| {4})/;
const OTHER = /^\s*(?:[-+*•▪◦–—][ \t]|\d{1,9}[.)]|[#>:=<]|```|~~~|\[\^)/;

/** @returns whether a line below a table begins or ends a box; with a bar, it would be a row */
export const isBoxLine = (text: string): boolean => text.startsWith('::') && !text.includes('|');

/** Ends a box, also where a formatter has moved it into a row. */
const BOX_END = /(?:^|[\s|])::(?:\\?:)+[\s|]*$/;

/**
 * @param first number of its first line, from 1
 * @param last number of the last line that may be a part of it
 * @returns the table on some lines; null if not every part of it is a cell
 */
export function tableOn(doc: Text, first: number, last: number): TextTable | null {
  if (last <= first) return null;
  const lineAt = (number: number) => doc.line(number);
  const read = (number: number) => rowOn(lineAt(number).text, lineAt(number).from);
  const [head, rule] = [read(first), read(first + 1)];
  const width = head.cells.length;
  const dashes = rule.cells.map(({ text }) => doc.sliceString(text.from, text.to));
  if (width === 0 || dashes.length !== width || !dashes.every((one) => /^:?-+:?$/.test(one))) return null;
  const rows = [head];
  for (let number = first + 2; number <= last; number += 1) {
    const { text } = lineAt(number);
    if (text.trim() === '' || isBoxLine(text)) break;
    rows.push(read(number));
  }
  // What has no bar may be a text, and cells that the page leaves out would be lost from sight.
  const isRow = ({ from, to, cells, hasFirstBar }: TableRow) => {
    const text = doc.sliceString(from, to);
    if (CODE.test(text) || (!hasFirstBar && OTHER.test(text))) return false;
    return /(?<!\\)\|/.test(text) && cells.length > 0 && cells.length <= width && !BOX_END.test(text);
  };
  if (!rows.every(isRow)) return null;
  const to = rows.length > 1 ? rows.at(-1)?.to : rule.to;
  return { from: head.from, to: to ?? rule.to, rows, rule, sides: dashes.map(sideOf) };
}

/** @returns tables that are parts of nothing else, as far as the text has been read */
function findTables(state: EditorState): TextTable[] {
  const found: TextTable[] = [];
  syntaxTree(state).iterate({
    enter({ name, from, to }) {
      if (name !== 'Table') return name === 'Document';
      const { doc } = state;
      const table = tableOn(doc, doc.lineAt(from).number, doc.lineAt(to).number);
      if (table) found.push(table);
      return false;
    },
  });
  return found;
}

/** @returns the tables after a change; below what has been read again, those that are still there */
function tablesAfter(found: readonly TextTable[], { state, changes }: Transaction): readonly TextTable[] {
  const { length } = syntaxTree(state);
  const now = findTables(state);
  if (length >= state.doc.length) return now;
  const kept = found.flatMap(({ from, to }) => {
    const [start, end] = [changes.mapPos(from, -1), changes.mapPos(to, 1)];
    const { doc } = state;
    return end < length ? [] : (tableOn(doc, doc.lineAt(start).number, doc.lineAt(end).number) ?? []);
  });
  return [...now.filter(({ to }) => to < length), ...kept];
}

interface Tables {
  found: readonly TextTable[];
  /** Place of one that is being typed as text: it stays so until the caret leaves it. */
  typed: number | null;
  /** All others. */
  shown: readonly TextTable[];
  /** Where one was shown until a key that was pressed in it: it may be one again with the next. */
  lost: Span | null;
}

const touching = <S extends Span>(all: readonly S[], start: number, end = start): S | undefined =>
  all.find(({ from, to }) => from <= end && to >= start);

/** @returns which of the tables are shown after a change */
function shownAfter(before: Tables, found: readonly TextTable[], transaction: Transaction): Tables {
  const { state, changes, docChanged } = transaction;
  const { head } = state.selection.main;
  const known = [...before.shown, ...(before.lost ? [before.lost] : [])].map(({ from, to }) => ({
    from: changes.mapPos(from, -1),
    to: changes.mapPos(to, 1),
  }));
  const table = touching(found, head);
  const own = touching(known, head);
  const isTyped =
    before.typed === null
      ? docChanged && !own && ['input.type', 'delete'].some((one) => transaction.isUserEvent(one))
      : table && touching([table], changes.mapPos(before.typed));
  const typed = table && isTyped ? table.from : null;
  const shown = typed === null ? found : found.filter((one) => one !== table);
  return { found, typed, shown, lost: own && !table ? own : null };
}

/** The tables of a state. */
export const tables = StateField.define<Tables>({
  create(state) {
    const found = findTables(state);
    return { found, typed: null, shown: found, lost: null };
  },
  update(before, transaction) {
    const { startState, state, selection } = transaction;
    const isSame = startState.doc === state.doc && syntaxTree(startState) === syntaxTree(state);
    if (isSame && (!selection || (before.typed === null && !before.lost))) return before;
    return shownAfter(before, isSame ? before.found : tablesAfter(before.found, transaction), transaction);
  },
});

/** @returns the tables that are shown as such; none where the text is shown plain */
export const tablesIn = (state: EditorState): readonly TextTable[] => state.field(tables, false)?.shown ?? [];

/** @returns whether a part of the text, or a place in it, touches a table */
export const touchesTable = (state: EditorState, { from, to } = state.selection.main): boolean =>
  touching(tablesIn(state), from, to) !== undefined;

/** @returns the cell at a place of a table, or the one nearest to it in its line; null in a row without any */
export function cellIn(table: TextTable, at: number): CellPlace | null {
  const found = table.rows.findLastIndex(({ from }) => from <= at);
  const row = Math.max(0, found);
  const cells = table.rows[row]?.cells ?? [];
  if (cells.length === 0) return null;
  const column =
    at > (table.rows[row]?.to ?? at) ? cells.length - 1 : cells.findLastIndex(({ from }) => from <= at);
  return { table, row, column: Math.max(0, column) };
}

/** @returns the cell at the caret; null outside of tables */
export function cellAt(state: EditorState, at = state.selection.main.head): CellPlace | null {
  const table = touching(tablesIn(state), at);
  return table ? cellIn(table, at) : null;
}

export const cellOf = ({ table, row, column }: CellPlace): TableCell | undefined =>
  table.rows[row]?.cells[column];

/** @returns the cells of a table in the order of reading */
export const allCellsOf = ({ rows }: TextTable): TableCell[] => rows.flatMap(({ cells }) => cells);

/** @returns where the texts of cells are on a line of a table; null outside of tables */
export function cellTextsOn(state: EditorState, line: number): readonly Span[] | null {
  const place = cellAt(state, line);
  const row = place?.table.rows.find(({ from }) => from === line);
  return place && (row?.cells.map(({ text }) => text) ?? []);
}
