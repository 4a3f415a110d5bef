/** Addresses of lists and of files that pages fetch: below those in the model of articles. */
import { expect, it } from 'vitest';
import { addressesIn } from '../../../templates/plan/addresses.ts';
import { contentOf } from '../../support/values/plan-entries.ts';
import { indonesianAddresses, inEnglish } from '../../support/values/words.ts';

it('returns the addresses of the contract', () => {
  const { category, archive, portion, search } = indonesianAddresses;
  expect(category('Makanan Sehat', 1)).toBe('/kategori/makanan-sehat/');
  expect(category('Makanan Sehat', 2)).toBe('/kategori/makanan-sehat/2/');
  expect(archive(1)).toBe('/artikel/');
  expect(archive(3)).toBe('/artikel/halaman/3/');
  expect([portion(1), portion('*'), search()]).toEqual([
    '/artikel/terbaru-1.json',
    '/artikel/terbaru-*.json',
    '/artikel/pencarian.json',
  ]);
});

it('follows the model, with words in the language of the pages', () => {
  const { archive, search } = addressesIn(contentOf().articles, inEnglish);
  expect([archive(2), search()]).toEqual(['/artikel/page/2/', '/artikel/search.json']);
});
