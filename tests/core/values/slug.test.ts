/** Which addresses are equal on some disk or server. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInName, orderedIn } from '../../../cli/core/values/names/prefixes.ts';
import {
  addressPart,
  fold,
  isDeviceName,
  sameButDays,
  slugFault,
  slugOf,
  slugPathOf,
} from '../../../cli/core/values/names/slug.ts';

it.each([
  ['kaf\u00e9', 'kafe\u0301'],
  ['Sayur', 'SAYUR'],
  ['\ufb01lm', 'film'],
  ['stra\u00dfe', 'STRASSE'],
  ['\u1e9e', 'ss'],
  ['\u03c3\u03ac\u03c2', '\u03a3\u0386\u03a3'],
  ['\uff54eh', 'teh'],
  ['m\u00b2', 'm2'],
  ['teh\ufe0f', 'teh'],
])('%s and %s are equal', (one, other) => {
  expect(one).not.toBe(other);
  expect(fold(one)).toBe(fold(other));
});

it.each([
  ['teh', 'the'],
  ['kafe', 'kaf\u00e9'],
  ['a-b', 'ab'],
])('%s and %s differ', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

it('is the same for every letter in every form and case', () => {
  const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
  const apart: string[] = [];
  for (let code = 0; code < 0x110000; code += 1) {
    const letter = String.fromCodePoint(code);
    if (!/[\p{L}\p{M}\p{N}]/u.test(letter) || /[\p{Unified_Ideograph}\p{Script=Hangul}]/u.test(letter))
      continue;
    const text = `a${letter}`;
    const folded = fold(text);
    const others = [
      text.toUpperCase(),
      text.toLowerCase(),
      folded,
      ...forms.map((form) => text.normalize(form)),
    ];
    if (others.some((other) => fold(other) !== folded)) apart.push(code.toString(16));
  }
  expect(apart).toEqual([]);
});

it('reserves names in every form', () => {
  expect(slugFault('\uff41rtikel', ['artikel'])?.code).toBe('slug/reserved');
});

it.each(['con', 'AUX', 'com1', 'lpt9'])('refuses a page named %j in any folder', (name) => {
  for (const reserved of [null, ['artikel']])
    expect(slugFault(name, reserved)).toMatchObject({ code: 'slug/device-name', params: { name } });
});

it.each(['console', 'auxin', 'com', 'com10', 'null'])('accepts a page named %j', (name) => {
  expect(slugFault(name, [])).toBeNull();
});

describe('a text as a part of an address', () => {
  it.each([
    ['Cerita Anak', 'cerita-anak'],
    ['Résumé & Ångström', 'resume-angstrom'],
    ['Ελληνικά', 'ελληνικα'],
    ['İstanbul', 'istanbul'],
    ['ﬁlm ½', 'film-1-2'],
    // Marks of other scripts make other letters.
    ['हिन्दी', 'हिन्दी'],
    ['தமிழ்', 'தமிழ்'],
    ['น้ำ', 'น้ำ'],
    ['ペン', 'ペン'],
    ['ﾍﾟﾝ', 'ペン'],
    ['Ёлка и Край', 'ёлка-и-край'],
    ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
    ['한국어', '한국어'],
    // Signs that make another name.
    ['C', 'c'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['60+', '60-plus'],
    ['Tips + Tricks', 'tips-tricks'],
    ['⚡️ Fast', 'fast'],
    ['1️⃣', '1'],
    ['⚡', 'u26a1'],
    ['⚡️', 'u26a1'],
    ['..', 'u2e-u2e'],
    ['', ''],
  ])('%s → %s', (text, part) => {
    expect(addressPart(text)).toBe(part);
    expect(addressPart(text.normalize('NFD'))).toBe(part);
  });

  it('is always valid, and the same when it is made of itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const part = addressPart(text);
        expect(addressPart(part)).toBe(part);
        expect(text.trim() === '' || isDeviceName(part) || slugFault(part, null) === null).toBe(true);
      }),
    );
  });
});

it('finds the files that only the day in front tells from an earlier one', () => {
  const files = [
    'posts/2024-01-05-laut.md',
    'posts/2025-02-05-laut.en.md',
    'posts/2025-02-05-laut.md',
    'posts/laut-biru.md',
    // Two languages are no two entries.
    'posts/2024-03-01-hutan.md',
    'posts/2024-03-02-hutan.en.md',
  ];
  const found = new Set(sameButDays(files));
  expect(files.map((file) => slugOf(file, found))).toEqual([
    'laut',
    '2025-02-05-laut',
    '2025-02-05-laut',
    'laut-biru',
    'hutan',
    'hutan',
  ]);
});

describe('a number in front of a name', () => {
  const slugs = (names: string[], numbered?: boolean): string[] => {
    const files = names.map((name) => `posts/${name}.md`);
    const ordered = orderedIn(files, numbered);
    return files.map((file) => slugPathOf(file, ordered));
  };

  it.each([
    // Numbered one after the other, from 0 or 1, in tens, or with zeros in front.
    [
      ['1-a', '2-b', '3-c'],
      ['a', 'b', 'c'],
    ],
    [
      ['0-a', '1-b'],
      ['a', 'b'],
    ],
    [
      ['10-a', '20-b', '30-c'],
      ['a', 'b', 'c'],
    ],
    [
      ['01-a', '07-b', '12-c'],
      ['a', 'b', 'c'],
    ],
    [
      ['1-a', '1-a.en', '2-b', 'index'],
      ['a', 'a', 'b', 'index'],
    ],
    [
      ['2-b', '3-c', '4-d', '6-f', '9-i'],
      ['b', 'c', 'd', 'f', 'i'],
    ],
    // Parts of names.
    [
      ['welcome', '29-minutes'],
      ['welcome', '29-minutes'],
    ],
    [
      ['1-welcome', '29-minutes'],
      ['welcome', '29-minutes'],
    ],
    [
      ['1-welcome', '3-ways-to-cook', '5-ways-to-cook'],
      ['welcome', '3-ways-to-cook', '5-ways-to-cook'],
    ],
    [
      ['01-a', '02-b', '2024-review'],
      ['a', 'b', '2024-review'],
    ],
    [
      ['404', '2024'],
      ['404', '2024'],
    ],
    // Years are no order, even one after the other.
    [
      ['2023-review', '2024-review', '2025-plans'],
      ['2023-review', '2024-review', '2025-plans'],
    ],
    [
      ['1-a', '2-b', '2023-review', '2024-review'],
      ['a', 'b', '2023-review', '2024-review'],
    ],
    // By folder.
    [
      ['1-guide/3-ways', '2-help/1-a', '2-help/2-b'],
      ['guide/3-ways', 'help/a', 'help/b'],
    ],
  ])('of %j leaves %j', (names, expected) => {
    expect(slugs(names)).toEqual(expected);
  });

  it('is what the model says', () => {
    expect(slugs(['29-minutes', 'a'], true)).toEqual(['minutes', 'a']);
    expect(slugs(['1-a', '2-b'], false)).toEqual(['1-a', '2-b']);
  });

  it('is no part of it as a date', () => {
    expect(slugs(['2024-01-05-hello', '2024-02-30-odd', '2024-01-05'])).toEqual([
      'hello',
      '2024-02-30-odd',
      '2024-01-05',
    ]);
    expect(dayInName('posts/2024-01-05-hello.md')).toBe('2024-01-05');
    expect(dayInName('posts/2024-13-05-hello.md')).toBeNull();
  });
});

it('a dot is a letter of a name', () => {
  expect(['posts/v1.2.md', 'posts/node.js.md', 'posts/a.en.md'].map((file) => slugOf(file))).toEqual([
    'v1.2',
    'node.js',
    'a',
  ]);
  expect(['v1.2', 'analytics.usa.gov-dash'].map((slug) => slugFault(slug, null))).toEqual([null, null]);
  expect(['.a', 'a.', 'a..b', '..'].map((slug) => slugFault(slug, null)?.code)).toEqual(
    Array(4).fill('slug/invalid'),
  );
});

describe('the name of a file', () => {
  it.each([
    // Names that can be addresses stay as they are.
    ['posts/Teh.md', 'Teh'],
    ['posts/teh_jahe.md', 'teh_jahe'],
    ['posts/My Note.md', 'my-note'],
    ['posts/Résumé & Ångström.md', 'resume-angstrom'],
    ['posts/07 - Teh (hangat)!.md', 'teh-hangat'],
    ['posts/2024-01-05 Hari Baru.md', 'hari-baru'],
    ['posts/-teh.md', 'teh'],
    ['posts/a..b.md', 'a-b'],
    ['posts/a\u202Eb\u0007.md', 'a-b'],
    ['posts/Что нового?.md', 'что-нового'],
    ['posts/Teh Jahe.en.md', 'teh-jahe'],
    // Nothing is left.
    ['posts/?!.md', '?!'],
    ['posts/🍵.md', '🍵'],
  ])('%j is %j in addresses', (file, slug) => {
    expect(slugOf(file)).toBe(slug);
    expect(slugOf(file.normalize('NFD'))).toBe(slug);
  });

  it.each([
    ['docs/_index.md', 'index'],
    ['docs/Getting started/_index.md', 'getting-started'],
    ['docs/Getting started/My Note.md', 'getting-started/my-note'],
  ])('%j is %j below its collection', (file, path) => {
    expect(slugPathOf(file)).toBe(path);
  });

  it('gives a part of an address, or is refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const name = text.replaceAll('/', '');
        const slug = slugOf(`posts/${name}.md`);
        const fault = slugFault(slug, null)?.code;
        expect(slugOf(`posts/${slug}.yaml`) === slug || fault !== undefined || /^\d|\./.test(slug)).toBe(
          true,
        );
        expect([undefined, 'slug/invalid', 'slug/device-name', 'slug/too-long']).toContain(fault);
        if (/[a-z]/.test(name)) expect(fault).not.toBe('slug/invalid');
      }),
    );
  });
});
