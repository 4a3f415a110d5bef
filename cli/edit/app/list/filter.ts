/** Which entries are listed. */
import type { Row } from '../../api.ts';
import { finderIn, folded } from '../../finding/search.ts';
import { type Pill, pillsOf } from '../versions/steps.ts';

/** States to filter by, as rows name them. */
export const STATES = [
  'live',
  'sent',
  'draft',
  'waits',
  'gone',
  'unread',
  'faulty',
  'unsaved',
] as const satisfies readonly Pill[];

export interface Filter {
  search: string;
  /** Name of a collection; '' for all. */
  collection: string;
  state: (typeof STATES)[number] | '';
  order: (typeof ORDERS)[number];
  /** How many rows of each collection are shown; under `TEXTS`, of those whose texts have the words. */
  shown: Readonly<Record<string, number>>;
}

export const EVERYTHING: Filter = { search: '', collection: '', state: '', order: 'file', shown: {} };

/** How many rows of a collection are shown at first, and with each press of the button. */
export const PORTION = 50;

/** No collection has this name. */
export const TEXTS = '?texts';

/** Orders of the rows of a collection; `file` as the site has them. */
export const ORDERS = ['file', 'date', 'title'] as const;

/** @returns the texts of rows to search in, folded once */
export const indexOf = (rows: readonly Row[]): readonly string[] =>
  rows.map(({ title, words, file, address }) => folded([title, words, file, address].join('\n')));

function isInState(row: Row, state: Filter['state'], isSent: boolean): boolean {
  if (state === '') return true;
  const pills = pillsOf(row, isSent);
  return pills.includes(state) || (state === 'faulty' && pills.includes('unread'));
}

const titles = new Intl.Collator('id', { numeric: true });

const COMPARE: Readonly<Record<Filter['order'], ((one: Row, other: Row) => number) | null>> = {
  file: null,
  // The newest first; those without a date last.
  date: (one, other) => (other.date ?? '').localeCompare(one.date ?? ''),
  title: (one, other) => titles.compare(one.title || one.name, other.title || other.name),
};

/** The rows of a filter, in its order. */
interface Sifted {
  /** By collection. */
  found: Map<string, Row[]>;
  /** Those that are found by their texts alone. */
  inTexts: Row[];
}

/**
 * @param texts files whose texts have the words of the search
 * @param isSent whether the last version of a file was sent
 */
export function sift(
  rows: readonly Row[],
  index: readonly string[],
  filter: Filter,
  texts: ReadonlySet<string> = new Set(),
  isSent: (file: string) => boolean = () => false,
): Sifted {
  const isFound = finderIn(index, filter.search);
  const [found, inTexts] = [new Map<string, Row[]>(), [] as Row[]];
  for (const [at, row] of rows.entries()) {
    if (filter.collection !== '' && row.collection !== filter.collection) continue;
    if (!isInState(row, filter.state, isSent(row.file))) continue;
    const isNamed = isFound(at);
    if (!isNamed && !texts.has(row.file)) continue;
    const others = isNamed ? found.get(row.collection) : inTexts;
    if (others) others.push(row);
    else found.set(row.collection, [row]);
  }
  const compare = COMPARE[filter.order];
  if (compare) for (const own of [...found.values(), inTexts]) own.sort(compare);
  return { found, inTexts };
}
