/** Search and filters of the list. */
import { expect, it } from 'vitest';
import { EVERYTHING, type Filter, indexOf, sift } from '../../../cli/edit/app/list/filter.ts';
import { hrefOf, screenOf } from '../../../cli/edit/app/route.ts';
import { ROWS } from './fake.ts';

const names = (changes: Partial<Filter>): string[] =>
  [...sift(ROWS, indexOf(ROWS), { ...EVERYTHING, ...changes }).values()].flat().map(({ name }) => name);

it.each<[Partial<Filter>, string[]]>([
  [{ search: 'BENING sayur' }, ['01-sayur']],
  [{ search: 'tentang-kami' }, ['tentang-kami']],
  [{ search: 'tidak ada' }, []],
  [{ collection: 'pages' }, ['kontak', 'tentang-kami']],
  [{ state: 'draft' }, ['02-jalan']],
  [{ state: 'unsaved' }, ['02-jalan']],
  [{ state: 'faulty' }, ['04-hening', 'tentang-kami']],
  [{ state: 'gone', search: 'lomba' }, ['05-lama']],
])('finds %o', (changes, found) => expect(names(changes)).toEqual(found));

it.each([
  [null, 'form'],
  ['articles/01-x.yaml', 'form'],
  ['articles/01-x.yaml', 'preview'],
  ['articles/tanya? #jawab 100%.yaml', 'text'],
] as const)('leads to %s and back', (file, side) =>
  expect(screenOf(hrefOf(file, side))).toEqual({ file, side }),
);

it('shows the list for an address that is none', () =>
  expect(screenOf('#/%E0%A4%A')).toEqual({ file: null, side: 'form' }));
