/** Keeps tables whole: what is typed, pasted or deleted stays in the cells that it touches. */
import {
  type ChangeSet,
  EditorSelection,
  EditorState,
  type Extension,
  type Text,
  Transaction,
} from '@codemirror/state';
import { cellText, type Insertion, missingSigns, placeAfter } from './changes.ts';
import { allCellsOf, cellIn, cellOf, isBoxLine, type TextTable, tablesIn } from './table.ts';

interface Change {
  from: number;
  to: number;
  insert: string;
}

/** @returns the nearest place at which a text can be written */
function placeNear(table: TextTable, at: number): number {
  const place = cellIn(table, at);
  const text = place && cellOf(place)?.text;
  return text ? Math.min(Math.max(at, text.from), text.to) : at;
}

/**
 * @param isChosen whether the changed part was selected
 * @returns a change of a table as changes of its cells
 */
function inCells(table: TextTable, { from, to, insert }: Change, isChosen: boolean): Change[] {
  const text = cellText(insert);
  const whole = allCellsOf(table).find((cell) => cell.from <= from && cell.to >= to);
  if (whole) return [{ from, to, insert: text }];
  const touched = allCellsOf(table).filter(({ text: one }) => one.from <= to && one.to >= from);
  if (from < to && touched.length > 0)
    return isChosen
      ? touched.map(({ text: one }, at) => ({
          from: Math.max(from, one.from),
          to: Math.min(to, one.to),
          insert: at === 0 ? text : '',
        }))
      : [];
  const at = placeNear(table, from);
  return text === '' ? [] : [{ from: at, to: at, insert: text }];
}

const lineBelow = (text: Text, at: number): string => {
  const { number } = text.lineAt(at);
  return number < text.lines ? text.line(number + 1).text : '';
};

/** @returns a line break for each text that would become a row of the table right above it */
function breaksBelow(
  all: readonly TextTable[],
  before: Text,
  changes: ChangeSet,
  isInput: boolean,
): Insertion[] {
  const now = changes.apply(before);
  return all.flatMap(({ from, to }) => {
    if (changes.touchesRange(from, to) === 'cover') return [];
    const at = changes.mapPos(to, -1);
    const text = lineBelow(now, at);
    const isNew = text.trim() !== '' && text !== lineBelow(before, to);
    const isRow = isInput && text.startsWith('|');
    return isNew && !isRow && !isBoxLine(text) ? [{ from: at, insert: '\n' }] : [];
  });
}

/** A change of a text with tables, as what it may change. */
class Guarded {
  readonly changes: ChangeSet;
  readonly signs: readonly Insertion[];
  /** Whether the changes are those that were wanted. */
  readonly isSame: boolean;
  /** Where the caret is, if they are not. */
  readonly end: number;
  readonly #doc: Text;
  readonly #tables: readonly TextTable[];
  readonly #isChosen: boolean;
  readonly #isInput: boolean;

  constructor(transaction: Transaction) {
    const { startState } = transaction;
    this.#doc = startState.doc;
    this.#tables = tablesIn(startState);
    this.#isChosen = !startState.selection.main.empty;
    this.#isInput = transaction.isUserEvent('input');
    const wanted: Change[] = [];
    transaction.changes.iterChanges((from, to, _, __, inserted) =>
      wanted.push({ from, to, insert: inserted.toString() }),
    );
    const made = wanted.map((change) => this.#parts(change));
    this.isSame = made.every((parts, at) => parts.length === 1 && parts[0] === wanted[at]);
    const parts = made.flat();
    this.changes = this.isSame ? transaction.changes : startState.changes(parts);
    const [first] = parts;
    this.end = first
      ? this.changes.mapPos(first.from, -1) + first.insert.length
      : startState.selection.main.head;
    this.signs = [
      ...this.#tables.flatMap((table) => missingSigns(this.#doc, table, this.changes)),
      ...breaksBelow(this.#tables, this.#doc, this.changes, this.#isInput),
    ].sort((one, other) => one.from - other.from);
  }

  /** @returns the parts that a change may have; the change itself if it touches no table */
  #parts(change: Change): Change[] {
    const { from, to, insert } = change;
    const around = this.#tables.find((one) => from >= one.from && to <= one.to);
    if (around && from === around.from && to === around.to && from < to) return [change];
    if (around) {
      if (this.#isBeside(around, change)) return [change];
      const cells = inCells(around, change, this.#isChosen);
      const [own] = cells;
      const isSame = cells.length === 1 && own?.from === from && own.to === to && own.insert === insert;
      return isSame ? [change] : cells;
    }
    // A table is deleted as a whole or by cell, and never becomes a part of the line next to it.
    const above = this.#tables.find((one) => from > one.from && from <= one.to);
    const below = this.#tables.find((one) => to < one.to && to >= one.from && !this.#isFree(one, change));
    if (!above && !below) return [change];
    const outside = { from: above ? above.to + 1 : from, to: below ? below.from - 1 : to, insert };
    return [
      ...(above ? inCells(above, { from, to: above.to, insert: '' }, true) : []),
      outside,
      ...(below ? inCells(below, { from: below.from, to, insert: '' }, true) : []),
    ].filter((one) => one.to > one.from || (one.to === one.from && one.insert !== ''));
  }

  /** Whether a command adds lines above or below a table. */
  #isBeside(table: TextTable, { from, to, insert }: Change): boolean {
    const isAbove = from === table.from && insert.endsWith('\n');
    return from === to && !this.#isInput && (isAbove || (from === table.to && insert.startsWith('\n')));
  }

  /** Whether only lines before a table are deleted. */
  #isFree(table: TextTable, { from, to, insert }: Change): boolean {
    return to === table.from && insert === '' && this.#doc.lineAt(from).from === from;
  }
}

/** The caret goes only where a text can be written. */
function caretInCell(transaction: Transaction) {
  const { startState, selection } = transaction;
  const main = selection?.main;
  const table =
    main?.empty && tablesIn(startState).find(({ from, to }) => from <= main.head && to >= main.head);
  const at = table ? placeNear(table, main.head) : main?.head;
  return main && at !== undefined && at !== main.head
    ? [transaction, { selection: EditorSelection.cursor(at, 0, undefined, main.goalColumn) }]
    : transaction;
}

export const cellGuard: Extension = EditorState.transactionFilter.of((transaction) => {
  if (tablesIn(transaction.startState).length === 0) return transaction;
  if (!transaction.docChanged) return caretInCell(transaction);
  const { changes, signs, isSame, end } = new Guarded(transaction);
  if (isSame && signs.length === 0) return transaction;
  const userEvent = transaction.annotation(Transaction.userEvent);
  const at = isSame ? transaction.newSelection.main.head : end;
  return [
    isSame
      ? transaction
      : { changes, effects: transaction.effects, scrollIntoView: true, ...(userEvent && { userEvent }) },
    { changes: signs, selection: { anchor: placeAfter(signs, at) }, sequential: true },
  ];
});
