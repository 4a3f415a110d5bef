import { expect, it } from 'vitest';
import SCHEMA from '../../../content/models/article.schema.json' with { type: 'json' };
import { archivePath, articlePath, categoryPath, isCategoryPage } from '../../../templates/plan/addresses.ts';

it('gives the addresses of the contract', () => {
  expect(articlePath('tempe')).toBe('/artikel/tempe/');
  expect(categoryPath('Makanan Sehat', 1)).toBe('/kategori/makanan-sehat/');
  expect(categoryPath('Makanan Sehat', 2)).toBe('/kategori/makanan-sehat/2/');
  expect(archivePath(1)).toBe('/artikel/');
  expect(archivePath(3)).toBe('/artikel/halaman/3/');
});

it('gives those that the model of articles names', () => {
  const { route, lists } = SCHEMA['x-collection'];
  expect(route.replace('{slug}', 'tempe')).toBe(articlePath('tempe'));
  const own = lists.map((list) => list.replace('{category}', 'makanan-sehat'));
  expect(own).toEqual([categoryPath('Makanan Sehat', 1), archivePath(1)]);
});

it('tells the pages of categories from all others', () => {
  expect(isCategoryPage(categoryPath('Makanan Sehat', 1))).toBe(true);
  expect(isCategoryPage(categoryPath('Makanan Sehat', 2))).toBe(true);
  expect([archivePath(1), '/', '/kategori-lain/', '/artikel/kategori/'].filter(isCategoryPage)).toEqual([]);
});
