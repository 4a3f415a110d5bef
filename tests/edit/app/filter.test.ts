/** Search and filters of the list. */
import { expect, it } from 'vitest';
import type { Row } from '../../../cli/edit/api.ts';
import { EVERYTHING, type Filter, indexOf, STATES, sift } from '../../../cli/edit/app/list/filter.ts';
import { hrefOf, screenOf } from '../../../cli/edit/app/route.ts';
import { pillsOf } from '../../../cli/edit/app/versions/steps.ts';
import { finderIn, folded } from '../../../cli/edit/finding/search.ts';
import { random } from '../../support/values/random.ts';
import { ROWS } from './fake.ts';

const names = (changes: Partial<Filter>): string[] =>
  [...sift(ROWS, indexOf(ROWS), { ...EVERYTHING, ...changes }).found.values()].flat().map(({ name }) => name);

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

it('finds by state the rows that name it, and those that cannot be read among those to mend', () => {
  const states: readonly Row['state'][] = ['live', 'new', 'draft', 'waits', 'gone', 'unread', null];
  const rows = states.flatMap((state) =>
    [0, 2].flatMap((errors) =>
      [true, false].map((unsaved) => {
        const [row] = ROWS as readonly [Row];
        return { ...row, file: `a/${state} ${errors} ${unsaved}.md`, state, errors, unsaved };
      }),
    ),
  );
  for (const isSent of [true, false])
    for (const state of STATES) {
      const { found } = sift(rows, indexOf(rows), { ...EVERYTHING, state }, new Set(), () => isSent);
      const named = rows.filter((row) => {
        const pills = pillsOf(row, isSent);
        return pills.includes(state) || (state === 'faulty' && row.state === 'unread');
      });
      expect([...found.values()].flat(), `${state} ${isSent}`).toEqual(named);
    }
  const sent = (state: Filter['state']) =>
    sift(ROWS, indexOf(ROWS), { ...EVERYTHING, state }, new Set(), (file) => file.startsWith('pages/')).found;
  expect([...sent('sent').values()].flat().map(({ name }) => name)).toEqual(['kontak']);
  expect([...sent('live').values()].flat().map(({ name }) => name)).toEqual(['01-sayur']);
});

const finds = (text: string, search: string): boolean => finderIn([folded(text)], search)(0);

it.each([
  ['Roberto Bolaño', 'Bolano'],
  ['Roberto Bolano', 'bolaño roberto'],
  ['Jalan-jalan di Łódź', 'lodz'],
  ['Straße yang sepi', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['ISTANBUL', 'ıstanbul'],
  ['O’Brien', 'obrien'],
  ['O’Brien', "o'brien"],
  ['Jum’at pagi', 'jumat'],
  ['Smørrebrød', 'smorrebrod'],
  ['Ørsted & Æro', 'aero orsted'],
  ['e\u0301toile', '\u00e9toile'],
])('finds “%s” by %s', (text, search) => expect(finds(text, search)).toBe(true));

const TITLE = 'Sayur bening yang hangat dan empuk';

it('finds a title by its words in any order, with one slip in each', () => {
  const own = random(20_251_129);
  const words = TITLE.split(' ').filter(({ length }) => length > 3);
  for (let turn = 0; turn < 500; turn += 1) {
    const [one, other] = [own.of(words), own.of(words)].map((word) => {
      const at = own.below(word.length);
      const [before, sign = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)];
      const slips = [before + after, `${before}x${after}`, `${before}x${sign}${after}`];
      if (after !== '') slips.push(before + after.charAt(0) + sign + after.slice(1));
      // What is left of a short word means many others.
      const slip = own.of(slips);
      return slip.length > 3 ? slip : word;
    });
    expect([one, other, finds(TITLE, `${one} ${other}`)]).toEqual([one, other, true]);
  }
});

it('offers what differs by a slip only if nothing is as it was typed, and nothing that differs more', () => {
  const texts = ['garam', 'garan'].map(folded);
  expect(texts.map((_, at) => finderIn(texts, 'garam')(at))).toEqual([true, false]);
  expect(texts.map((_, at) => finderIn(texts, 'garap')(at))).toEqual([true, true]);
  for (const search of ['syaur bneing hngata x', 'gula', 'syr', 'bebek'])
    expect(finds(TITLE, search)).toBe(false);
});

it('orders rows by date, the newest first, or by title', () => {
  const rows = [null, '2026-01-02', '2026-03-01', null].map((date, at) => ({
    ...(ROWS[0] as (typeof ROWS)[number]),
    title: `Tulisan ${10 - at}`,
    date,
  }));
  const ordered = (order: Filter['order']) =>
    [...sift(rows, indexOf(rows), { ...EVERYTHING, order }).found.values()].flat().map(({ title }) => title);
  expect(ordered('file')).toEqual(['Tulisan 10', 'Tulisan 9', 'Tulisan 8', 'Tulisan 7']);
  expect(ordered('date')).toEqual(['Tulisan 8', 'Tulisan 9', 'Tulisan 10', 'Tulisan 7']);
  expect(ordered('title')).toEqual(['Tulisan 7', 'Tulisan 8', 'Tulisan 9', 'Tulisan 10']);
});

it('finds entries by their category', () => {
  const rows = ROWS.map((row, at) => ({ ...row, words: at === 1 ? 'Gerakan Ringan' : '' }));
  const { found } = sift(rows, indexOf(rows), { ...EVERYTHING, search: 'ringan jalan' });
  expect([...found.values()].flat().map(({ name }) => name)).toEqual(['02-jalan']);
});

it.each([
  [null, 'form'],
  ['articles/01-x.yaml', 'form'],
  ['articles/01-x.yaml', 'preview'],
  ['articles/tanya? #jawab 100%.yaml', 'text'],
] as const)('leads to %s and back', (file, side) =>
  expect(screenOf(hrefOf(file, side))).toEqual({ file, side, version: '' }),
);

it('shows the list for an address that is none', () =>
  expect(screenOf('#/%E0%A4%A')).toEqual({ file: null, side: 'form', version: '' }));

it('leads to one version of the history and back', () => {
  const screen = { file: 'a/b.md', side: 'history', version: '0001-a_b-c' } as const;
  expect(screenOf(hrefOf(screen.file, screen.side, screen.version))).toEqual(screen);
});
