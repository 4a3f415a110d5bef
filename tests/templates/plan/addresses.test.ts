import { expect, it } from 'vitest';
import {
  archivePath,
  articlePath,
  categoryPath,
  isCategoryPage,
  isLaterPage,
} from '../../../templates/plan/addresses.ts';

it('gives the addresses of the contract', () => {
  expect(articlePath('tempe')).toBe('/artikel/tempe/');
  expect(categoryPath('Makanan Sehat', 1)).toBe('/kategori/makanan-sehat/');
  expect(categoryPath('Makanan Sehat', 2)).toBe('/kategori/makanan-sehat/2/');
  expect(archivePath(1)).toBe('/artikel/');
  expect(archivePath(3)).toBe('/artikel/halaman/3/');
});

it.each([
  [categoryPath('Makanan Sehat', 2), true],
  [archivePath(2), true],
  [categoryPath('Makanan Sehat', 1), false],
  [archivePath(1), false],
  [articlePath('halaman'), false],
])('tells whether %s is a later page of a list', (path, expected) => {
  expect(isLaterPage(path)).toBe(expected);
});

it('tells the pages of categories from all others', () => {
  expect(isCategoryPage(categoryPath('Makanan Sehat', 1))).toBe(true);
  expect(isCategoryPage(categoryPath('Makanan Sehat', 2))).toBe(true);
  expect([archivePath(1), '/', '/kategori-lain/', '/artikel/kategori/'].filter(isCategoryPage)).toEqual([]);
});
