/** What is said of the content as a whole, and which addresses may still come while some files are faulty. */
import { describe, expect, it } from 'vitest';
import type { Entry, KnownContent, KnownEntry } from '../../../cli/site.ts';
import type { SiteModel } from '../../../templates/model.ts';
import { addressesOf, anchors, checkContent, mayCome } from '../../../templates/plan/checks.ts';
import { plainArticle, plainEntry } from '../../support/plan-entries.ts';

const settings = {
  categories: [
    { name: 'Makanan Sehat', anchor: 'makanan', description: '' },
    { name: 'Tidur', anchor: 'tidur', description: '' },
  ],
} as SiteModel;

/** @param category null where it is not certain */
const faulty = (category: string | null, changes: Partial<KnownEntry> = {}): KnownEntry => ({
  file: 'articles/x.md',
  collection: 'articles',
  slug: 'x',
  hasPage: true,
  field: (name) => (name === 'category' ? category : 'Tidur'),
  ...changes,
});

const known = (changes: Partial<KnownContent> = {}): KnownContent => ({
  settings: null,
  choices: { categories: ['Makanan Sehat', 'Tidur'] },
  sound: [],
  faulty: [],
  ...changes,
});

describe('a category in vain', () => {
  const article = (category: string): Entry => {
    const { fields, ...rest } = plainArticle('a', { category });
    return { ...rest, fields: { ...fields } };
  };
  const told = (sound: Entry[], others: KnownEntry[] = []) =>
    checkContent({ ...known(), settings, sound, faulty: others });
  const empty = (name: string, index: number) => ({
    code: 'site/empty-category',
    params: { name },
    at: { pointer: `/categories/${index}/name`, target: 'value' },
  });

  it('is one that no article is of', () => {
    expect(told([article('Tidur')])).toEqual([empty('Makanan Sehat', 0)]);
    expect(told([article('Makanan Sehat')])).toEqual([empty('Tidur', 1)]);
    expect(told([article('Tidur'), article('Makanan Sehat')])).toEqual([]);
  });

  it('is not told of by name where there are no articles at all', () => {
    const nothing = [{ code: 'site/no-articles', params: {}, at: { start: 0, end: 0 } }];
    expect(told([])).toEqual(nothing);
    expect(told([plainEntry('pages/a.md', { fields: { category: 'Tidur' } })])).toEqual(nothing);
    expect(told([], [faulty(null, { collection: 'pages' })])).toEqual(nothing);
  });

  it('is none that a faulty article is of, or may be of', () => {
    expect(told([], [faulty('Tidur')])).toEqual([empty('Makanan Sehat', 0)]);
    expect(told([article('Tidur')], [faulty('Makanan Sehat')])).toEqual([]);
    expect(told([article('Tidur')], [faulty(null)])).toEqual([]);
    expect(told([article('Tidur')], [faulty('Tidur'), faulty('Makann')])).toEqual([]);
    expect(told([article('Tidur')], [faulty(null, { collection: 'pages' })])).toHaveLength(1);
  });
});

it('expects both places of each category on the home page', () => {
  const place = (id: string, name: string) => ({
    path: '/',
    id,
    fault: { code: 'link/empty-category', params: { anchor: id, name } },
  });
  expect(anchors(settings)).toEqual([
    place('makanansehat', 'Makanan Sehat'),
    place('makanan', 'Makanan Sehat'),
    place('tidur', 'Tidur'),
    place('judul-tidur', 'Tidur'),
  ]);
});

describe('an entry brings', () => {
  it('its page, its category and the archive', () => {
    expect(addressesOf(faulty('Makanan Sehat'), known())).toEqual([
      '/artikel/x/',
      '/kategori/makanan-sehat/',
      '/artikel/',
    ]);
  });

  it('no category that is none, or that is not certain to be one', () => {
    expect(addressesOf(faulty('Makann'), known())).toEqual(['/artikel/x/', '/artikel/']);
    expect(addressesOf(faulty('Tidur'), known({ choices: { categories: null } }))).toEqual([
      '/artikel/x/',
      '/artikel/',
    ]);
    expect(addressesOf(faulty('Tidur'), known({ choices: {} }))).toEqual(['/artikel/x/', '/artikel/']);
  });

  it('its page alone where nothing is known of its category', () => {
    expect(addressesOf(faulty(null), known())).toEqual(['/artikel/x/']);
  });

  it('nothing where it has no page, or is no article', () => {
    expect(addressesOf(faulty('Tidur', { hasPage: false }), known())).toEqual([]);
    expect(addressesOf(faulty('Tidur', { collection: 'pages' }), known())).toEqual([]);
  });
});

describe('what may come of faulty files', () => {
  const FIRST = '/kategori/tidur/';
  const LATER = '/kategori/tidur/2/';
  const ARCHIVE = '/artikel/halaman/2/';
  const coming = (changes: Partial<KnownContent>) =>
    [FIRST, LATER, ARCHIVE, '/artikel/', '/kontak/'].filter((address) => mayCome(address, known(changes)));

  it('is nothing without any', () => {
    expect(coming({})).toEqual([]);
    expect(coming({ faulty: [faulty(null, { collection: 'pages' })] })).toEqual([]);
  });

  it('is a further page of any list', () => {
    expect(coming({ faulty: [faulty('Tidur')] })).toEqual([LATER, ARCHIVE]);
  });

  it('is any category where that of an article is not certain', () => {
    expect(coming({ faulty: [faulty('Tidur'), faulty(null)] })).toEqual([FIRST, LATER, ARCHIVE]);
  });

  it('is any category where the categories are not certain', () => {
    expect(coming({ choices: { categories: null } })).toEqual([FIRST, LATER, ARCHIVE]);
  });
});
