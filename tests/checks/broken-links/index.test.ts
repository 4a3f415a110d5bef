/** Links of a finished site: each broken one is reported at its place, and no page is rendered needlessly. */
import { describe, expect, it } from 'vitest';
import brokenLinks from '../../../cli/checks/broken-links/index.ts';
import { linksOf } from '../../../cli/core/plan/field-links.ts';
import { idsOfPage, rendererOf } from '../../../cli/core/render/render-pages.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import type { SiteDefinition } from '../../../cli/core/stages/site.ts';
import type { CachedFile } from '../../../cli/core/stages/site-state.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import {
  buildOf,
  definitionOf,
  entryOf,
  plannedOf,
  showPage,
  siteOf,
  titleOf,
} from '../../support/values/render-values.ts';
import { outputFaults } from '../../support/values/site-checks.ts';

const ofOutput = brokenLinks.filter((one) => one.on === 'output');

const TEXTS = {
  'site.yaml': 'title: Toko\nmenu:\n  - href: /gone/\n',
  'goods/tea.md': '---\ntitle: tea\n---\nTea is good.\n',
  'goods/cup.md': '---\ntitle: cup\n---\nCups are good.\n',
  'pages/about.md': '---\ntitle: about\nmore:\n  href: /gone/\n---\nAbout us.\n',
};
const TEA = entryOf('goods/tea.md', { bodyStart: 19 });
const CUP = entryOf('goods/cup.md', { bodyStart: 19 });
const ABOUT = entryOf('pages/about.md', { bodyStart: 43 });
const GONE = { href: '/gone/', pointer: '/more/href' };

interface Input {
  entries?: readonly Entry[];
  site?: ReturnType<typeof siteOf>;
  definition?: Partial<SiteDefinition>;
  /** Links in bodies by path in `dist`, each from offset 20 to 30. */
  links?: Readonly<Record<string, string[]>>;
  ids?: string[];
}

/** Faults of a site, and the pages rendered for them. */
function check({
  entries = [TEA, CUP, ABOUT],
  site = siteOf(),
  definition = {},
  links = {},
  ids = [],
}: Input) {
  const planned = plannedOf(entries, { site, definition });
  const made: string[] = [];
  const build = buildOf({
    texts: TEXTS,
    definition,
    render: (input) => {
      made.push(titleOf(input));
      return showPage(input);
    },
  });
  const files = new Map<string, CachedFile>();
  for (const name of ['goods/tea', 'goods/cup', 'about', 'goods']) {
    const path = `${name}/index.html`;
    const notes = {
      diagnostics: [],
      links: (links[path] ?? []).flatMap((href) => [href, 20, 30]),
      ids: name === 'about' ? ids : [],
      text: null,
    };
    files.set(path, { inputs: { body: '', props: '' }, stamp: '', notes });
  }
  return { reported: outputFaults(ofOutput, build, planned, files), made };
}

const brief = ({ code, file, range, suggestions }: Diagnostic) => [code, file, range.line, ...suggestions];
const brieflyReported = (given: Input) => check(given).reported.map(brief);

const [TEA_FILE, CUP_FILE, ABOUT_FILE] = ['goods/tea/index.html', 'goods/cup/index.html', 'about/index.html'];

describe('valid links', () => {
  it.each([
    ['to pages', ['/about/', '/goods/', '/goods/cup/']],
    ['to files beside them', ['/feed.xml', '/sitemap.xml']],
    ['that leave the site', ['https://lain.example/', 'mailto:a@toko.example']],
  ])('%s need no page', (_, hrefs) => {
    const links = { [TEA_FILE]: hrefs, [ABOUT_FILE]: hrefs };
    expect(check({ links })).toEqual({ reported: [], made: [] });
  });

  it('to anchors are resolved from the ids kept of a page with its own address', () => {
    const links = { [TEA_FILE]: ['/about/#jam'], [ABOUT_FILE]: ['#jam'] };
    expect(check({ links, ids: ['isi', 'jam'] })).toEqual({ reported: [], made: [] });
  });

  it('to anchors of other pages are resolved by rendering each page once', () => {
    const links = { [TEA_FILE]: ['/goods/cup/#more', '#isi'], [CUP_FILE]: ['#more', '/goods/cup/#isi'] };
    expect(check({ links })).toEqual({ reported: [], made: ['cup', 'tea'] });
    expect(check({ links: { [TEA_FILE]: ['/goods/#isi'] } })).toEqual({ reported: [], made: ['Barang'] });
  });
});

describe('links in bodies', () => {
  it('are reported at their place in each body', () => {
    const links = { [TEA_FILE]: ['/goods/', '/abuot/'], [ABOUT_FILE]: ['/abuot/', '/goods/'] };
    expect(check({ links }).reported).toMatchObject([
      { code: 'link/no-such-page', file: 'goods/tea.md', range: { line: 4, column: 2, endColumn: 12 } },
      { code: 'link/no-such-page', file: 'pages/about.md', range: { line: 3, column: 4 } },
    ]);
  });

  it('are reported after any number of valid links', () => {
    const right = ['/about/', '/goods/', 'https://lain.example/'];
    const links = { [TEA_FILE]: right, [CUP_FILE]: [...right, '/lost/'] };
    expect(brieflyReported({ links })).toEqual([['link/no-such-page', 'goods/cup.md', 4]]);
  });

  it('to an anchor on the same page are checked page by page', () => {
    const links = { [ABOUT_FILE]: ['#jam'], [TEA_FILE]: ['#jam'] };
    expect(brieflyReported({ links, ids: ['jam'] })).toEqual([['link/no-such-anchor', 'goods/tea.md', 4]]);
  });

  it('to a missing anchor are reported with the nearest one', () => {
    const links = { [TEA_FILE]: ['/about/#jan', '/goods/cup/#mor'] };
    expect(brieflyReported({ links, ids: ['isi', 'jam'] })).toEqual([
      ['link/no-such-anchor', 'goods/tea.md', 4, '/about/#jam'],
      ['link/no-such-anchor', 'goods/tea.md', 4, '/goods/cup/#more'],
    ]);
  });

  it('must not lead to a page that is hidden from search engines', () => {
    const hidden = entryOf('pages/hidden.md', { fields: { title: 'hidden', hidden: true } });
    expect(brieflyReported({ entries: [TEA, hidden], links: { [TEA_FILE]: ['/hidden/'] } })).toEqual([
      ['link/no-such-page', 'goods/tea.md', 4],
    ]);
  });

  it('are not checked on pages without cached notes', () => {
    const lone = entryOf('pages/lone.md');
    expect(
      brieflyReported({ entries: [lone, TEA], links: { [TEA_FILE]: ['/lone/', '/unheard-of/'] } }),
    ).toEqual([['link/no-such-page', 'goods/tea.md', 4]]);
  });
});

describe('links in fields', () => {
  it('are reported at their field, those of the site first', () => {
    const site = siteOf({}, [{ href: '/gone/', pointer: '/menu/0/href' }]);
    expect(check({ site, entries: [TEA, { ...ABOUT, links: [GONE] }] }).reported).toMatchObject([
      { code: 'link/no-such-page', file: 'site.yaml', field: '/menu/0/href', range: { line: 3 } },
      { code: 'link/no-such-page', file: 'pages/about.md', field: '/more/href', range: { line: 4 } },
    ]);
  });

  it('to an anchor are checked where the page is known', () => {
    const part = { href: '#jam', pointer: '/more/href' };
    const site = siteOf({}, [part]);
    const entries = [
      { ...TEA, links: [part] },
      { ...ABOUT, links: [part] },
    ];
    expect(brieflyReported({ site, entries })).toEqual([['link/no-such-anchor', 'pages/about.md', 4]]);
    expect(brieflyReported({ site, entries, ids: ['jam'] })).toEqual([]);
  });

  it('are listed with the page they are on', () => {
    const link = { href: '/a/', pointer: '/b' };
    const site = siteOf({}, [link]);
    const at = { pointer: '/b' };
    const entries = [
      { ...TEA, links: [link] },
      { ...ABOUT, links: [link] },
    ];
    expect([...linksOf({ site, entries }, [], new Map())]).toEqual([
      { path: 'site.yaml', href: '/a/', at, from: null },
      { path: 'goods/tea.md', href: '/a/', at, from: null },
      { path: 'pages/about.md', href: '/a/', at, from: '/about/' },
    ]);
  });
});

describe('an anchor that is expected but missing', () => {
  const words = { message: 'm', hint: 'h' };
  const definition: Partial<SiteDefinition> = {
    plan: (content, tools) => {
      const plan = definitionOf().plan(content, tools);
      const { title } = content.settings;
      const sale = { id: 'sale', code: 'shop/no-sale', params: { title } };
      const soon = { id: 'soon', code: 'link/no-such-page', params: {} };
      const pages = plan.pages.map((page) => ({
        ...page,
        expects: page.path === '/about/' ? [sale] : page.path === '/goods/' ? [soon] : [],
      }));
      return { ...plan, pages };
    },
    diagnostics: {
      'shop/no-sale': {
        severity: 'warning',
        id: words,
        en: words,
        explanation: {} as SiteDefinition['diagnostics'][string]['explanation'],
      },
    },
  };

  it('is reported in the words of the site, at the link', () => {
    const links = { [TEA_FILE]: ['/about/#sale'] };
    expect(check({ definition, links }).reported).toMatchObject([
      {
        code: 'shop/no-sale',
        severity: 'warning',
        own: { severity: 'warning', id: words, en: words },
        params: { title: 'Toko' },
        range: { line: 4, column: 2 },
      },
    ]);
  });

  it('excuses neither another anchor nor a missing page', () => {
    const links = { [TEA_FILE]: ['/about/#sald', '/goods/#sale', '/sale/#sale', '/goods/#soon'] };
    expect(brieflyReported({ definition, links }).map(([code]) => code)).toEqual([
      'link/no-such-anchor',
      'link/no-such-anchor',
      'link/no-such-page',
      'link/no-such-page',
    ]);
  });

  it('is valid like any other once it exists', () => {
    expect(check({ definition, links: { [TEA_FILE]: ['/about/#sale'] }, ids: ['sale'] }).reported).toEqual(
      [],
    );
  });
});

it('finds the ids of a page, including those of its body', () => {
  const body = '# Tea\n\n## How to make it\n';
  const entry = entryOf('goods/tea.md', { bodyStart: 0 });
  const site = plannedOf([entry]);
  const build = buildOf({ texts: { 'goods/tea.md': body } });
  const renderer = rendererOf(site, build.folder, build);
  const [page] = site.pages;
  expect(page && [...idsOfPage(page, () => renderer)]).toEqual(['isi', 'more', 'tea', 'how-to-make-it']);
});
