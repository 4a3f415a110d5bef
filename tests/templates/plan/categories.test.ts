/** Views of categories, and clashes of names and anchors. */
import { describe, expect, it } from 'vitest';
import type { CategoryModel, SiteModel } from '../../../templates/model.generated.ts';
import { categoryClashes, categoryViews } from '../../../templates/plan/categories.ts';
import { indonesianAddresses } from '../../support/values/words.ts';

const category = (name: string, anchor: string, changes: Partial<CategoryModel> = {}): CategoryModel => ({
  name,
  anchor,
  description: `Tentang ${name}`,
  ...changes,
});

describe('the view of a category', () => {
  const views = (categories: CategoryModel[], listed: string[] = [], base = '/senja/') =>
    categoryViews({ categories } as SiteModel, base, '/senja/', new Set(listed), indonesianAddresses);

  it('links to its listing, or to the home page if the language has no home page of its own', () => {
    const categories = [category('Makanan Sehat', 'makanan'), category('Tidur', 'istirahat')];
    expect(views(categories, ['Tidur'], '/senja/en/').map(({ href }) => href)).toEqual([
      '/senja/',
      '/senja/en/kategori/tidur/',
    ]);
  });

  it('has its section on the home page, and its listing if there is one', () => {
    const categories = [
      category('Makanan Sehat', 'makanan', { motif: 'moon' }),
      category('Tidur', 'istirahat'),
    ];
    expect(views(categories, ['Tidur'])).toEqual([
      {
        name: 'Makanan Sehat',
        anchor: 'makanan',
        sectionId: 'makanansehat',
        headingId: 'makanan',
        description: 'Tentang Makanan Sehat',
        motif: 'moon',
        href: '/senja/#makanan',
        listingHref: null,
      },
      expect.objectContaining({
        name: 'Tidur',
        href: '/senja/#istirahat',
        listingHref: '/senja/kategori/tidur/',
      }),
    ]);
  });

  it('has an id for its heading that differs from that of its section', () => {
    expect(views([category('Tidur  Siang', 'tidursiang')])[0]).toMatchObject({
      sectionId: 'tidursiang',
      headingId: 'judul-tidursiang',
    });
  });

  it('has the motif of its position if it names none, cycling', () => {
    const categories = Array.from({ length: 7 }, (_, at) => category(`K${at}`, `k${at}`));
    const motifs = views(categories).map(({ motif }) => motif);
    expect(motifs).toEqual(['bowl', 'walk', 'moon', 'lotus', 'sun', 'bowl', 'walk']);
  });
});

describe('names and anchors of categories', () => {
  const at = (index: number, field: string) => ({
    pointer: `/categories/${index}/${field}`,
    target: 'value',
  });
  const clashes = (...categories: CategoryModel[]) => categoryClashes({ categories });

  it('may be used side by side if no two are equal', () => {
    expect(clashes(category('Makanan', 'makan'), category('Minuman', 'minum'))).toEqual([]);
    expect(clashes(category('Makanan', 'makanan'), category('Minuman', 'minuman'))).toEqual([]);
  });

  it('may be the same word in one category', () => {
    expect(clashes(category('Tidur', 'tidur'), category('Makanan Sehat', 'makanan-sehat'))).toEqual([]);
  });

  it.each([
    ['a name that says the same', category('MAKANAN  sehat', 'lain'), 'name', 'makanan-sehat'],
    ['a name whose listing would be the same', category('Makanan-Sehat', 'lain'), 'name', 'makanan-sehat'],
    ['a name whose section is an anchor', category('Makan', 'lain'), 'name', 'makan'],
    ['the same anchor', category('Lain', 'makan'), 'anchor', 'makan'],
    ['an anchor that is a section', category('Lain', 'makanansehat'), 'anchor', 'makanansehat'],
  ])('clash by %s', (_, other, field, id) => {
    const params = { name: other.name, other: 'Makanan Sehat', id };
    expect(clashes(category('Makanan Sehat', 'makan'), other)).toEqual([
      { code: 'site/duplicate-category', params, at: at(1, field) },
    ]);
  });

  it('must not be a device name of Windows', () => {
    expect(clashes(category('Con', 'makan'))).toEqual([
      { code: 'slug/device-name', params: { name: 'con' }, at: at(0, 'name') },
    ]);
  });

  it('clash by sections alone', () => {
    expect(clashes(category('Air Es', 'a'), category('Aires', 'b'))).toEqual([
      {
        code: 'site/duplicate-category',
        params: { name: 'Aires', other: 'Air Es', id: 'aires' },
        at: at(1, 'name'),
      },
    ]);
  });

  it('clash with the first category that uses them, each', () => {
    const three = ['Satu', 'Dua', 'Tiga'].map((name) => category(name, 'sama'));
    expect(clashes(...three).map((fault) => [fault.params.other, fault.at])).toEqual([
      ['Satu', at(1, 'anchor')],
      ['Satu', at(2, 'anchor')],
    ]);
  });

  it('may be signs, which have addresses of their own', () => {
    expect(clashes(category('Makanan', 'makan'), category('!?', 'tanda'), category('⚡', 'kilat'))).toEqual(
      [],
    );
  });

  it('must not be ids of the home page itself', () => {
    expect(clashes(category('Makanan', 'menu'))).toEqual([
      { code: 'slug/reserved', params: { name: 'menu' }, at: at(0, 'anchor') },
    ]);
    expect(clashes(category('Me Nu', 'makan'))).toEqual([
      { code: 'slug/reserved', params: { name: 'menu' }, at: at(0, 'name') },
    ]);
  });
});
