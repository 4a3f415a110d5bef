import { expect, it } from 'vitest';
import { schemaInLanguage } from '../../../cli/core/validate/languages.ts';
import type { Schema } from '../../../cli/core/validate/schema.ts';
import SCHEMA from '../../../content/models/article.schema.json' with { type: 'json' };
import { addressesIn } from '../../../templates/plan/addresses.ts';
import { indonesianAddresses, inEnglish, inIndonesian } from '../../support/values/words.ts';

const { article, category, archive, isOfCategory } = indonesianAddresses;

it('returns the addresses of the contract', () => {
  expect(article('tempe')).toBe('/artikel/tempe/');
  expect(category('Makanan Sehat', 1)).toBe('/kategori/makanan-sehat/');
  expect(category('Makanan Sehat', 2)).toBe('/kategori/makanan-sehat/2/');
  expect(archive(1)).toBe('/artikel/');
  expect(archive(3)).toBe('/artikel/halaman/3/');
});

it.each([
  ['id', inIndonesian],
  ['en', inEnglish],
])('returns those that the model of articles defines in the language %s', (language, say) => {
  const addresses = addressesIn(say);
  const { route, lists = [] } = schemaInLanguage(SCHEMA as Schema, language)['x-collection'] ?? {};
  expect(route?.replace('{slug}', 'tempe')).toBe(addresses.article('tempe'));
  const own = lists.map((list) => list.replace('{category}', 'makanan-sehat'));
  expect(own).toEqual([addresses.category('Makanan Sehat', 1), addresses.archive(1)]);
});

it('distinguishes category pages from all others', () => {
  expect(isOfCategory(category('Makanan Sehat', 1))).toBe(true);
  expect(isOfCategory(category('Makanan Sehat', 2))).toBe(true);
  expect([archive(1), '/', '/kategori-lain/', '/artikel/kategori/'].filter(isOfCategory)).toEqual([]);
});
