import { describe, expect, it } from 'vitest';
import {
  beginsQuotation,
  garbledIn,
  insideCurlyQuotes,
  latinise,
  lookAlike,
  plainSpaces,
  specialSpace,
} from '../../../cli/core/values/letters.ts';
import { codePointName } from '../../../cli/diagnostics/texts/safe-text.ts';

describe('special spaces', () => {
  it.each([
    ['a\u00a0b', 1, '\u00a0'],
    ['\u200bab', 0, '\u200b'],
    ['ab\ufeff', 2, '\ufeff'],
    ['a\u3000\u00a0', 1, '\u3000'],
    ['a\u200cb', 1, '\u200c'],
    ['a\u200db', 1, '\u200d'],
  ])('%j has one', (text, index, character) => {
    expect(specialSpace(text)).toEqual({ index, character });
  });

  it.each(['a b', 'a\tb', '', '👨\u200d👩', 'a\u200d', '\u200da', 'ا\u200cب'])('%j has none', (text) => {
    expect(specialSpace(text)).toBeNull();
  });

  it.each([
    ['a\u00a0b', 'a b'],
    ['a \u00a0 b', 'a b'],
    ['\u2003a\u3000', 'a'],
    ['te\u200bh', 'teh'],
    ['te\u200d\u200c\u2060\ufeffh', 'teh'],
    ['  a   b  ', 'a b'],
    ['a\tb', 'a\tb'],
  ])('%j is normalised to %j', (text, plain) => {
    expect(plainSpaces(text)).toBe(plain);
  });
});

describe('letters of another alphabet', () => {
  it.each([
    ['Мakan', 0, 'М'],
    ['Makаn', 3, 'а'],
    ['teh Mаkan', 5, 'а'],
    ['ñο', 1, 'ο'],
  ])('%s has one that looks Latin', (text, index, character) => {
    expect(lookAlike(text)).toEqual({ index, character });
  });

  it.each(['Makan', 'Москва', 'α', 'β-karoten', 'teh Москва', ''])('%s has none', (text) => {
    expect(lookAlike(text)).toBeNull();
  });

  it('are replaced by Latin ones', () => {
    expect(latinise('аеорсухіјѕһԁԛԝѵ')).toBe('aeopcyxijshdqwv');
    expect(latinise('АВЕКМНОРСТХІЈЅУ')).toBe('ABEKMHOPCTXIJSY');
    expect(latinise('οανικρτυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ')).toBe('oavikptuABEZHIKMNOPTYX');
    expect(latinise('Мakаn жω')).toBe('Makan жω');
  });
});

describe('curly quotes', () => {
  it.each([
    ['“teh”', 'teh'],
    ['„teh“', 'teh'],
    ['«teh»', 'teh'],
    ['‘teh’', 'teh'],
    ['“a ‘b’ c”', 'a ‘b’ c'],
  ])('%s enclose %s', (text, inside) => {
    expect(insideCurlyQuotes(text)).toBe(inside);
  });

  it.each(['“”', 'teh', '“teh', 'teh”', '"teh"', 'a “b” c', '“a” dan “b”', '“a "b"”', '“a„b”', '“teh"'])(
    '%s do not enclose a text',
    (text) => {
      expect(insideCurlyQuotes(text)).toBeNull();
    },
  );
});

it('names a character by its code point', () => {
  expect(codePointName('\u00a0')).toBe('U+00A0');
  expect(codePointName('🌅')).toBe('U+1F305');
  expect(codePointName('a')).toBe('U+0061');
  expect(codePointName('')).toBe('U+0000');
});

describe('a quoted text', () => {
  it.each([
    '“One kid can do it,” she said',
    '“Minum air.”',
    '“Satu dua tiga empat lima enam tujuh delapan',
    '‘Ya,’ katanya',
  ])('starts with %j', (text) => expect(beginsQuotation(text)).toBe(true));

  it.each(['“Teh”: hangat', '“Makan sehat”', 'Kata ibu, “minum.”', '"Teh."'])(
    'does not start with %j',
    (text) => expect(beginsQuotation(text)).toBe(false),
  );

  it.each(['“Minum air putih.”', '“Minum air putih setiap pagi, siang, dan malam hari”', '“Satu’', '‘Satu”'])(
    'is unchanged: %j',
    (text) => expect(insideCurlyQuotes(text)).toBeNull(),
  );
});

describe('characters in a wrong encoding', () => {
  const intendedIn = (text: string) => [...garbledIn(text)].map(({ intended }) => intended);

  it.each([
    ['â€œ sehat â€\u009d', ['“', '”']],
    ['â\u0080\u009c', ['“']],
    ['CafÃ© Ã‰ðŸ˜€', ['é', 'É😀']],
    ['10Â\u00a0kg, 10Â kg', [' ', '']],
    ['ï»¿Judul', ['']],
    ['Ã¢â‚¬â„¢ ÃƒÂ©', ['’', 'é']],
    ['â€œsehatâ€ itu', ['“', '”']],
    ['sehatâ€ itu', [null]],
    ['\uFFFD ï¿½', [null, null]],
  ])('%j were %j', (text, intended) => {
    expect(intendedIn(text)).toEqual(intended);
  });

  it.each(['“é” — naïve', 'CAFÉ » SÃO, IRMÃ, MÂNG', 'huruf Â dan Ã', 'À « B » Ü”', '`â€œ` muncul'])(
    '%j has none',
    (text) => {
      expect(intendedIn(text)).toEqual([]);
    },
  );
});
