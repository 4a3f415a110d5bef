/** Each page and file of a plan has a unique and valid name. */
import { expect, it } from 'vitest';
import { checkFeedItems, checkPlan, checkShape } from '../../../cli/core/plan/check-plan.ts';
import type { Page } from '../../../cli/core/stages/page.ts';
import type { FeedItem, Plan } from '../../../cli/core/stages/plan.ts';
import { CodeFaults, SiteError } from '../../../cli/core/stages/site-error.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';

const page = (path: string, file: string | null = null): Page => ({
  path,
  template: 'article',
  entry: file === null ? null : plainEntry(file),
  changed: null,
  indexed: true,
  props: () => ({}) as never,
});
const file = (path: string) => ({ path, content: () => '' });

it.each([
  [[page('/a/'), page('/b/')], [file('a.json')], []],
  [
    [page('/a/', 'articles/a.md'), page('/a/')],
    [],
    ['/a/: the page of articles/a.md, a page of the template article'],
  ],
  [
    [page('/Kontak/'), page('/kontak/')],
    [],
    ['/kontak/: a page of the template article, a page of the template article'],
  ],
  [[], [file('robots.txt'), file('data.csv'), file('tags/x/feed.xml')], []],
  [[], [file('_headers')], ['_headers: the file that senja makes, a file of the plan']],
  [[], [file('a.json'), file('a.json')], ['a.json: a file of the plan, a file of the plan']],
  [
    [page('/é/'), page('/e\u0301/')],
    [],
    ['/e\u0301/: a page of the template article, a page of the template article'],
  ],
  [[page('/assets/x/')], [], ['/assets/x/: the file that senja makes, a page of the template article']],
  [[page('/_headers/')], [], ['/_headers/: the file that senja makes, a page of the template article']],
])('reports duplicates in plan %#', (pages, files, expected) => {
  const clashes = checkPlan({ pages, files }).map(({ params: { path, first, second } }) => {
    const en = (param: unknown) => (param as { en: string }).en;
    return `${path}: ${en(first)}, ${en(second)}`;
  });
  expect(clashes).toEqual(expected);
});

it('reports every address that is no name of a file', () => {
  const addresses = ['/../a/', '/a b/', '/.git/', '/tags/con/', '/Aux.html'];
  const found = checkPlan({ pages: addresses.map((path) => page(path)), files: [file('../a.txt')] });
  expect(found.map(({ code, text }) => `${code} ${text}`)).toEqual(
    [...addresses, '../a.txt'].map((one) => `senja/site-code ${one}`),
  );
});

const ITEM: FeedItem = {
  slug: 'a',
  title: 'A',
  href: '/a/',
  day: '2025-01-01',
  updated: '2025-01-02',
  topic: '',
  summary: '',
};

const ABOUT: Plan['about'] = {
  title: 'Senja',
  tagline: '',
  description: '',
  language: 'id',
  since: '2025-01-01',
  colour: '#fff',
  icon: '<svg/>',
};

it('accepts only existing templates; inherited names do not count', () => {
  const plan = { shared: {}, pages: [page('/')], files: [], about: ABOUT, endpoints: [] } as unknown as Plan;
  expect(() => checkShape(plan, { styles: { article: '' } })).not.toThrow();
  const others = ['constructor', 'artikel', 'artikel'].map((template) => ({ ...page('/'), template }));
  const missing = { ...plan, pages: [...plan.pages, ...others] };
  expect(() => checkShape(missing, { styles: { article: '' } })).toThrow(
    new CodeFaults([
      { kind: 'template', name: 'constructor' },
      { kind: 'template', name: 'artikel' },
    ]),
  );
  const pages = [undefined, {}, 7, [null], [{ path: 'a' }], [{ path: null }], [{ path: { id: 1 } }]];
  for (const wrong of [null, {}, ...pages.map((some) => ({ ...plan, pages: some }))])
    expect(() => checkShape(wrong as unknown as Plan, { styles: {} })).toThrow(SiteError);
});

it.each([
  ['about.title', { about: { ...ABOUT, title: 7 } }],
  ['about.tagline', { about: { ...ABOUT, tagline: { toString: 1 } } }],
  ['about.language', { about: { ...ABOUT, language: 'id"><script>' } }],
  ['about.language', { about: { ...ABOUT, language: 'toString' } }],
  ['about.since', { about: { ...ABOUT, since: '2025-13-01' } }],
  ['endpoints', { endpoints: 'https://send.example/' }],
  ['https', { endpoints: ['javascript:alert(1)'] }],
  ['https', { endpoints: ['https://send.example;sandbox/'] }],
  ['https', { endpoints: [{ toString: 1 }] }],
])('refuses a wrong %s of a plan: %o', (name, wrong) => {
  const plan = { shared: {}, pages: [page('/')], files: [], about: ABOUT, endpoints: [], ...wrong };
  const check = () => checkShape(plan as unknown as Plan, { styles: { article: '' } });
  expect(check).toThrow(SiteError);
  expect(check).toThrow(name);
});

it.each([
  ['feed', 'all'],
  ['feed.slug', [7]],
  ['feed.title', [{ ...ITEM, title: ['a'] }]],
  ['feed.day', [ITEM, { ...ITEM, day: '2025-02-30' }]],
  ['feed.updated', [{ ...ITEM, updated: '"><script>' }]],
])('refuses a feed without %s', (name, items) => {
  expect(() => checkFeedItems(items as FeedItem[])).toThrow(`gives no ${name}`);
});
