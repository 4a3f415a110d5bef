import { describe, expect, it } from 'vitest';
import { invisibleText, loneSurrogate } from '../../../cli/checks/texts/unseen-text.ts';
import { isVisible } from '../../../cli/core/values/visible.ts';

describe('invisible texts', () => {
  it.each(['a', ' .', '\u200bé', '🌅', '-', '\u00a0x'])('%j is visible', (text) => {
    expect(isVisible(text)).toBe(true);
    expect(invisibleText(text, 'title')).toBeNull();
  });

  it.each([
    ['', ''],
    [' ', 'U+0020'],
    ['\u00a0\u200b', 'U+00A0, U+200B'],
    ['\u2800', 'U+2800'],
    ['\u0007', 'U+0007'],
    ['\ud800', 'U+D800'],
    ['\u200b\u200b \t\u2800', 'U+200B, U+0020, U+0009'],
  ])('%j is invisible', (text, characters) => {
    expect(isVisible(text)).toBe(false);
    expect(invisibleText(text, 'title')).toEqual({
      code: 'content/invisible-text',
      params: { name: 'title', characters },
    });
  });
});

describe('a lone surrogate', () => {
  const at = { pointer: '/title' };

  it.each(['teh', '🌅', '\ud83c\udf05', ''])('is not found in %j', (text) => {
    expect(loneSurrogate(text, 'title', at)).toBeNull();
  });

  it.each([
    ['"a \\ud83c b"', 'a \ud83c b', '\\ud83c'],
    ['"\\uDF05"', '\udf05', '\\uDF05'],
    ['"\\U0000D83C"', '\ud83c', '\\U0000D83C'],
    // A complete pair before it, and an escaped backslash.
    ['"\\ud83c\\udf05 \\ud83c"', '🌅 \ud83c', '\\ud83c"'],
    ['"\\\\ud83c \\udf05"', '\\ud83c \udf05', '\\udf05'],
    ['"\\ud83c\\ud83c\\udf05"', '\ud83c🌅', '\\ud83c\\ud83c'],
  ])('is located in %s', (source, text, place) => {
    const fault = loneSurrogate(text, 'title', at, () => source);
    const start = source.indexOf(place);
    const length = place.startsWith('\\U') ? 10 : 6;
    expect(fault).toEqual({
      code: 'content/lone-surrogate',
      params: { name: 'title', character: expect.stringMatching(/^U\+D(?:83C|F05)$/) },
      at: { ...at, within: { start, end: start + length } },
    });
  });

  it('is located at the whole value if its escape is not found', () => {
    expect(loneSurrogate('\ud83c', 'title', at)?.at).toEqual(at);
    expect(loneSurrogate('\ud83c', 'title', at, () => "'\\ud83c\\udf05'")?.at).toEqual(at);
  });
});
