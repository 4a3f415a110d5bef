/** `data` of `defineSite`: what it takes, and what is refused. */
import { expect, it } from 'vitest';
import { dataSources } from '../../cli/site/data.ts';

it('takes files and functions, with their times', () => {
  const load = (): number => 1;
  expect(
    dataSources({
      prices: 'data/prices.csv',
      feed: load,
      rates: { load, keep: '1.5 hours', timeout: '1 second' },
    }),
  ).toMatchObject({
    prices: { file: 'data/prices.csv' },
    feed: { keep: 3_600_000, timeout: 30_000 },
    rates: { keep: 5_400_000, timeout: 1000 },
  });
});

it.each([
  ['../data/a.csv', 'path below'],
  ['data/../../a.csv', 'path below'],
  ['/etc/a.json', 'path below'],
  ['C:/a.json', 'path below'],
  ['data\\a.csv', 'path below'],
  ['./a.csv', 'path below'],
  ['data/a.xlsx', '.csv, .json, .toml, .yaml, .yml'],
  ['https://example.com/a.csv', 'path below'],
  [42, 'a function'],
  [null, 'a function'],
  [{ load: 'x' }, 'a function'],
  [{ load: () => 1, keep: 'soon' }, 'a time as its keep'],
  [{ load: () => 1, keep: '-1 hours' }, 'a time as its keep'],
  [{ load: () => 1, timeout: '1 year' }, 'a time as its timeout'],
  [{ load: () => 1, timeout: '40 days' }, 'a time as its timeout'],
])('refuses %j', (spec, words) => {
  const make = (): unknown => dataSources({ prices: spec as string });
  expect(make).toThrow('“prices” in data');
  expect(make).toThrow(words);
});
