/** A page with a content file of its own gets its fields, with complete addresses. */
import { expect, it } from 'vitest';
import { homePage } from '../../../templates/plan/home.ts';
import { meta } from '../../../templates/plan/meta.ts';
import { type ContentPage, type PageEntry, pageOf } from '../../../templates/plan/pages.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';
import { inIndonesian } from '../../support/values/words.ts';

const metaOf = meta('https://x.example', '/senja/', {
  title: 'Senja',
  language: 'id',
  navigation: [],
} as unknown as Parameters<typeof meta>[2]);

const entry = (fields: object = {}) =>
  ({
    ...plainEntry('pages/a.yaml'),
    address: '/tentang/',
    fields: { template: 'about', title: 'Tentang', description: 'Kami', language: 'en', ...fields },
  }) as unknown as PageEntry;
const tools = {
  root: '/senja/',
  metaOf,
  sharing: (address: string) => ({ src: `/senja/${address}?bagikan` }),
  say: inIndonesian,
};

const page = (fields: object = {}) => pageOf(entry(fields), tools);

it('has the address of its file, and is rendered by the template that it names', () => {
  const own = entry();
  const made = pageOf(own, tools);
  expect(made).toMatchObject({ path: '/tentang/', template: 'about', changed: null, indexed: true });
  expect(made.entry).toBe(own);
  expect(page({ updated: '2 Mei 2025' }).changed).toBe('2025-05-02');
});

it('uses the first picture of its text as its share picture, if it has one', () => {
  const imageOf = (bodyImages: string[]) => pageOf({ ...entry(), bodyImages }, tools).props().meta.image;
  expect(imageOf(['images/a.png', 'images/b.png'])).toBe('https://x.example/senja/images/a.png?bagikan');
  expect(imageOf([])).toBe('https://x.example/senja/share.png');
});

it('is indexed, except for the not-found page', () => {
  expect(page({ template: 'not-found' }).indexed).toBe(false);
});

it('has its fields with every link resolved', () => {
  const { meta, data } = page({ action: { name: 'A', href: '/kontak/' } }).props();
  expect(data).toEqual({
    page: { ...entry().fields, action: { name: 'A', href: '/senja/kontak/' } },
  });
  expect(meta).toMatchObject({
    href: '/senja/tentang/',
    title: 'Tentang',
    description: 'Kami',
    language: 'en',
  });
});

it('of the home page receives its articles, next to its fields', () => {
  const front = { data: () => ({ total: 3 }) } as Parameters<typeof homePage>[1];
  const made = homePage(page({ template: 'home' }) as ContentPage<'home'>, front);
  expect(made).toMatchObject({ path: '/tentang/', template: 'home' });
  expect(made.props()).toMatchObject({
    meta: { title: 'Tentang' },
    data: { page: { title: 'Tentang' }, total: 3 },
  });
});
