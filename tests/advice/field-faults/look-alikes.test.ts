import { describe, expect, it } from 'vitest';
import { lookAlikeFault } from '../../../cli/advice/field-faults/look-alikes.ts';

const RIGHT = ['Teh', 'Teh hangat', 'makan', 'Το'];
const cause = (written: string) => lookAlikeFault(written, 'isian', (text) => RIGHT.includes(text));

describe('a value that differs only by invisible or similar characters', () => {
  it('may be in curly quotes', () => {
    expect(cause(' “Teh” ')).toEqual({
      code: 'yaml/curly-quotes',
      params: { fix: '"Teh"' },
      suggestions: ['Teh'],
    });
  });

  it.each([
    ['Teh\u00a0hangat', 'the special space U+00A0', 'Teh hangat'],
    ['T\u200beh', 'the special space U+200B', 'Teh'],
    ['Teh  hangat', 'spaces too many', 'Teh hangat'],
    [' Teh ', 'spaces too many', 'Teh'],
  ])('may have unusual spaces: %j', (written, en, right) => {
    expect(cause(written)).toEqual({
      code: 'content/odd-space',
      params: { what: 'isian', space: { id: expect.stringContaining('spasi'), en } },
      suggestions: [right],
    });
  });

  it.each([
    ['mаkan', 'а', 'U+0430', 'makan'],
    ['Теһ', 'Т', 'U+0422', 'Teh'],
  ])('may have a letter of another alphabet: %s', (written, letter, character, right) => {
    expect(cause(written)).toEqual({
      code: 'content/look-alike',
      params: { what: 'isian', letter, character },
      suggestions: [right],
    });
  });

  it.each(['Kopi', '“Kopi”', 'Kopi\u00a0', 'kоpi', 'Teh', `Teh${' '.repeat(2000)}`])(
    'is not found in %.20j',
    (written) => {
      expect(cause(written)).toBeNull();
    },
  );

  it('is searched for within 2,000 characters', () => {
    expect(cause(`Teh${' '.repeat(1997)}`)?.suggestions).toEqual(['Teh']);
    expect(cause(`Teh${' '.repeat(1998)}`)).toBeNull();
  });
});
