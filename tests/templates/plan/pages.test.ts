/** A page with a content file of its own gets its fields, with complete addresses. */
import { expect, it } from 'vitest';
import type { PageEntry } from '../../../templates/plan/content.ts';
import { contentPages, pageOf } from '../../../templates/plan/content-pages.ts';
import type { Planning } from '../../../templates/plan/planning.ts';
import { contentOf, plainArticle, plainEntry } from '../../support/values/plan-entries.ts';
import { inIndonesian } from '../../support/values/words.ts';

const entry = (fields: object = {}): PageEntry => {
  const required = { template: 'about', title: 'Tentang', description: 'Kami', language: 'en' };
  const own = plainEntry('pages/a.yaml', { address: '/tentang/', fields: { ...required, ...fields } });
  return contentOf(own).pages.all[0] as PageEntry;
};
const planning = { context: { root: '/senja/' }, say: inIndonesian } as unknown as Planning;

const page = (fields: object = {}) => pageOf(entry(fields), planning);

it('has the address of its file, and is rendered by the template that it names', () => {
  expect(page()).toMatchObject({ path: '/tentang/', template: 'about', entry: { file: 'pages/a.yaml' } });
});

it('has its fields with every link resolved, its date as pages show it, and what its head shows', () => {
  const fields = { action: { name: 'A', href: '/kontak/' }, updated: '2 Mei 2025' };
  expect(page(fields).data()).toMatchObject({
    title: 'Tentang',
    description: 'Kami',
    language: 'en',
    page: {
      template: 'about',
      title: 'Tentang',
      href: '/senja/tentang/',
      ...fields,
      action: { name: 'A', href: '/senja/kontak/' },
    },
  });
});

const home = (updated: string | undefined, dates: string[]) => {
  const articles = dates.map((publishDate, index) => plainArticle(`a${index}`, { publishDate }));
  const own = entry({ template: 'home', ...(updated && { updated }) });
  const given = {
    pages: [own],
    articles,
    archived: false,
    shared: { categories: [] },
    settings: { categories: [] },
  };
  return contentPages({
    ...planning,
    ...given,
    context: { base: '/senja/', root: '/senja/' },
    card: () => ({}),
  } as never)[0];
};

it('of the home page receives its articles, next to its fields', () => {
  expect(home(undefined, ['2 Mei 2025'])?.data()).toMatchObject({
    title: 'Tentang',
    page: { title: 'Tentang' },
    total: 1,
  });
});

it.each([
  [undefined, [], null],
  ['1 Mei 2025', [], '2025-05-01'],
  [undefined, ['1 Juni 2025'], '2025-06-01'],
  ['1 Mei 2025', ['1 Juni 2025'], '2025-06-01'],
  ['1 Juli 2025', ['1 Juni 2025'], '2025-07-01'],
])('of the home page changed last with its text, %s, or its articles, %s', (updated, dates, expected) => {
  expect(home(updated, dates)?.changed).toBe(expected);
});
