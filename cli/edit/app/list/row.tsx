/** One entry of the list, and its state in words. */
import { memo, useId } from 'react';
import type { Row } from '../../api.ts';
import { hrefOf } from '../route.ts';
import { useSpeech } from '../words/speak.tsx';

/** @returns a function that says what an entry is called; the settings have no title */
export function useTitle(): (row: Row) => string {
  const { words } = useSpeech();
  return (row) => (row.collection === '' ? words('settings') : row.title || row.name);
}

/** @returns the id of the link to an entry */
export const rowId = (file: string): string => `row:${file}`;

/** A row of the list; the whole of it is the link. */
export const EntryRow = memo(({ row }: { row: Row }) => {
  const titleOf = useTitle();
  const id = useId();
  return (
    <li className="row">
      <a id={rowId(row.file)} href={hrefOf(row.file)} aria-describedby={id}>
        {titleOf(row)}
      </a>
      <span className="row-file" title={row.file}>
        {row.address ?? row.name}
        {row.language !== null && ` · ${row.language}`}
      </span>
      <States row={row} id={id} />
    </li>
  );
});

/** The state of an entry, in words. */
export function States({ row, id }: { row: Row; id?: string }) {
  const { words, day } = useSpeech();
  const inWords =
    row.day !== null && (row.state === 'waits' || row.state === 'gone')
      ? words(row.state, { day: day(row.day) })
      : row.state && words(`states.${row.state}`);
  return (
    <span id={id} className="states">
      {row.unsaved && <span className="state state-unsaved">{words('states.unsaved')}</span>}
      {row.errors > 0 && row.state !== 'unread' && (
        <span className="state state-faulty">{words('faults', { count: row.errors })}</span>
      )}
      {inWords && (row.collection !== '' || row.state === 'unread') && (
        <span className={`state state-${row.state}`}>{inWords}</span>
      )}
    </span>
  );
}
