/** What pages show of entries: made once for several pages, and never taken for another. */
import { expect, it, vi } from 'vitest';
import { printOf, viewing } from '../../../cli/core/plan/viewing.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import type { Page } from '../../../cli/core/stages/page.ts';

const entry = (slug: string, title = slug) => ({ slug, fields: { title } }) as unknown as Entry;
const titleOf = ({ fields }: Entry) => ({ title: fields.title });

it('makes a view once for the pages that follow each other', () => {
  const make = vi.fn(titleOf);
  const view = viewing().view(make);
  const one = entry('a');
  expect(view(one)).toBe(view(one));
  expect(make).toHaveBeenCalledTimes(1);
});

it('tells which entries a page shows', () => {
  const { view, shownOn } = viewing();
  const show = view(titleOf);
  const [one, two] = [entry('a'), entry('b')];
  show(entry('c'));
  const page = { props: () => ({ meta: {}, data: { first: show(one), more: [show(two)] } }) };
  expect([...shownOn(page as unknown as Page)]).toEqual([one, two]);
});

it('prints a copy of a view that says more by what it says', () => {
  const card = viewing().view(titleOf)(entry('a'));
  const print = printOf(card);
  expect(card).toEqual({ title: 'a' });
  expect(printOf({ ...card, first: true })).not.toBe(print);
  expect(printOf({ ...card, first: true })).not.toBe(printOf({ ...card, first: false }));
});

it('prints the same for the same data, also where another view of it was made', () => {
  const data = (title: string) => {
    const card = viewing().view(titleOf)(entry('a', title));
    return { card, related: [card, card], author: null };
  };
  expect(printOf(data('Teh'))).toBe(printOf(data('Teh')));
  expect(printOf(data('Teh'))).not.toBe(printOf(data('Kopi')));
});

it.each([
  [{ a: { b: 1 }, c: 2 }, { a: { b: 1, c: 2 } }],
  [['a', 'b'], ['a,b']],
  [['a'], { 0: 'a' }],
  [{ a: null }, { a: 'null' }],
  [{ a: 1 }, { a: '1' }],
  [{ a: [] }, { a: {} }],
  [{ a: ['x'], b: 1 }, { a: ['x', 1] }],
])('prints %j otherwise than %j', (one, other) => {
  expect(printOf(one)).not.toBe(printOf(other));
});
