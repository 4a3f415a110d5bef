/** Which entries are listed. */
import type { Row, State } from '../../api.ts';
import { finderIn, folded } from './search.ts';

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
  order: (typeof ORDERS)[number];
  /** How many rows of each collection are shown. */
  shown: Readonly<Record<string, number>>;
}

export const EVERYTHING: Filter = { search: '', collection: '', state: '', order: 'file', shown: {} };

/** How many rows of a collection are shown at first, and with each press of the button. */
export const PORTION = 50;

/** Orders of the rows of a collection; `file` as the site has them. */
export const ORDERS = ['file', 'date', 'title'] as const;

/** @returns the texts of rows to search in, folded once */
export const indexOf = (rows: readonly Row[]): readonly string[] =>
  rows.map(({ title, words, file, address }) => folded([title, words, file, address].join('\n')));

function isInState(row: Row, state: Filter['state']): boolean {
  if (state === 'faulty') return row.errors > 0 || row.state === 'unread';
  if (state === 'unsaved') return row.unsaved;
  return state === '' || row.state === state;
}

const titles = new Intl.Collator('id', { numeric: true });

const COMPARE: Readonly<Record<Filter['order'], ((one: Row, other: Row) => number) | null>> = {
  file: null,
  // The newest first; those without a date last.
  date: (one, other) => (other.date ?? '').localeCompare(one.date ?? ''),
  title: (one, other) => titles.compare(one.title || one.name, other.title || other.name),
};

/** @returns the rows of a filter, by collection, in its order */
export function sift(rows: readonly Row[], index: readonly string[], filter: Filter): Map<string, Row[]> {
  const isFound = finderIn(index, filter.search);
  const found = new Map<string, Row[]>();
  for (const [at, row] of rows.entries()) {
    if (filter.collection !== '' && row.collection !== filter.collection) continue;
    if (!isInState(row, filter.state) || !isFound(at)) continue;
    const others = found.get(row.collection);
    if (others) others.push(row);
    else found.set(row.collection, [row]);
  }
  const compare = COMPARE[filter.order];
  if (compare) for (const own of found.values()) own.sort(compare);
  return found;
}
