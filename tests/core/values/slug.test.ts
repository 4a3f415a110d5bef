/** Which addresses are equal on some disk or server. */
import { expect, it } from 'vitest';
import { fold, slugFault } from '../../../cli/core/values/slug.ts';

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
