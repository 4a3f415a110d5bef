import { describe, expect, it } from 'vitest';
import { compareNatural } from '../../../cli/core/values/order.ts';
import { random } from '../../support/values/random.ts';

describe('the order of names', () => {
  it.each([
    ['2', '10'],
    ['a2b', 'a10b'],
    ['02-a', '2-b'],
    ['articles/9-z.md', 'articles/10-a.md'],
    ['a', 'b'],
    ['a', 'aa'],
    ['', 'a'],
    ['a-b', 'a.b'],
    ['a.b', 'a/b'],
    ['a/b', 'a1'],
    ['9', 'a'],
    ['a9', 'aa'],
    // The collator's own order: punctuation, then letters, lower case before upper case.
    ['a', 'A'],
    ['A', 'b'],
    ['a_b', 'a-b'],
    ['teh é', 'teh f'],
    ['a', 'é'],
    ['e', 'é'],
    ['é', 'f'],
    ['é2', 'é10'],
    // More digits than numbers can represent.
    ['9007199254740992b', '9007199254740993a'],
    ['a1000000000000000', 'a99999999999999999'],
    ['999999999999999', '1000000000000000'],
    // Digits of another script continue the number.
    ['1a', '1٢'],
    ['12', '1٣'],
    ['é1', 'é2'],
  ])('%j sorts before %j', (first, second) => {
    expect(compareNatural(first, second)).toBeLessThan(0);
    expect(compareNatural(second, first)).toBeGreaterThan(0);
  });

  it.each(['', 'a', '01-é', 'A'])('%j equals itself', (name) => {
    expect(compareNatural(name, name)).toBe(0);
  });

  it('is that of the collator, which is loaded only after many comparisons', () => {
    const chance = random(7);
    const name = (): string =>
      Array.from({ length: 8 }, () => chance.of([...' _-./0011223abcz', ''])).join('');
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });
    const wrong: string[][] = [];
    for (let round = 0; round < 8000; round += 1) {
      const [a, b] = [name(), name()];
      const order = collator.compare(a, b) || (a < b ? -1 : Number(a > b));
      if (Math.sign(compareNatural(a, b)) !== Math.sign(order)) wrong.push([a, b]);
    }
    expect(wrong).toEqual([]);
  });

  it('never treats different names as equal', () => {
    // The collator alone would treat them as equal: one number, and one letter in two forms.
    expect(compareNatural('01', '1')).toBe(-1);
    expect(compareNatural('1', '01')).toBe(1);
    expect(compareNatural('é', 'e\u0301')).toBe(1);
    expect(compareNatural('e\u0301', 'é')).toBe(-1);
  });
});
