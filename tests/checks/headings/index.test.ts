import { describe, expect, it } from 'vitest';
import headings, { isAccidentalHeading } from '../../../cli/checks/headings/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';

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

  it('may end like a sentence if a body draws several such lines', () => {
    const codes = (text: string) =>
      bodyFaults(new BodyText({ text, start: 0 }), [headings]).map(({ at }) => at.start);
    const sentence = 'Minum air putih.\n----------\n';
    expect(codes(`${sentence}\nTeks.\n`)).toEqual([0]);
    expect(codes(`${sentence}\n${sentence}\nTeks.\n`)).toEqual([]);
    expect(codes(`${sentence}\nSatu\ndua\n----------\n`)).toEqual([29]);
    // Dividing lines.
    expect(codes('Teks.\n---\n\nTeks.\n---\n')).toEqual([0, 11]);
  });
});
