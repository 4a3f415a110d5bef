import { expect, it } from 'vitest';
import { addressIn } from '../../../templates/plan/source-links.ts';

it.each([
  ['www.who.int', 'https://www.who.int/'],
  ['who.int/news', 'https://who.int/news'],
  ['kemkes.go.id', 'https://kemkes.go.id/'],
  ['https://www.who.int/news?x=1', 'https://www.who.int/news?x=1'],
  ['http://kemkes.go.id/a', 'http://kemkes.go.id/a'],
  ['WHO, www.who.int/news.', 'https://www.who.int/news'],
  ['WHO (https://www.who.int)', 'https://www.who.int/'],
])('%s leads to %s', (source, address) => {
  expect(addressIn(source)).toBe(address);
});

it.each(['Kementerian Kesehatan', 'dr.Laras', 'Kompas, 3 Mei 2025', 'www.', 'http://', 'www.a', '1.2.3'])(
  '%s has no address',
  (source) => {
    expect(addressIn(source)).toBeNull();
  },
);
