/** The engine's plan, made from the definition of a small site. */
import type MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { START } from '../../cli/core/entries/documents/documents.ts';
import type { Entry } from '../../cli/core/stages/entry.ts';
import type { CollectionInfo, PlanTools } from '../../cli/core/stages/plan.ts';
import type { SiteConfig } from '../../cli/site/config.ts';
import { definitionOf, file, page, redirect } from '../../cli/site/define.ts';
import type { PageSpec } from '../../cli/site/page-spec.ts';
import { defineSite } from '../../cli/site.ts';

type Theme = NonNullable<SiteConfig['extends']>;

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
    pages: () => [page('/li\u0308st/', 'list')],
    files: () => [file('/o\u0308wn.json', () => '')],
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
  expect(pages.map(({ path }) => path)).toEqual(['/', '/l\u00efst/']);
  expect(files.map(({ path }) => path)).toEqual(['theme.json', '\u00f6wn.json']);
  expect(endpoints).toEqual(['https://theme.example/', 'https://own.example/']);
  expect(extended.checkContent?.(content, tools).map(({ code }) => code)).toEqual(['theme', 'own']);
});

it('finds where a theme shows an entry, unless the site has a page of its own for it', () => {
  const theme = definitionOf({}) as Theme;
  const shown = (spec: SiteConfig) => definitionOf(spec).plan(content, tools).whereShown?.(entry('start'));
  expect(shown({ extends: theme })).toEqual([{ path: '/docs/start/', part: null }]);
  const own = { ...page('/own/', 'doc'), entry: entry('start') } as PageSpec;
  expect(shown({ extends: theme, pages: () => [own] })).toEqual([{ path: '/own/', part: null }]);
});

it('has a feed with the newest entries first, by default of all collections', () => {
  const dated = (slug: string, published?: string): Entry =>
    ({ ...entry(slug), days: { published } }) as Entry;
  const days = Array.from({ length: 21 }, (_, index) => `2026-01-${`${index + 1}`.padStart(2, '0')}`);
  const entries = [dated('none', '2026-02-01'), dated('undated'), ...days.map((day) => dated(day, day))];
  const feedOf = (spec: SiteConfig) =>
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

it('shares the first picture of a text if no field of the entry has one, and none on a redirect page', () => {
  const own = { ...entry('start'), bodyImages: ['images/a.png', 'images/b.png'], aliases: ['/old/'] };
  const given: PlanTools = { ...tools, sharing: (address) => ({ src: `/${address}?share` }) };
  const { pages } = definitionOf({ look: { image: 'share.png' } }).plan(
    { ...content, entries: [own] },
    given,
  );
  expect(pages.map((one) => [one.path, one.props()])).toMatchObject([
    ['/docs/start/', { meta: { image: 'https://a.example/images/a.png?share', imageAlt: undefined } }],
    ['/old/', { meta: { image: 'https://a.example/share.png', imageAlt: 'A', moved: '/docs/start/' } }],
  ]);
});

it('says what the picture of an entry shows; that of the site has a known size', () => {
  const own = { ...entry('start'), fields: { cover: 'a.png', alt: 'Tea.' } };
  const infos = [{ ...DOCS, pictures: [['cover']], alts: { cover: 'alt' } }];
  const given = {
    ...tools,
    collections: infos,
    image: () => ({}),
    sharing: (address: string) => ({ src: `/${address}` }),
  };
  const { pages } = definitionOf({
    look: { image: 'share.png' },
    pages: ({ docs }) => [...(docs?.pages() ?? []), page('/', 'home')],
  }).plan({ ...content, entries: [own] }, given as never);
  const [first, second] = pages.map((one) => (one.props() as { meta: object }).meta);
  expect(first).toMatchObject({ imageAlt: 'Tea.' });
  expect(first).not.toHaveProperty('imageSize');
  expect(second).toMatchObject({ imageAlt: 'A', imageSize: { width: 1200, height: 630 } });
});

it('shows an entry with any template, at its own address', () => {
  const planned = (slug: string) =>
    definitionOf({
      pages: ({ docs }) =>
        docs?.all
          .filter((one) => one.slug === slug)
          .map((one) => page(one, 'print', () => ({ a: 1 }), { changed: '2026-01-02' })) ?? [],
    }).plan(content, tools);
  const { pages, whereShown } = planned('start');
  expect(pages).toMatchObject([
    { path: '/docs/start/', template: 'print', entry: { slug: 'start' }, changed: '2026-01-02' },
  ]);
  expect(pages[0]?.props()).not.toHaveProperty('entry');
  expect(whereShown?.(entry('start'))).toEqual([{ path: '/docs/start/', part: null }]);
  expect(() => planned('none')).toThrow('“none” is no entry with an address of its own');
});

it('redirects from any address, and from the former ones of entries', () => {
  const own = { ...entry('start'), aliases: ['/docs/first/'] };
  const { pages } = definitionOf({
    pages: ({ docs }) => [...(docs?.pages() ?? []), redirect('/old/', '/docs/', 'Docs')],
  }).plan({ ...content, entries: [own] }, tools);
  expect(pages.map(({ path, leadsTo, indexed, entry }) => [path, leadsTo, indexed, entry?.slug])).toEqual([
    ['/docs/start/', undefined, true, 'start'],
    ['/old/', '/docs/', false, undefined],
    ['/docs/first/', '/docs/start/', false, undefined],
  ]);
  expect(pages.slice(1).map((one) => one.props())).toMatchObject([
    { meta: { href: '/old/', canonical: 'https://a.example/docs/', title: 'Docs' } },
    { meta: { href: '/docs/first/', title: 'start', moved: '/docs/start/' } },
  ]);
});

it('says where an entry without a page is shown, and checks settings and entries', () => {
  const fault = (code: string) => ({ code, params: {}, at: START });
  const theme = definitionOf({ checkSettings: () => [fault('a')], checkEntry: () => [fault('b')] }) as Theme;
  const own = definitionOf({
    extends: theme,
    whereShown: (one) => [{ path: `/#${one.slug}`, part: null }],
    checkSettings: () => [fault('c')],
    checkEntry: () => [fault('d')],
    endpoints: ({ settings }) => [settings.url],
  });
  const { whereShown, endpoints } = own.plan(content, tools);
  expect(whereShown?.(entry('none'))).toEqual([{ path: '/#none', part: null }]);
  expect(endpoints).toEqual(['https://a.example/']);
  expect(own.checkSettings(content.settings).map(({ code }) => code)).toEqual(['a', 'c']);
  expect(own.checkEntry?.(entry('none'), content.settings).map(({ code }) => code)).toEqual(['b', 'd']);
});

it('gives a file the text of a body, and its feed items of the site', () => {
  const own = { ...entry('start'), days: { published: '2026-01-02' } };
  const site = definitionOf({
    files: ({ docs }) => [
      file('a.txt', (textOf) => docs?.all.map((one) => `${one.slug}: ${textOf(one)}`).join() ?? ''),
    ],
    feed: ({ docs }) => ({
      entries: docs?.all ?? [],
      item: ({ slug }) => ({ title: `${slug}!`, href: `/#${slug}` }),
    }),
  });
  const dated = { ...entry('none'), days: { published: '2026-01-01' } };
  const { files, feed } = site.plan({ ...content, entries: [own, dated] }, tools);
  expect(files[0]?.content((path) => `text of ${path}`)).toBe('start: text of /docs/start/,none: ');
  expect(feed()).toMatchObject([
    { slug: 'docs/start', title: 'start!', href: '/#start', day: '2026-01-02' },
    { slug: 'docs/none', title: 'none!', href: '/#none' },
  ]);
});

it('gives programs a list of pages, all their texts, and each beside its page', () => {
  const written: Record<string, string> = {
    start: 'Text [a](https://a.example/b/)',
    titled: '# Own title\n\nText',
  };
  const body = ({ slug }: Entry) => ({ markdown: written[slug] ?? '' });
  const site = definitionOf({
    llms: true,
    pages: ({ docs }) => [
      page('/', 'home'),
      ...(docs?.pages() ?? []),
      ...(docs?.all.slice(0, 1).map((one) => page('/print/', 'print', () => ({ one: one.slug }))) ?? []),
    ],
  });
  const { files } = site.plan({ ...content, entries: [...content.entries, entry('titled')] }, {
    ...tools,
    base: '/senja/',
    collections: [{ ...DOCS, descriptionOf: ({ slug }: Entry) => (slug === 'start' ? 'About [it]' : '') }],
    body,
  } as unknown as PlanTools);
  const texts = Object.fromEntries(files.map(({ path, content }) => [path, content(() => '')]));
  const start = '# start\n\n> About \\[it\\]\n\nText [a](https://a.example/b/)\n';
  const titled = '# Own title\n\nText\n';
  expect(texts).toEqual({
    'llms.txt':
      '# A\n\n> A\n\n## docs\n\n' +
      '- [start](https://a.example/senja/docs/start/index.md): About \\[it\\]\n' +
      '- [titled](https://a.example/senja/docs/titled/index.md)\n',
    'llms-full.txt': `# A\n\n> A\n\n${start}\n${titled}`,
    'docs/start/index.md': start,
    'docs/titled/index.md': titled,
  });
});

it('has types for the severities of codes, its own and those of a theme among them', () => {
  const words = { message: 'A', hint: 'B' };
  const loud = {
    severity: 'warning',
    id: words,
    en: words,
    explanation: { id: 'C', en: 'C', example: null },
  } as const;
  const extended = defineSite({ diagnostics: { 'theme/loud': loud }, checks: { 'theme/loud': 'note' } });
  const site = defineSite({
    extends: extended,
    diagnostics: { 'own/loud': loud },
    checks: { 'own/*': 'error', 'theme/loud': 'off', 'link/no-such-page': 'warning' },
  });
  expect(site.checks).toEqual({
    'theme/loud': 'off',
    'own/*': 'error',
    'link/no-such-page': 'warning',
  });
  // @ts-expect-error: misspelt, of the engine.
  defineSite({ checks: { 'link/no-such-pge': 'warning' } });
  // @ts-expect-error: misspelt, of the site.
  defineSite({ diagnostics: { 'own/loud': loud }, checks: { 'own/lod': 'warning' } });
  // @ts-expect-error: no site can be made with such an error.
  defineSite({ checks: { 'yaml/syntax': 'warning' } });
  // @ts-expect-error: neither with this one of its family.
  defineSite({ checks: { 'markdown/too-many-marks': 'off' } });
  defineSite({ checks: { 'content/image-small': 'error', 'code/no-effect': 'off' } });
  // @ts-expect-error: no severity.
  defineSite({ checks: { 'link/*': 'warn' } });
});

it('has a parser for the functions in `plugins` that are written there', () => {
  const typed = (markdown: MarkdownIt, { of }: { of: string }): void => void markdown.disable(of);
  const { markdown } = defineSite({
    markdown: { plugins: [(parser) => parser.enable('linkify'), [typed, { of: 'emphasis' }]] },
  });
  expect(markdown?.plugins).toHaveLength(2);
});
