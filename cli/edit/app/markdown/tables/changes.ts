/** Changes of a table. Each keeps the characters of all other cells. */
import { ChangeSet, type ChangeSpec, type Text, type TransactionSpec } from '@codemirror/state';
import { type CellPlace, cellOf, type TableCell, type TableRow, type TextTable, tableOn } from './table.ts';

/** @returns a text as it can stand in a cell: on one line */
export function cellText(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const begun = at > 0 ? line.trimStart() : line;
      return at < lines.length - 1 ? begun.trimEnd() : begun;
    })
    .filter((line) => lines.length === 1 || line.trim() !== '')
    .join('<br>');
}

/** A text to add at a place. */
export interface Insertion {
  from: number;
  insert: string;
}

/** Begins a line that is a row and nothing else: no list, heading or HTML. */
const SAFE = /^(?:\p{L}|\d+(?![\d.)]))/u;

/** @returns what the text of a cell at a place needs, so that it is that of one cell */
function needs(text: string, at: number, row: TableRow, column: number): Insertion[] {
  const { cells, hasFirstBar, hasLastBar } = row;
  // A bar behind two backslashes is one for some programs, and a text for others.
  const needed = [...text.matchAll(/(?<!\\)(?:\\\\)*\|/g)].map(({ index, 0: { length } }) => ({
    from: at + index + length - 1,
    insert: '\\',
  }));
  const end = at + text.length;
  if (column === 0 && !hasFirstBar && !SAFE.test(text)) needed.unshift({ from: at, insert: '| ' });
  if (column < cells.length - 1 || hasLastBar) {
    if (text.endsWith('\\')) needed.push({ from: end, insert: ' ' });
  } else if (text.trim() === '') needed.push({ from: end, insert: text === '' ? '|' : ' |' });
  return needed;
}

/** @returns signs without which changed cells of a table would be none or several, in the order of the changed text */
export function missingSigns(before: Text, table: TextTable, changes: ChangeSet): Insertion[] {
  const now = changes.apply(before);
  const isChanged = ({ from, to }: TableCell) => changes.touchesRange(from, to);
  return table.rows.flatMap((row) =>
    row.cells.flatMap((cell, column) => {
      if (!isChanged(cell)) return [];
      const [from, to] = [changes.mapPos(cell.from, -1), changes.mapPos(cell.to, 1)];
      return needs(now.sliceString(from, to), from, row, column);
    }),
  );
}

/** @returns a place after insertions; a bar before a text comes before the caret */
export const placeAfter = (insertions: readonly Insertion[], at: number): number =>
  insertions.reduce(
    (place, { from, insert }) =>
      from < at || (from === at && insert === '| ') ? place + insert.length : place,
    at,
  );

const EMPTY = '  |';

/** @returns an empty row with its line break */
const emptyRow = (doc: Text, { rows: [head], sides }: TextTable): string => {
  const line = head ? doc.sliceString(head.from, head.to) : '';
  return `\n${/^\s*/.exec(line)?.[0] ?? ''}|${EMPTY.repeat(sides.length)}`;
};

/** The end of a row in the text; of the head, that of the line below it. */
const endOf = ({ rows, rule }: TextTable, row: number): number =>
  row === 0 ? rule.to : (rows[row]?.to ?? rule.to);

/** @returns what adds an empty row below one */
export function rowAdded(doc: Text, { table, row, column }: CellPlace): TransactionSpec {
  const at = endOf(table, row);
  const insert = emptyRow(doc, table);
  const start = at + insert.indexOf('|') + 2;
  return { changes: { from: at, insert }, selection: { anchor: start + column * EMPTY.length } };
}

/** @returns what takes away the row of a cell; null for the head */
export function rowDeleted({ table, row, column }: CellPlace): TransactionSpec | null {
  const [gone, above] = [table.rows[row], cellOf({ table, row: row - 1, column })];
  if (row === 0 || !gone) return null;
  return {
    changes: { from: gone.from - 1, to: gone.to },
    selection: { anchor: above?.text.to ?? table.rows[0]?.cells[0]?.text.to ?? table.from },
  };
}

/** @returns what adds a cell after one, with a text between its bars */
function cellAdded({ cells, hasLastBar }: TableRow, column: number, text: string): ChangeSpec[] {
  const cell = cells[column];
  if (!cell) return [];
  const isEnd = column === cells.length - 1 && !hasLastBar;
  return [{ from: cell.to, insert: isEnd ? ` |${text}|` : `|${text}` }];
}

/** @returns what adds an empty column after that of a cell */
export function columnAdded(doc: Text, { table: { rows, rule }, row, column }: CellPlace): TransactionSpec {
  const changes = ChangeSet.of(
    [...rows.flatMap((one) => cellAdded(one, column, '  ')), ...cellAdded(rule, column, ' --- ')],
    doc.length,
  );
  const own = rows[row];
  const cell = own?.cells[column];
  if (!own || !cell) return { changes };
  const isEnd = column === own.cells.length - 1 && !own.hasLastBar;
  return { changes, selection: { anchor: changes.mapPos(cell.to, -1) + (isEnd ? 3 : 2) } };
}

function cellDeleted({ cells, hasFirstBar, hasLastBar }: TableRow, column: number): ChangeSpec[] {
  const cell = cells[column];
  if (!cell) return [];
  const { from, to } = cell;
  // The bar before it stays as that behind the row, or the one behind it as that before the row.
  const isEdge = column === 0 ? !hasFirstBar : column === cells.length - 1 && !hasLastBar;
  if (isEdge || cells.length === 1) return [{ from, to }];
  return [column === 0 ? { from, to: to + 1 } : { from: from - 1, to }];
}

/** @returns what takes away the column of a cell; null for the only one */
export function columnDeleted(doc: Text, { table, row, column }: CellPlace): TransactionSpec | null {
  const { rows, rule, sides } = table;
  if (sides.length < 2) return null;
  const changes = ChangeSet.of(
    [...rows, rule].flatMap((one) => cellDeleted(one, column)),
    doc.length,
  );
  const next = cellOf({ table, row, column: column - 1 }) ?? cellOf({ table, row, column: column + 1 });
  return { changes, selection: { anchor: changes.mapPos(next?.text.to ?? table.from) } };
}

export const tableDeleted = ({ table: { from, to } }: CellPlace): TransactionSpec => ({
  changes: { from, to },
  selection: { anchor: from },
});

/** @returns how many cells the row of a cell has less than the head */
export const missingCells = ({ table, row }: CellPlace): number =>
  table.sides.length - (table.rows[row]?.cells.length ?? 0);

/** @returns what adds the missing cells of a row, with the caret in the first of them */
export function rowCompleted(place: CellPlace): TransactionSpec | null {
  const row = place.table.rows[place.row];
  const missing = missingCells(place);
  if (!row || missing <= 0) return null;
  const last = row.cells.at(-1);
  const at = last ? last.to + Number(row.hasLastBar) : row.to;
  const bar = last && !row.hasLastBar ? ' |' : '';
  return {
    changes: { from: at, insert: bar + EMPTY.repeat(missing) },
    selection: { anchor: at + bar.length + 1 },
  };
}

/** Changes that follow each other, with the table after each. */
class Steps {
  doc: Text;
  table: TextTable;
  changes: ChangeSet;

  constructor(doc: Text, table: TextTable) {
    this.doc = doc;
    this.table = table;
    this.changes = ChangeSet.empty(doc.length);
  }

  /** @param rows so many rows the table has then */
  take({ changes = [] }: TransactionSpec, rows = this.table.rows.length): void {
    this.#take(ChangeSet.of(changes, this.doc.length), rows);
  }

  /** Writes the text of a cell. */
  write({ text }: TableCell, insert: string): void {
    const own = ChangeSet.of({ ...text, insert }, this.doc.length);
    this.#take(own.compose(ChangeSet.of(missingSigns(this.doc, this.table, own), own.newLength)));
  }

  #take(made: ChangeSet, rows = this.table.rows.length): void {
    this.changes = this.changes.compose(made);
    this.doc = made.apply(this.doc);
    const first = this.doc.lineAt(this.table.from).number;
    this.table = tableOn(this.doc, first, first + rows) ?? this.table;
  }
}

/** @returns what writes texts into cells, from one on to the right and below; rows and columns are added for them */
export function cellsPasted(
  doc: Text,
  { table, row, column }: CellPlace,
  texts: readonly (readonly string[])[],
): TransactionSpec {
  const steps = new Steps(doc, table);
  const width = column + Math.max(...texts.map((one) => one.length));
  while (steps.table.sides.length < width) {
    const { sides } = steps.table;
    steps.take(columnAdded(steps.doc, { table: steps.table, row: 0, column: sides.length - 1 }));
    if (steps.table.sides.length === sides.length) break;
  }
  let end = table.from;
  for (const [at, cells] of texts.entries()) {
    const place = { row: row + at, column: 0 };
    const above = steps.table.rows.length - 1;
    if (place.row > above)
      steps.take(rowAdded(steps.doc, { table: steps.table, row: above, column }), above + 2);
    steps.take(rowCompleted({ table: steps.table, ...place }) ?? {});
    for (const [index, text] of cells.entries()) {
      const cell = cellOf({ table: steps.table, row: row + at, column: column + index });
      if (!cell) continue;
      steps.write(cell, cellText(text));
      end = cellOf({ table: steps.table, row: row + at, column: column + index })?.text.to ?? end;
    }
  }
  return { changes: steps.changes, selection: { anchor: end } };
}
