/** Titles of share cards as paths: lines, sizes, and letters without outlines. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDrawable, outlines, setText } from '../../../templates/plan/lettering.ts';

const COLUMN = { width: 540, sizes: [64, 56, 48, 40], most: 4 };
const set = (text: string) => setText(text, COLUMN);

it('knows Latin letters with accents and the usual punctuation, however they are written', () => {
  expect(isDrawable('“Ñandú” – Café, São Tomé: résumé & œuvre? Şırnak, Łódź… 50% (½) ‘a’')).toBe(true);
  expect(isDrawable('Cafe\u0301 tanpa\u00A0gula, non\u2011kafein')).toBe(true);
  for (const text of ['健康', 'Sehat 😀', 'Здоровье', 'a\u0338']) expect(isDrawable(text)).toBe(false);
});

it('sets a short title large, in lines of similar length', () => {
  expect(set('Jadwal tidur yang tetap')).toEqual({ lines: ['Jadwal tidur', 'yang tetap'], size: 64 });
  expect(set('Isi piring yang seimbang untuk sehari-hari').lines).toEqual([
    'Isi piring yang',
    'seimbang untuk',
    'sehari-hari',
  ]);
});

it('sets a long title smaller, and ends a longer one with an ellipsis', () => {
  const words = 'Kapan obat diminum bersama susu, dan kapan harus menunggu dua jam'.split(' ');
  const long = set(words.join(' '));
  expect(long.size).toBeLessThan(64);
  expect(long.lines.join(' ')).toBe(words.join(' '));
  const longer = set([...words, ...words].join(' '));
  expect([longer.size, longer.lines.length]).toEqual([40, 4]);
  expect(longer.lines.at(-1)).toMatch(/[a-z]…$/);
});

it('breaks a word only if it is longer than a line of the smallest letters', () => {
  expect(set('Pertanggungjawaban')).toEqual({ lines: ['Pertanggungjawaban'], size: 48 });
  const word = 'a'.repeat(60);
  expect(set(word).lines.length).toBeGreaterThan(1);
  expect(set(word).lines.join('')).toBe(word);
});

it('places the letters of each line, and closer where they would leave a gap', () => {
  const xs = (text: string) =>
    [...outlines(setText(text, { ...COLUMN, most: 1 }), 0, 0, 0).matchAll(/translate\((\S+) /g)].map(
      ([, x]) => Number(x),
    );
  const [, after = 0] = xs('AV');
  const [, alone = 0] = xs('AA');
  expect(after).toBeLessThan(alone);
  const block = set('Jadwal tidur yang tetap');
  const ys = [...outlines(block, 10, 20, 77).matchAll(/translate\(\S+ (\S+)\)/g)].map(([, y]) => Number(y));
  expect(new Set(ys)).toEqual(new Set([20, 97]));
});

it('loses no word and stays in its column, whatever the text', () => {
  const word = fc.stringMatching(/^[A-Za-zé,.-]{1,30}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
      const { lines, size } = set(words.join(' '));
      expect(lines.length).toBeLessThanOrEqual(4);
      const text = lines.join('').replaceAll(' ', '');
      if (!text.endsWith('…')) expect(text).toBe(words.join(''));
      for (const line of lines) {
        const paths = outlines({ lines: [line], size }, 0, 0, 0);
        for (const [, x] of paths.matchAll(/translate\((\S+) /g)) expect(Number(x)).toBeLessThan(540);
      }
    }),
  );
});
