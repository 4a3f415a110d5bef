import { describe, expect, it } from 'vitest';
import { isAccidentalHeading } from '../../../cli/checks/headings/index.ts';

describe('text above a rule', () => {
  it.each([
    ['Teks', '---'],
    ['Teks', '-'],
    ['Minum air putih.', '----------'],
    ['Satu\ndua', '----------'],
    ['a'.repeat(81), '----------'],
  ])('is not a heading: %j %s', (text, line) => {
    expect(isAccidentalHeading(text, line)).toBe(true);
  });

  it.each([
    ['Judul', '-----'],
    ['Judul bagian', '===='],
    ['Judul', '==='],
    ['Sudah minum?', '------------'],
  ])('is a heading: %j %s', (text, line) => {
    expect(isAccidentalHeading(text, line)).toBe(false);
  });
});
