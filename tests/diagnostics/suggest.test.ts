import { describe, expect, it } from 'vitest';
import { isLikelyTypo, nearest, nearestOfMany } from '../../cli/diagnostics/suggestions/index.ts';

const CATEGORIES = ['Makanan Sehat', 'Gerakan Ringan', 'Tidur Berkualitas', 'Pikiran Sehat'];

describe('the nearest valid values', () => {
  it.each([
    ['Makanan Sehatt', ['Makanan Sehat']],
    ['pikiran sehat', ['Pikiran Sehat']],
    [' Makanan Sehat ', ['Makanan Sehat']],
    ['Ｍakanan Sehat', ['Makanan Sehat']],
    ['Makanan Sihat', ['Makanan Sehat']],
    ['Makanan yang Sehat', ['Makanan Sehat']],
    ['Ikatan Sehat', []],
    ['Gerakan Ringgn', ['Gerakan Ringan']],
    ['Tidur Bersama', []],
    ['Makanan', []],
    ['xyz', []],
    ['', []],
  ])('of %j', (wrong, right) => {
    expect(nearest(wrong, CATEGORIES)).toEqual(right);
  });

  it('are at most three, the nearest first, then alphabetical', () => {
    expect(nearest('aaaa', ['aabb', 'baaa', 'aaab', 'aaa', 'abab'])).toEqual(['aaa', 'aaab', 'baaa']);
    expect(nearest('teh', ['Teh', 'TEH', 'tEh', 'teH'])).toEqual(['Teh', 'TEH', 'tEh']);
  });

  it.each([
    ['two signs in a short one', 'judl', 'judull', true],
    ['three signs in a short one', 'judulabc', 'judul', false],
    ['a third of a long one', 'abcdefghi', 'abcdefxyz', true],
    ['more than a third', 'abcdefghi', 'abcdewxyz', false],
    ['all signs of a short one', 'ab', 'xy', false],
    ['but one sign of a short one', 'ab', 'xb', true],
    ['the only sign', 'a', 'x', false],
    ['a number', '/bab-1/', '/bab-2/', false],
    ['a missing number', '/bab/', '/bab-2/', true],
    ['a letter beside a number', '/bb-2/', '/bab-2/', true],
    ['the name in a folder', '/artikel/sayur/', '/artikel/se1/', false],
    ['a sign of a name in a folder', '/artikel/sayur/', '/artikel/sayuran/', true],
    ['the folder', '/artikl/sayur/', '/artikel/sayur/', true],
    ['everything but the root', '/x/', '/', false],
    ['one of two words', 'Makanan Sehat', 'Pikiran Sehat', false],
    ['the number of a chapter', 'Bab 1', 'Bab 2', false],
    ['one word of a file name', 'images/kebun-pagi.jpg', 'images/kebun-sore.jpg', false],
    ['a sign of a word', 'images/kebun-pgi.jpg', 'images/kebun-pagi.jpg', true],
  ])('may differ by %s', (_what, wrong, right, near) => {
    expect(nearest(wrong, [right])).toEqual(near ? [right] : []);
  });

  it('are not searched for very long values', () => {
    expect(nearest('a'.repeat(200), [`${'a'.repeat(199)}b`])).toHaveLength(1);
    expect(nearest('a'.repeat(201), [`${'a'.repeat(200)}b`])).toEqual([]);
  });

  it('are no longer searched for after a number of values', () => {
    const right = Array.from({ length: 40_000 }, (_, index) => `halaman ${index}`);
    const near = nearestOfMany();
    expect([near('halaman 1', right), near('halaman 2', right), near('halaman 3', right)]).toEqual([
      ['halaman 1'],
      ['halaman 2'],
      [],
    ]);
    expect(near('halaman 1', ['halaman 1'])).toEqual(['halaman 1']);
    expect(
      nearestOfMany()(
        'a',
        Array.from({ length: 100_001 }, () => 'a'),
      ),
    ).toEqual(['a', 'a', 'a']);
  });
});

describe('a typing error', () => {
  it.each([
    ['Makanan Seht', 'Makanan Sehat'],
    ['makanan sehat', 'Makanan Sehat'],
    ['Makana Seht', 'Makanan Sehat'],
    ['tilte', 'title'],
    ['titel', 'title'],
    ['itle', 'title'],
    ['ttile', 'title'],
  ])('turns %j into %j', (wrong, right) => {
    expect(isLikelyTypo(wrong, right)).toBe(true);
  });

  it.each([
    ['judul', 'title'],
    ['tlite', 'title'],
    ['ttle', 'titles'],
    ['Makan Seht', 'Makanan Sehat'],
    ['Bab 1', 'Bab 2'],
    ['a'.repeat(201), 'a'.repeat(201)],
  ])('does not turn %.20j into %.20j', (wrong, right) => {
    expect(isLikelyTypo(wrong, right)).toBe(false);
  });
});
