/** The variants of a picture. */
import { describe, expect, it } from 'vitest';
import { pictureFiles, variantsOf, widthsOf } from '../../../cli/core/images/variants.ts';
import { factsOf, PICTURES } from '../../support/values/picture-values.ts';

const filesOf = (width: number, height: number, opaque = true) =>
  pictureFiles('images/a.png', factsOf({ width, height, opaque }), PICTURES);

describe('the widths of a picture', () => {
  it.each([
    [2000, [320, 640, 960]],
    [960, [320, 640, 960]],
    [959, [320, 640, 959]],
    [641, [320, 640, 641]],
    [640, [320, 640]],
    [100, [100]],
    [1, [1]],
  ])('are the offered ones up to its own: %i', (width, widths) => {
    expect(widthsOf({ width, height: 100 }, [320, 640, 960])).toEqual(widths);
  });

  it('keep every side within the limit of the format', () => {
    expect(widthsOf({ width: 1000, height: 50_000 }, [320, 640, 960])).toEqual([320, 327]);
    expect(widthsOf({ width: 1, height: 90_000 }, [320])).toEqual([1]);
  });
});

describe('the files of a picture', () => {
  it('are small formats in all widths, others in some, and one to share', () => {
    const { modern, fallback, sharing } = filesOf(2000, 1000);
    expect(modern.map(({ type, variants }) => [type, ...variants.map(({ path }) => path)])).toEqual([
      ['image/avif', 320, 640, 960].map((one) =>
        typeof one === 'string' ? one : `assets/a-0123456789-${one}.avif`,
      ),
      ['image/webp', 320, 640, 960].map((one) =>
        typeof one === 'string' ? one : `assets/a-0123456789-${one}.webp`,
      ),
    ]);
    expect(fallback).toEqual([
      { path: 'assets/a-0123456789-640.jpg', format: 'jpeg', width: 640, height: 320 },
    ]);
    expect(sharing).toEqual({
      path: 'assets/a-0123456789-share.jpg',
      format: 'jpeg',
      width: 960,
      height: 504,
    });
    expect(variantsOf(filesOf(2000, 1000))).toHaveLength(8);
  });

  it('keep the transparency of the picture', () => {
    expect(filesOf(640, 480, false).fallback).toEqual([
      { path: 'assets/a-0123456789-640.png', format: 'png', width: 640, height: 480 },
    ]);
  });

  it.each([
    [1, 1],
    [1, 30_000],
    [30_000, 1],
    [16, 9],
    [4000, 3],
  ])('are never larger than the picture, and never empty: %i by %i', (width, height) => {
    for (const one of variantsOf(filesOf(width, height))) {
      expect([one.width <= width, one.height <= Math.max(height, 1)]).toEqual([true, true]);
      expect(Math.min(one.width, one.height)).toBeGreaterThan(0);
    }
  });

  it.each([
    ['images/Foto Pagi.JPG', 'foto-pagi'],
    ['images/dapur/ubi.webp', 'ubi'],
    ['images/2024.5/ubi.webp', 'ubi'],
    ['images/a.b.png', 'a-b'],
    ['images/café.png', 'cafe'],
    ['images/ﬁlm.png', 'film'],
    ['images/-a---b-.png', 'a-b'],
    ['images/_.png', 'gambar'],
    ['images/日本.png', 'gambar'],
  ])('are named after %j', (source, name) => {
    const { sharing } = pictureFiles(source, factsOf(), PICTURES);
    expect(sharing?.path).toBe(`assets/${name}-0123456789-share.jpg`);
  });
});
