/** Writing in a table: keys lead from one cell to the next. */
import { type Extension, Prec, type TransactionSpec } from '@codemirror/state';
import { type Command, EditorView, keymap } from '@codemirror/view';
import { cellGuard } from './guard.ts';
import { allCellsOf, type CellPlace, cellAt, cellOf, type TableCell } from './table.ts';

/** Changes a table as a whole: nothing of it is taken for a text that is typed. */
export function changeTable(view: EditorView, spec: TransactionSpec | null, userEvent = 'input.table'): void {
  if (spec) view.dispatch({ ...spec, filter: false, userEvent, scrollIntoView: true });
}

const putCaret = (view: EditorView, at: number): true => {
  view.dispatch({ selection: { anchor: at }, scrollIntoView: true, userEvent: 'select' });
  return true;
};

/** @returns the cell some cells further in the order of reading */
function cellFrom(place: CellPlace, by: -1 | 1): TableCell | undefined {
  const cells = allCellsOf(place.table);
  const own = cellOf(place);
  return own && cells[cells.indexOf(own) + by];
}

/** Leads to another cell, at the end of its text; where there is none, the key does what it does elsewhere. */
const toCell =
  (by: -1 | 1): Command =>
  (view) => {
    const place = cellAt(view.state);
    const next = place && cellFrom(place, by);
    return next ? putCaret(view, next.text.to) : false;
  };

/** The caret in a cell; null with a selection. */
function caretIn({ state }: EditorView): { place: CellPlace; cell: TableCell; head: number } | null {
  const { main } = state.selection;
  const place = main.empty ? cellAt(state) : null;
  const cell = place && cellOf(place);
  return cell ? { place, cell, head: main.head } : null;
}

/** At the edge of a text: to the next cell, or out of the table. */
const across =
  (by: -1 | 1): Command =>
  (view) => {
    const found = caretIn(view);
    if (!found) return false;
    const { place, cell, head } = found;
    if (by > 0 ? head < cell.text.to : head > cell.text.from) return false;
    const next = cellFrom(place, by);
    const outside = by > 0 ? place.table.to + 1 : place.table.from - 1;
    const at = next ? (by > 0 ? next.text.from : next.text.to) : outside;
    return at >= 0 && at <= view.state.doc.length ? putCaret(view, at) : true;
  };

const toEdge =
  (side: 'from' | 'to'): Command =>
  (view) => {
    const found = caretIn(view);
    return found !== null && putCaret(view, found.cell.text[side]);
  };

/** Nothing of another cell is deleted. */
const stayIn =
  (by: -1 | 1): Command =>
  (view) => {
    const found = caretIn(view);
    return found !== null && (by > 0 ? found.head >= found.cell.text.to : found.head <= found.cell.text.from);
  };

/** Enter: the cell below; after the last row, a paragraph. */
const goDown: Command = (view) => {
  const place = cellAt(view.state);
  if (!place) return false;
  const { table, row, column } = place;
  const cells = table.rows[row + 1]?.cells;
  const below = cells?.[column] ?? cells?.at(-1);
  if (below) return putCaret(view, below.text.to);
  const changes = { from: table.to, insert: '\n\n' };
  changeTable(view, { changes, selection: { anchor: table.to + 2 } }, 'input');
  return true;
};

/** Shift+Enter: a line break within a cell. */
const breakCell: Command = (view) => {
  if (!cellAt(view.state)) return false;
  view.dispatch(view.state.replaceSelection('<br>'), { scrollIntoView: true, userEvent: 'input' });
  return true;
};

/** Milliseconds that Escape is good for: nobody has to hurry. */
const LONG = 600_000;

/** Escape: the next Tab leaves the text, rather than the cell. */
const letGo: Command = (view) => {
  if (!cellAt(view.state)) return false;
  view.setTabFocusMode(LONG);
  return true;
};

const backAgain = EditorView.domEventHandlers({
  blur: (_, view) => view.setTabFocusMode(false),
});

const DELETING = ['', 'Mod-', 'Ctrl-', 'Alt-', 'Shift-'];

const keys = Prec.highest(
  keymap.of([
    { key: 'Tab', run: toCell(1), shift: toCell(-1) },
    { key: 'Enter', run: goDown, shift: breakCell },
    { key: 'Escape', run: letGo },
    { key: 'ArrowRight', run: across(1) },
    { key: 'ArrowLeft', run: across(-1) },
    { key: 'Home', run: toEdge('from') },
    { key: 'End', run: toEdge('to') },
    ...DELETING.flatMap((with_) => [
      { key: `${with_}Backspace`, run: stayIn(-1) },
      { key: `${with_}Delete`, run: stayIn(1) },
    ]),
  ]),
);

export const typing: Extension = [cellGuard, keys, backAgain];
