/** Which addresses are equal on some disk or server. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressPart, fold, isDeviceName, slugFault } from '../../../cli/core/values/slug.ts';

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
