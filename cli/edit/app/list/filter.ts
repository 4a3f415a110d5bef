/** Which entries are listed. */
import type { Row, State } from '../../api.ts';

/** States to filter by: those of entries, and what cuts across them. */
export const STATES = [
  'live',
  'draft',
  'waits',
  'gone',
  'unread',
  'faulty',
  'unsaved',
] as const satisfies readonly (State | 'faulty' | 'unsaved')[];

export interface Filter {
  search: string;
  /** Name of a collection; '' for all. */
  collection: string;
  state: (typeof STATES)[number] | '';
  /** How many rows of each collection are shown. */
  shown: Readonly<Record<string, number>>;
}

export const EVERYTHING: Filter = { search: '', collection: '', state: '', shown: {} };

/** How many rows of a collection are shown at first, and with each press of the button. */
export const PORTION = 50;

/** @returns the texts of rows to search in, lower-cased once */
export const indexOf = (rows: readonly Row[]): readonly string[] =>
  rows.map(({ title, file, address }) => `${title}\n${file}\n${address ?? ''}`.toLowerCase());

function isInState(row: Row, state: Filter['state']): boolean {
  if (state === 'faulty') return row.errors > 0 || row.state === 'unread';
  if (state === 'unsaved') return row.unsaved;
  return state === '' || row.state === state;
}

/** @returns the rows of a filter, by collection, which have every word of the search */
export function sift(rows: readonly Row[], index: readonly string[], filter: Filter): Map<string, Row[]> {
  const terms = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, Row[]>();
  for (const [at, row] of rows.entries()) {
    if (filter.collection !== '' && row.collection !== filter.collection) continue;
    if (!isInState(row, filter.state) || !terms.every((term) => index[at]?.includes(term))) continue;
    const others = found.get(row.collection);
    if (others) others.push(row);
    else found.set(row.collection, [row]);
  }
  return found;
}
