/** The tools for the table at the caret: rows and columns. */
import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { type EditorWords, useAnnounced, useSpeech } from '../../words/speak.tsx';
import {
  columnAdded,
  columnDeleted,
  missingCells,
  rowAdded,
  rowCompleted,
  rowDeleted,
  tableDeleted,
} from './changes.ts';
import { type CellPlace, cellAt, cellOf } from './table.ts';
import { changeTable } from './typing.ts';

interface TableToolsProps {
  view: EditorView;
  /** As last seen. */
  state: EditorState;
}

/**
 * @returns what is read out when the caret comes into a cell, since screen readers say nothing of it after Tab; and a key of
 *   the cell, which stays while it is written
 */
function whereIs(state: EditorState, { table, row, column }: CellPlace, words: EditorWords) {
  const textOf = (at: number) => {
    const text = cellOf({ table, row: at, column })?.text;
    return text ? state.sliceDoc(text.from, text.to) : '';
  };
  const [rows, head] = [table.rows.length, row > 0 ? textOf(0) : ''];
  const place = { row: row + 1, rows, column: head || column + 1, text: textOf(row) || words('table.empty') };
  return { says: words('table.place', place), key: [row, rows, column].join() };
}

/** Tools that change rows and columns; one that has nothing to do stays in place. */
export function TableTools({ view, state }: TableToolsProps) {
  const { words } = useSpeech();
  const place = cellAt(state);
  const { says, key } = place ? whereIs(state, place, words) : { says: '', key: '' };
  useAnnounced(says, key);
  if (!place) return null;
  const { doc } = state;
  const tool = (word: string, spec: TransactionSpec | null, isDanger = false) => (
    <button
      type="button"
      className={isDanger ? 'danger' : undefined}
      aria-disabled={spec === null}
      onClick={() => {
        changeTable(view, spec);
        // What is typed next comes to where the caret is now.
        view.focus();
      }}
    >
      {word}
    </button>
  );
  return (
    <fieldset
      className="tools"
      aria-label={words('table.tools')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {tool(words('table.addRow'), rowAdded(doc, place))}
      {tool(words('table.addColumn'), columnAdded(doc, place))}
      {missingCells(place) > 0 && tool(words('table.complete'), rowCompleted(place))}
      {tool(words('table.deleteRow'), rowDeleted(place), true)}
      {tool(words('table.deleteColumn'), columnDeleted(doc, place), true)}
      {tool(words('table.delete'), tableDeleted(place), true)}
    </fieldset>
  );
}
