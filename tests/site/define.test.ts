/** The engine's plan, made from the definition of a small site. */
import { expect, it } from 'vitest';
import { START } from '../../cli/core/entries/documents.ts';
import type { Entry } from '../../cli/core/stages/entry.ts';
import type { CollectionInfo, PlanTools } from '../../cli/core/stages/site.ts';
import type { PageSpec } from '../../cli/site/collections.ts';
import { definitionOf, file, page, type SiteSpec } from '../../cli/site/define.ts';
import { defineSite } from '../../cli/site.ts';

type Theme = NonNullable<SiteSpec['extends']>;

const entry = (slug: string): Entry =>
  ({
    collection: 'docs',
    slug,
    fields: {},
    file: `docs/${slug}.md`,
    title: slug,
    days: {},
  }) as unknown as Entry;

const DOCS: CollectionInfo = {
  name: 'docs',
  references: [],
  pictures: [],
  templateOf: () => 'doc',
  descriptionOf: () => '',
  pathOf: ({ slug }) => (slug === 'none' ? null : `/docs/${slug}/`),
};

const tools = { collections: [DOCS], base: '/', origin: 'https://a.example' } as unknown as PlanTools;
const content = {
  settings: { title: 'A', url: 'https://a.example/' },
  entries: [entry('start'), entry('none')],
};

it('finds the address at which an entry is shown', () => {
  const plan = definitionOf({}).plan(content, tools);
  const shown = content.entries.map((one) => plan.whereShown?.(one));
  expect(shown).toEqual([[{ path: '/docs/start/', part: null }], []]);
  const without = definitionOf({ pages: () => [page('/', 'home')] }).plan(content, tools);
  expect(without.whereShown?.(entry('start'))).toEqual([]);
});

it('shares the picture of an entry, or else that of the theme', () => {
  const bare = definitionOf({ pages: () => [] });
  const plan = (...args: Parameters<typeof bare.plan>) => {
    const made = bare.plan(...args);
    return { ...made, about: { ...made.about, image: 'share.png' } };
  };
  const site = definitionOf({
    extends: { ...bare, plan } as Theme,
    pages: ({ docs }) => [page('/list/', 'list'), page('/404.html', 'list'), ...(docs?.pages() ?? [])],
  });
  const pictured = { ...entry('start'), fields: { cover: 'images/a.png' } };
  const { pages } = site.plan({ ...content, entries: [pictured, entry('plain')] }, {
    collections: [{ ...DOCS, pictures: [['parts', '*', 'photo'], ['cover']] }],
    base: '/senja/',
    root: '/senja/',
    origin: 'https://a.example',
    image: (address: string) => ({ src: address }),
    sharing: (address: string) => ({ src: `/senja/assets/${address}`, size: { width: 1200, height: 630 } }),
  } as never);
  const metaOf = (one: (typeof pages)[number]) => (one.props() as { meta: { image?: string } }).meta;
  expect(pages.map((one) => [one.path, metaOf(one).image])).toEqual([
    ['/list/', 'https://a.example/senja/share.png'],
    ['/404.html', undefined],
    ['/docs/start/', 'https://a.example/senja/assets/images/a.png'],
    ['/docs/plain/', 'https://a.example/senja/share.png'],
  ]);
});

it('adds pages, files, checks and endpoints to those of a theme', () => {
  const fault = (code: string) => ({ code, params: {}, at: START });
  const extended = definitionOf({
    pages: () => [page('/list/', 'list')],
    files: () => [file('own.json', () => '')],
    check: () => [fault('own')],
    endpoints: ['https://own.example/'],
    extends: definitionOf({
      pages: () => [page('/', 'home')],
      files: () => [file('theme.json', () => '')],
      check: () => [fault('theme')],
      endpoints: ['https://theme.example/'],
    }) as Theme,
  });
  const { pages, files, endpoints } = extended.plan(content, tools);
  expect(pages.map(({ path }) => path)).toEqual(['/', '/list/']);
  expect(files.map(({ path }) => path)).toEqual(['theme.json', 'own.json']);
  expect(endpoints).toEqual(['https://theme.example/', 'https://own.example/']);
  expect(extended.checkContent?.(content, tools).map(({ code }) => code)).toEqual(['theme', 'own']);
});

it('finds where a theme shows an entry, unless the site has a page of its own for it', () => {
  const theme = definitionOf({}) as Theme;
  const shown = (spec: SiteSpec) => definitionOf(spec).plan(content, tools).whereShown?.(entry('start'));
  expect(shown({ extends: theme })).toEqual([{ path: '/docs/start/', part: null }]);
  const own = { ...page('/own/', 'doc'), entry: entry('start') } as PageSpec;
  expect(shown({ extends: theme, pages: () => [own] })).toEqual([{ path: '/own/', part: null }]);
});

it('has a feed with the newest entries first, by default of all collections', () => {
  const dated = (slug: string, published?: string): Entry =>
    ({ ...entry(slug), days: { published } }) as Entry;
  const days = Array.from({ length: 21 }, (_, index) => `2026-01-${`${index + 1}`.padStart(2, '0')}`);
  const entries = [dated('none', '2026-02-01'), dated('undated'), ...days.map((day) => dated(day, day))];
  const feedOf = (spec: SiteSpec) =>
    definitionOf(spec)
      .plan({ ...content, entries }, tools)
      .feed()
      .map(({ day }) => day);
  expect(feedOf({})).toEqual(days.slice(1).reverse());
  expect(feedOf({ feed: ({ docs }) => ({ entries: docs?.all ?? [] }) })).toEqual([...days].reverse());
  const theme = definitionOf({ feed: ({ docs }) => ({ entries: docs?.all.slice(2, 3) ?? [] }) }) as Theme;
  expect(feedOf({ extends: theme })).toEqual(days.slice(0, 1));
});

it('tells a page without an entry its own address, which menus mark', () => {
  const plan = definitionOf({ pages: () => [page('/list/', 'list')] }).plan(content, tools);
  expect(plan.pages.map(({ props }) => props())).toMatchObject([{ meta: { current: '/list/' } }]);
});

it('refuses members that have no effect beside a plan', () => {
  const plan = () => ({});
  for (const name of ['pages', 'layout', 'files', 'feed', 'check', 'look', 'endpoints'])
    expect(() => defineSite({ plan, [name]: {} } as object)).toThrow(`“${name}” has no effect beside “plan”`);
  const both = { plan, diagnostics: {}, pictures: {}, markdown: {}, policy: {} } as object;
  expect(defineSite(both)).toBe(both);
});
