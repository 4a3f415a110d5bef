/** The tools for the table at the caret: rows and columns. */
import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useAnnounced, useSpeech } from '../../words/speak.tsx';
import {
  columnAdded,
  columnDeleted,
  missingCells,
  rowAdded,
  rowCompleted,
  rowDeleted,
  tableDeleted,
} from './changes.ts';
import { cellAt, cellOf } from './table.ts';
import { changeTable } from './typing.ts';

interface TableToolsProps {
  view: EditorView;
  /** As last seen. */
  state: EditorState;
}

/** Tools that change rows and columns; one that has nothing to do stays in place. */
export function TableTools({ view, state }: TableToolsProps) {
  const { words } = useSpeech();
  const place = cellAt(state);
  const head = place && cellOf({ ...place, row: 0 });
  useAnnounced(
    place
      ? words('table.place', {
          row: place.row + 1,
          rows: place.table.rows.length,
          head: head ? state.sliceDoc(head.text.from, head.text.to) : '',
        })
      : '',
  );
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
