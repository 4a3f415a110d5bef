/** The formats of models: valid values, and suggestions for invalid ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formerPath } from '../../../../cli/core/values/addresses.ts';
import { FORMATS, type FormatName } from '../../../../cli/core/values/formats/formats.ts';
import { times } from '../../../support/machine/long.ts';

/** A valid value for each format, distinguished by a number from 1 to 28. */
const EXAMPLES: Readonly<Record<FormatName, (number: number) => string>> = {
  'indonesian-date': (number) => `${number} Mei 2025`,
  'english-date': (number) => `${number} May 2025`,
  date: (number) => `2025-05-${String(number).padStart(2, '0')}`,
  'date-time': (number) => `2025-05-${String(number).padStart(2, '0')}T08:30:00+07:00`,
  time: (number) => `08:${String(number).padStart(2, '0')}`,
  email: (number) => `contoh${number}@contoh.example`,
  uri: (number) => `https://contoh.example/${number}`,
  'time-zone': () => 'Asia/Jakarta',
  language: () => 'id',
  translation: () => 'en',
  minutes: (number) => `${number} menit`,
  'english-minutes': (number) => (number === 1 ? '1 minute' : `${number} minutes`),
  'page-path': (number) => `/contoh-${number}/`,
  'former-path': (number) => `/contoh-${number}/`,
  anchor: (number) => `contoh${number}`,
  link: () => '/',
  'https-url': (number) => `https://contoh.example/${number}`,
  'web-url': (number) => `https://contoh.example/${number}`,
  'site-url': () => 'https://contoh.example/',
  'image-url': (number) =>
    number % 2 === 0 ? 'images/contoh.png' : `https://images.unsplash.com/contoh-${number}`,
  'host-name': () => 'images.unsplash.com',
  'email-address': (number) => `contoh${number}@contoh.example`,
  'phone-number': (number) => `021 555 01${String(number).padStart(2, '0')}`,
  'service-number': (number) => `1${String(number).padStart(2, '0')}`,
};

/** Code and suggestions; null for a valid value. */
const check = (name: FormatName, value: string) => {
  const problem = FORMATS[name](value);
  return problem && [problem.code, problem.suggestions ?? null];
};

describe('reading times', () => {
  it.each(['1 menit', '10 menit', '999 menit'])('include %j', (value) => {
    expect(FORMATS.minutes(value)).toBeNull();
  });

  it.each([
    ['5', '5 menit'],
    ['05', '5 menit'],
    ['5m', '5 menit'],
    ['5 min', '5 menit'],
    ['5 mnt.', '5 menit'],
    ['5 mins', '5 menit'],
    ['± 5 min read', '5 menit'],
    ['sekitar 5′', '5 menit'],
    ['5  menit', '5 menit'],
    ['5menit', '5 menit'],
    ['5 Menit', '5 menit'],
    ['5 MINIT', '5 menit'],
    ['5 minute', '5 menit'],
    ['100 minutes', '100 menit'],
    [' 5 menit', '5 menit'],
    ['5 menit\n', '5 menit'],
  ])('for %j suggests %j', (value, intended) => {
    expect(FORMATS.minutes(value)).toEqual({
      code: 'content/bad-read-time',
      params: { value, word: 'menit' },
      suggestions: [intended],
    });
  });

  it.each([
    '',
    'menit',
    '0 menit',
    '00',
    '1000 menit',
    '5 jam',
    'x5 menit',
    '5 menit x',
    '5 menit..',
    '-5',
    '5,5',
  ])('%j has no suggestion', (value) => {
    expect(FORMATS.minutes(value)).toEqual({
      code: 'content/bad-read-time',
      params: { value, word: 'menit' },
      suggestions: [],
    });
  });
});

it.each([
  ['1 menit', '1 minute'],
  ['1 minutes', '1 minute'],
  ['7 menit', '7 minutes'],
  ['7 min', '7 minutes'],
])('the English reading time for %j suggests %j', (value, intended) => {
  expect(FORMATS['english-minutes'](value)).toEqual({
    code: 'content/bad-read-time',
    params: { value, word: 'minutes' },
    suggestions: [intended],
  });
  expect(FORMATS['english-minutes'](intended)).toBeNull();
});

describe('former addresses', () => {
  it.each([
    ['/old', '/old'],
    ['old/x/', '/old/x/'],
    ['https://old.example/2013/05/x.html', '/2013/05/x.html'],
    ['http://OLD.example:8080', '/'],
    ['HTTPS://old.example/?p=12', '/?p=12'],
    ['/~budi/', '/~budi/'],
    ['/a, b+c (d)/', '/a, b+c (d)/'],
    ['/caf%C3%A9/', '/caf%C3%A9/'],
    ["/l'été", "/l'été"],
  ])('include %j, which is %j here', (value, path) => {
    expect(FORMATS['former-path'](value)).toBeNull();
    expect(formerPath(value)).toBe(path);
  });

  it.each([
    '//old.example/',
    'javascript:a',
    'mailto:a@b.id',
    '/a//b',
    '/a/../b',
    '/a:b/',
    '/a*',
    '/100%/',
    '/.x/',
    '/_headers',
    '/a./',
    '',
    '/a\u202Eb/',
  ])('exclude %j', (value) => {
    expect(FORMATS['former-path'](value)?.code).toBe('content/bad-path');
  });

  it('have no part after #, which hosts never see', () => {
    expect(FORMATS['former-path']('/old/#part')?.suggestions).toEqual(['/old/']);
  });
});

describe('addresses of pages', () => {
  it.each([
    '/',
    '/kontak/',
    '/kontak',
    '/v1.2/',
    '/2013/05/x.html',
    '/x.php',
    '/?p=123',
    '/caf%C3%A9/',
    '/a/b-c_d/1/',
    '/kebún/',
    '/a\u0301/',
    `/${'a'.repeat(198)}/`,
  ])('include %j', (value) => {
    expect(FORMATS['page-path'](value)).toBeNull();
  });

  it.each([
    ['kontak', '/kontak/'],
    ['kontak/', '/kontak/'],
    ['//kontak//kami', '/kontak/kami/'],
    ['/kebún//', '/kebún/'],
  ])('for %j suggests %j', (value, intended) => {
    expect(FORMATS['page-path'](value)).toEqual({
      code: 'content/bad-path',
      params: { value, how: expect.anything() },
      suggestions: [intended],
    });
  });

  it.each(['', '//', '/kontak kami/', '/a/../b/', '/a/? b', 'x y', '/a/b c/', '/\u{1F33F}/'])(
    '%j has no suggestion',
    (value) => {
      expect(FORMATS['page-path'](value)).toEqual({
        code: 'content/bad-path',
        params: { value, how: expect.anything() },
        suggestions: [],
      });
    },
  );

  it('have at most 200 characters', () => {
    expect(FORMATS['page-path'](`/${'a'.repeat(199)}/`)?.code).toBe('content/bad-path');
  });
});

describe('anchors', () => {
  it.each(['a', 'jam-buka', 'a1', 'a-', `a${'b'.repeat(39)}`])('include %j', (value) => {
    expect(FORMATS.anchor(value)).toBeNull();
  });

  it.each([
    ['Jam Buka', 'jam-buka'],
    ['jam  buka', 'jam-buka'],
    ['jam_buka', 'jam-buka'],
    ['#jam', 'jam'],
    ['1. Jam buka 24', 'jam-buka-24'],
    ['Jam!', 'jam'],
    ['jam!!', 'jam'],
    ['-jam', 'jam'],
    ['1-1jam', 'jam'],
    [`A${'b'.repeat(39)}`, `a${'b'.repeat(39)}`],
  ])('for %j suggests %j', (value, intended) => {
    expect(FORMATS.anchor(value)).toEqual({
      code: 'content/bad-anchor',
      params: { value },
      suggestions: [intended],
    });
  });

  it.each(['', '!', '123', 'ÉÉ', `a${'b'.repeat(40)}`])('%j has no suggestion', (value) => {
    expect(FORMATS.anchor(value)).toEqual({
      code: 'content/bad-anchor',
      params: { value },
      suggestions: [],
    });
  });
});

describe('the value in a message', () => {
  it.each(['minutes', 'page-path', 'anchor'] as const)('for %s is cut after 80 characters', (name) => {
    const shown = (length: number) => FORMATS[name]('!'.repeat(length))?.params?.value;
    expect(shown(80)).toBe('!'.repeat(80));
    expect(shown(81)).toBe(`${'!'.repeat(80)}…`);
  });
});

describe('formats by name', () => {
  const WRONG: Record<FormatName, string> = {
    'indonesian-date': 'content/bad-date',
    'english-date': 'content/date-format',
    date: 'content/date-format',
    'date-time': 'content/date-format',
    time: 'content/bad-time',
    email: 'content/bad-email',
    uri: 'content/not-https',
    'time-zone': 'content/bad-time-zone',
    language: 'content/bad-language',
    translation: 'content/bad-language',
    minutes: 'content/bad-read-time',
    'english-minutes': 'content/bad-read-time',
    'page-path': 'content/bad-path',
    'former-path': 'content/bad-path',
    anchor: 'content/bad-anchor',
    link: 'content/bad-link',
    'https-url': 'content/not-https',
    'web-url': 'content/not-https',
    'site-url': 'content/not-https',
    'image-url': 'content/bad-image-path',
    'host-name': 'content/bad-host',
    'email-address': 'content/bad-email',
    'phone-number': 'content/bad-phone',
    'service-number': 'content/bad-phone',
  };
  const names = Object.keys(FORMATS) as FormatName[];

  it('are these', () => {
    expect(names.sort()).toEqual(Object.keys(WRONG).sort());
  });

  it.each(Object.entries(WRONG) as [FormatName, string][])('%s refuses with %s', (name, code) => {
    expect(check(name, ['link', 'former-path'].includes(name) ? '//a/' : '!')?.[0]).toBe(code);
  });

  it('check only the beginning of a text longer than any valid one', () => {
    const shownValue = (length: number) => FORMATS['indonesian-date']('x'.repeat(length))?.params?.value;
    expect(shownValue(2100)).toBe('x'.repeat(2100));
    expect(shownValue(2101)).toBe('x'.repeat(2100));
  });
});

describe('examples', () => {
  const numbers = Array.from({ length: 28 }, (_, index) => index + 1);

  it.each(Object.entries(EXAMPLES) as [FormatName, (number: number) => string][])(
    'of %s are valid',
    (name, example) => {
      expect(numbers.map(example).filter((value) => check(name, value) !== null)).toEqual([]);
    },
  );
});

it.each(Object.keys(FORMATS) as FormatName[])('suggests nothing for %s that would be refused', (name) => {
  const parts = [
    '/',
    'a',
    'A b',
    'x'.repeat(99),
    ' ',
    '-',
    '.',
    ':',
    '@',
    'é',
    '31',
    ' Mei ',
    '2025',
    '+62',
    '(',
  ];
  const piece = fc.oneof(fc.constantFrom(...parts, EXAMPLES[name](3)), fc.string({ maxLength: 3 }));
  let proposed = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      for (const text of FORMATS[name](pieces.join(''))?.suggestions ?? []) {
        proposed += 1;
        expect(FORMATS[name](text), JSON.stringify([pieces.join(''), text])).toBeNull();
      }
    }),
    { numRuns: times(500, 20_000), seed: 1 },
  );
  if (['page-path', 'anchor', 'minutes'].includes(name)) expect(proposed).toBeGreaterThan(0);
});
