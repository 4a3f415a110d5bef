/** Numbers as people and programs write them. */
import { describe, expect, it } from 'vitest';
import { isLikeThousands, numberReadings } from '../../../../cli/core/values/formats/numbers.ts';

describe('a text', () => {
  it.each<[string, number[]]>([
    // Of form editors, and of YAML 1.1.
    ['12', [12]],
    ['12.5', [12.5]],
    ['-3', [-3]],
    ['+3', [3]],
    ['\u22123', [-3]],
    ['0', [0]],
    ['.5', [0.5]],
    ['5.', [5]],
    ['1e3', [1000]],
    ['2.5E-2', [0.025]],
    ['25_000', [25000]],
    // As Indonesians write them.
    ['1.500.000', [1500000]],
    ['1.234,56', [1234.56]],
    ['1.234.567,89', [1234567.89]],
    ['1,5', [1.5]],
    ['0,125', [0.125]],
    ['12,50', [12.5]],
    ['1234,5', [1234.5]],
    ['Rp 25.000', [25000]],
    ['Rp25.000', [25000]],
    ['Rp. 25.000,-', [25000]],
    ['Rp 1.250.000,00', [1250000]],
    ['IDR 25.000', [25000]],
    ['25.000 rupiah', [25000]],
    ['25 ribu', [25000]],
    ['1,5 juta', [1500000]],
    ['2,125jt', [2125000]],
    ['25rb', [25000]],
    ['25k', [25000]],
    ['2,5 miliar', [2500000000]],
    ['1 triliun', [1000000000000]],
    ['RM 5', [5]],
    ['S$1,299.50', [1299.5]],
    // As others do.
    ['1,234.56', [1234.56]],
    ['1,500,000', [1500000]],
    ['$1,500.50', [1500.5]],
    ['1 000', [1000]],
    ['1\u202f000\u00a0000', [1000000]],
    ['1 000,5', [1000.5]],
    ["1'000", [1000]],
    // One of two.
    ['1,500', [1500, 1.5]],
    ['25.000', [25000, 25]],
    ['-1.250', [-1250, -1.25]],
    ['$1,500', [1500, 1.5]],
    // None.
    ['', []],
    ['-', []],
    ['.', []],
    ['Rp', []],
    ['dua', []],
    ['12 menit', []],
    ['50%', []],
    ['1.2.3', []],
    ['1,2,3', []],
    ['1.500,000.5', []],
    ['12.34.56', []],
    ['1.50.000', []],
    ['0.500.000', []],
    ['007', []],
    ['0812', []],
    ['0x1F', []],
    ['1e999', []],
    ['Infinity', []],
    ['NaN', []],
    ['12345678901234567890', []],
    ['1 2', []],
    ['17 08 2025', []],
    ['1 000 00', []],
  ])('%j may mean %j', (text, numbers) => {
    expect(numberReadings(text)).toEqual(numbers);
  });

  it('of whatever Intl writes means that number, in locales with either sign', () => {
    for (const locale of ['id-ID', 'en-US', 'de-CH', 'fr-FR', 'ms-MY', 'sv-SE'])
      for (const number of [0, 7, 12.5, 999, 1000, 25000, 1234.56, 1500000, 9876543.21, -42, -1500.5]) {
        const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
        expect(numberReadings(format.format(number)), `${locale} ${number}`).toContain(number);
      }
    const rupiah = new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR' });
    for (const number of [500, 25000, 1500000])
      expect(numberReadings(rupiah.format(number))).toEqual([number]);
  });
});

it.each([
  ['15.000', true],
  ['1.500', true],
  ['250.750', true],
  // Decimals as programs write them, and those that cannot be thousands.
  ['106.827', false],
  ['0.500', false],
  ['1500.000', false],
  ['12.50', false],
  ['1.5000', false],
  ['-1.500', false],
])('%s may be thousands: %j', (source, is) => {
  expect(isLikeThousands(source)).toBe(is);
});
