/** Tables that look like tables. Their signs are hidden, and every cell is a part of the text, where it is written. */
import { type EditorState, type Extension, Prec, type Range, StateField } from '@codemirror/state';
import { BlockWrapper, Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { cellAt, type TableCell, type TableRow, type TextTable, tables, tablesIn } from './table.ts';
import { typing } from './typing.ts';

class BreakWidget extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override get lineBreaks(): number {
    return 1;
  }

  override toDOM(): HTMLElement {
    const shown = document.createElement('span');
    shown.append(document.createElement('br'));
    return shown;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** In place of a cell that a row has not. */
class MissingCell extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override toDOM(): HTMLElement {
    const cell = document.createElement('span');
    cell.className = 'md-cell md-cell-missing';
    cell.setAttribute('role', 'cell');
    return cell;
  }
}

const lineBreak = Decoration.replace({ widget: new BreakWidget() });
const hidden = Decoration.replace({});
const missing = Decoration.widget({ widget: new MissingCell(), side: 1 });
const rowLine = Decoration.line({ class: 'md-row', attributes: { role: 'row' } });
const headLine = Decoration.line({ class: 'md-row md-row-head', attributes: { role: 'row' } });
const rule = Decoration.replace({ block: true });
const frame = BlockWrapper.create({ tagName: 'div', attributes: { class: 'md-table-frame' }, rank: 60 });
const grid = BlockWrapper.create({
  tagName: 'div',
  attributes: { class: 'md-table', role: 'table' },
  rank: 40,
});

const cellMark = (isHead: boolean, side: string | null, isHere: boolean): Decoration =>
  Decoration.mark({
    class: `md-cell${side ? ` md-cell-${side}` : ''}${isHere ? ' is-here' : ''}`,
    attributes: { role: isHead ? 'columnheader' : 'cell' },
    // So that it is there where nothing of it is shown.
    inclusive: true,
  });

/** `\|`, and a line break. */
const INNER = /(\\\|)|<br[ \t]*\/?>/gi;

/** What is shown, and what the caret skips. */
interface Shown {
  decorations: DecorationSet;
  skipped: DecorationSet;
  wrappers: ReturnType<typeof BlockWrapper.set>;
}

function rowShown(state: EditorState, table: TextTable, row: TableRow, here: TableCell | undefined) {
  const { head } = state.selection.main;
  const isHead = row === table.rows[0];
  const shown: Range<Decoration>[] = [(isHead ? headLine : rowLine).range(row.from)];
  const skipped: Range<Decoration>[] = [];
  const skip = (from: number, to: number) => {
    if (to <= from) return;
    shown.push(hidden.range(from, to));
    skipped.push(hidden.range(from, to));
  };
  for (const [column, cell] of row.cells.entries()) {
    const next = row.cells[column + 1];
    const [from, to] = [column === 0 ? row.from : cell.from - 1, next ? cell.to : row.to];
    shown.push(cellMark(isHead, table.sides[column] ?? null, cell === here).range(from, to));
    // Spaces up to the caret stay in sight: they have just been typed.
    const isHere = cell === here && head >= cell.from && head <= cell.to;
    const start = isHere ? Math.min(cell.text.from, head) : cell.text.from;
    const end = isHere ? Math.max(cell.text.to, head) : cell.text.to;
    skip(from, start);
    for (const { index, 0: sign, 1: bar } of state.sliceDoc(start, end).matchAll(INNER)) {
      const at = start + index;
      // The bar itself is seen, and goes with its backslash.
      shown.push(bar ? hidden.range(at, at + 1) : lineBreak.range(at, at + sign.length));
      skipped.push(hidden.range(at, at + sign.length));
    }
    skip(end, to);
  }
  for (let count = row.cells.length; count < table.sides.length; count += 1)
    shown.push(missing.range(row.to));
  return { shown, skipped };
}

function shownIn(state: EditorState): Shown {
  const place = cellAt(state);
  const here = place?.table.rows[place.row]?.cells[place.column];
  const shown: Range<Decoration>[] = [];
  const skipped: Range<Decoration>[] = [];
  const wrappers: Range<BlockWrapper>[] = [];
  for (const table of tablesIn(state)) {
    wrappers.push(frame.range(table.from, table.to), grid.range(table.from, table.to));
    for (const row of table.rows) {
      const made = rowShown(state, table, row, here);
      shown.push(...made.shown);
      skipped.push(...made.skipped);
    }
    shown.push(rule.range(table.rule.from, table.rule.to));
  }
  return {
    decorations: Decoration.set(shown, true),
    skipped: Decoration.set(skipped, true),
    wrappers: BlockWrapper.set(wrappers, true),
  };
}

const field = StateField.define<Shown>({
  create: shownIn,
  update: (shown, { startState, state, docChanged, selection }) =>
    docChanged || selection || tablesIn(startState) !== tablesIn(state) ? shownIn(state) : shown,
  // The marks of a cell are around all others.
  provide: (own) => [
    Prec.lowest(EditorView.decorations.from(own, ({ decorations }) => decorations)),
    EditorView.atomicRanges.of((view) => view.state.field(own).skipped),
    EditorView.blockWrappers.of((view) => view.state.field(own).wrappers),
  ],
});

/** A press beside a text, as in an empty cell, leads into the cell that was pressed; on a missing one, into the last. */
const press = EditorView.domEventHandlers({
  click({ target }, view) {
    const pressed = target instanceof Element ? target.closest('.md-cell') : null;
    const row = pressed?.closest('.md-row');
    const place = row ? cellAt(view.state, view.posAtDOM(row)) : null;
    const { main } = view.state.selection;
    if (!pressed || !row || !place || !main.empty) return false;
    const { cells = [] } = place.table.rows[place.row] ?? {};
    const cell = cells[[...row.querySelectorAll('.md-cell')].indexOf(pressed)] ?? cells.at(-1);
    if (!cell || (main.head >= cell.from && main.head <= cell.to)) return false;
    view.dispatch({ selection: { anchor: cell.text.to }, userEvent: 'select.pointer' });
    return true;
  },
});

/** Keeps the cell of the caret in sight, in a table wider than the text. */
const sideways = EditorView.updateListener.of(({ selectionSet, docChanged, view }) => {
  if (!view.hasFocus || !(selectionSet || docChanged)) return;
  view.requestMeasure({
    key: 'sideways',
    read() {
      const cell = view.dom.querySelector('.md-cell.is-here');
      const frame = cell?.closest('.md-table-frame');
      if (!cell || !frame) return null;
      const [own, around] = [cell.getBoundingClientRect(), frame.getBoundingClientRect()];
      const [before, behind] = [own.left - around.left, own.right - around.right];
      return { frame, by: before < 0 ? before : Math.min(before, Math.max(0, behind)) };
    },
    write: (found) => found?.frame.scrollBy({ left: found.by, behavior: 'instant' }),
  });
});

/**
 * Keeps the caret of the browser in its cell. CodeMirror takes a place next to a cell for one in it, but there browsers
 * show it, and write, in the next cell or row.
 */
const inside = EditorView.updateListener.of(({ view }) => {
  const here = view.contentDOM.querySelector('.md-cell.is-here');
  const selection = document.getSelection();
  if (!here || !selection || !view.hasFocus || view.composing) return;
  const { main } = view.state.selection;
  if (here.contains(selection.focusNode) || !main.empty) return;
  const { node, offset } = view.domAtPos(main.head, -1);
  selection.collapse(node, offset);
});

/** Tables, by cell. */
export const shownTables: Extension = [tables, field, typing, press, sideways, inside];
