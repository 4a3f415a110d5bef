/** Where a vanished address was most likely moved: known from the last build, or by similar words. */
import { expect, it } from 'vitest';
import { findMoved } from '../../../cli/checks/published-addresses/advice/index.ts';
import type { Content } from '../../../cli/core/stages/content.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import type { Page } from '../../../cli/core/stages/page.ts';
import { nothingCached, type SiteState } from '../../../cli/core/stages/site-state.ts';
import { entryOf, models } from '../../support/values/render-values.ts';

const pageOf = (path: string, entry: Entry | null, more: Partial<Page> = {}): Page => ({
  path,
  template: '',
  entry,
  changed: null,
  indexed: true,
  props: () => ({}),
  ...more,
});

const goods = (file: string, changes: Partial<Entry> = {}): Page => {
  const entry = entryOf(file, changes);
  return pageOf(`/goods/${entry.slug}/`, entry);
};

interface Input {
  /** Pages at new addresses. */
  pages: readonly Page[];
  /** Entries of the last build. */
  before?: readonly Entry[];
  gone?: number;
}

function finder({ pages, before = [], gone = 1 }: Input): (address: string) => string | null {
  const cached = {
    ...nothingCached('', 'no-cache'),
    entries: new Map(before.map((entry) => [entry.file, { entry }] as const)),
  } as unknown as SiteState;
  const published = pages.flatMap(({ entry }) => (entry ? [entry as Entry] : []));
  const content = { choices: {}, published, entries: published } as unknown as Content;
  const find = findMoved({ cached, models }, content, pages, gone);
  return (address) => find(address)?.path ?? null;
}

const TEA = entryOf('goods/tea.md', { title: 'Tea', fingerprint: 'tea', bodyStart: 1 });

it.each<[string, Page]>([
  ['the same file under another name', goods('goods/drink.md', { title: 'Drink', fingerprint: 'tea' })],
  ['the same title', goods('goods/drink.md', { title: 'Tea', fingerprint: 'other' })],
])('prefers the last build: %s', (_how, page) => {
  const find = finder({ pages: [goods('goods/tea-cup.md', { title: 'Cup' }), page], before: [TEA] });
  expect(find('/goods/tea/')).toBe('/goods/drink/');
});

it('does not choose between two pages with the same title, unless a name is similar', () => {
  const two = ['goods/one.md', 'goods/two.md'].map((file) =>
    goods(file, { title: 'Tea', fingerprint: file }),
  );
  expect(finder({ pages: two, before: [TEA] })('/goods/one/')).toBe('/goods/one/');
  const others = two.map((page) => ({ ...page, entry: { ...page.entry, title: 'Coffee' } as Entry }));
  expect(finder({ pages: others, before: [TEA] })('/goods/tea/')).toBe(null);
});

it('compares the words of names and titles if there is no last build', () => {
  const pages = [
    goods('goods/green-tea-cup.md', { title: 'Cup' }),
    goods('goods/drink.md', { title: 'Black coffee' }),
  ];
  const find = finder({ pages });
  expect(find('/goods/green-tea/')).toBe('/goods/green-tea-cup/');
  expect(find('/goods/black-coffee/')).toBe('/goods/drink/');
  expect(find('/goods/blue-water/')).toBe(null);
});

it('stays in the folder of the address', () => {
  const page = pageOf('/pages/green-tea/', entryOf('pages/green-tea.md'));
  expect(finder({ pages: [page] })('/goods/green-tea/')).toBe(null);
});

it('ignores pages that belong to neither an entry nor a setting in site.yaml', () => {
  expect(finder({ pages: [pageOf('/goods/green-tea/', null)] })('/goods/green-tea-cup/')).toBe(null);
  const list = pageOf('/goods/green-tea/', null, { setting: '/categories/0/name' });
  expect(finder({ pages: [list] })('/goods/green-tea-cup/')).toBe('/goods/green-tea/');
});

it('compares no words when there are too many', () => {
  const pages = Array.from({ length: 500 }, (_, index) => goods(`goods/green-tea-${index}.md`));
  expect(finder({ pages, gone: 400 })('/goods/green-tea-7/')).toBe('/goods/green-tea-7/');
  expect(finder({ pages, gone: 401 })('/goods/green-tea-7/')).toBe(null);
});
