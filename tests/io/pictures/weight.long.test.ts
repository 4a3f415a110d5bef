/** No variant is heavier than the original, whatever a device or a program has made. */
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureFiles, variantsOf } from '../../../cli/core/images/variants.ts';
import type { ImageFacts } from '../../../cli/core/stages/pictures/picture-facts.ts';
import { inspectPicture } from '../../../cli/io/pictures/look.ts';
import { makeVariants } from '../../../cli/io/pictures/make.ts';
import { loadSharp } from '../../../cli/io/pictures/sharp.ts';
import { PICTURES } from '../../support/values/picture-values.ts';

const library = await loadSharp('/senja');

/** A grey value for each place, 0 to 255. */
type Shade = (x: number, y: number) => number;

function raw(width: number, height: number, shade: Shade, alpha?: Shade): Sharp {
  const channels = alpha ? 4 : 3;
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += channels) {
      const value = shade(x, y);
      data.set(alpha ? [value, value, 255 - value, alpha(x, y)] : [value, value, value], at);
    }
  return sharp(data, { raw: { width, height, channels } });
}

/** The same number for the same place. */
const noise = (x: number, y: number): number =>
  (((x * 374_761_393 + y * 668_265_263) ^ (x << 13)) >>> 8) & 255;

/** Lines of print: short strokes, the same in every line. */
const print: Shade = (x, y) =>
  y % 24 < 14 && (x * 7) % 31 < 9 && (x >> 3) % 5 !== 0 && (x ^ y) % 3 ? 0 : 255;
const photo: Shade = (x, y) => 128 + 60 * Math.sin(x / 70) * Math.cos(y / 50) + (noise(x, y) - 128) / 6;
/** A window with a bar, a list and soft edges. */
const screen: Shade = (x, y) => (y < 40 ? 40 : x < 200 ? 230 : print(x, y) === 0 ? 30 + (x % 7) * 9 : 250);
const boxes: Shade = (x, y) => (x % 120 < 5 || y % 90 < 5 ? 20 : 200);

const KINDS: Record<string, () => Promise<Buffer>> = {
  'a scan in black and white': () =>
    raw(1240, 1754, print)
      .toColourspace('b-w')
      .png({ palette: true, colours: 2, compressionLevel: 9 })
      .toBuffer(),
  'a scan in grey': () =>
    raw(620, 877, (x, y) => print(x, y) * 0.8 + noise(x, y) / 12)
      .toColourspace('b-w')
      .png()
      .toBuffer(),
  'a screenshot': () => raw(1000, 600, screen).png({ compressionLevel: 9 }).toBuffer(),
  'a screenshot of 16 bits': () => raw(700, 400, screen).toColourspace('rgb16').png().toBuffer(),
  'a screenshot in WebP': () => raw(700, 400, screen).webp({ lossless: true }).toBuffer(),
  'a diagram with alpha': () =>
    raw(900, 600, boxes, (x) => (x % 120 < 5 ? 255 : 90))
      .png()
      .toBuffer(),
  'a diagram with a palette': () => raw(900, 600, boxes).png({ palette: true, colours: 4 }).toBuffer(),
  'a still GIF': () => raw(700, 400, screen).gif().toBuffer(),
  'a photo in GIF': () => raw(400, 300, photo).gif().toBuffer(),
  'a photo in PNG': () => raw(700, 500, photo).png().toBuffer(),
  'a photo': () => raw(1100, 700, photo).jpeg({ quality: 92 }).toBuffer(),
  'a photo that was sent': () => raw(1100, 700, photo).jpeg({ quality: 25 }).toBuffer(),
  'a photo for printing': () => raw(500, 400, photo).toColourspace('cmyk').jpeg().toBuffer(),
  'a logo': () =>
    raw(120, 80, boxes, () => 255)
      .png()
      .toBuffer(),
  'an icon': () =>
    raw(16, 16, (x) => (x > 7 ? 255 : 60))
      .png()
      .toBuffer(),
  noise: () => raw(8, 8, noise).png().toBuffer(),
};

async function make(kind: string) {
  const bytes = await (KINDS[kind] as () => Promise<Buffer>)();
  const facts = (await inspectPicture(bytes, library)) as ImageFacts;
  const files = pictureFiles('images/a.x', facts, PICTURES);
  const variants = variantsOf(files);
  return { bytes, facts, files, variants, made: await makeVariants(bytes, facts, variants, library) };
}

/** What has been made of each kind: encoding takes seconds. */
const all = new Map<string, ReturnType<typeof make>>();

function made(kind: string): ReturnType<typeof make> {
  const one = all.get(kind) ?? make(kind);
  all.set(kind, one);
  return one;
}

/** Formats of a fallback, which browsers read that do not read the original. */
const OLD = new Set(['jpeg', 'png']);

describe.each(Object.keys(KINDS))('%s', (kind) => {
  it('has no variant that is heavier, and each as it says', async () => {
    const { bytes, facts, files, variants, made: all } = await made(kind);
    for (const [index, { path, format, width, height }] of variants.entries()) {
      const file = all[index] as Buffer;
      const header = await sharp(file).metadata();
      expect([path, header.format, header.width, header.height]).toEqual([
        path,
        format === 'avif' ? 'heif' : format,
        width,
        height,
      ]);
      if (!(facts.format === 'webp' && OLD.has(format ?? '')))
        expect([path, file.length <= bytes.length], `${file.length} of ${bytes.length}`).toEqual([
          path,
          true,
        ]);
    }
    // Every list can be used by itself, and has no gap that would enlarge.
    for (const list of [...files.modern.map((one) => one.variants), files.fallback]) {
      const widths = list.map(({ width }) => width);
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      expect(widths.at(-1)).toBeGreaterThanOrEqual(
        Math.min(facts.width, PICTURES.fallbackWidths.at(-1) ?? 0),
      );
      expect(widths.at(-1)).toBeLessThanOrEqual(facts.width);
    }
    expect(files.modern.length).toBeGreaterThan(0);
    expect((await makeVariants(bytes, facts, variants.slice(-2), library))[1]?.length).toBeGreaterThan(0);
  });
});

it('leaves out AVIF, which browsers take first, where WebP without loss is lighter', async () => {
  for (const kind of ['a scan in black and white', 'a screenshot', 'a still GIF', 'a diagram with alpha']) {
    const { facts, files, variants, made: all } = await made(kind);
    expect([kind, facts.flat !== undefined]).toEqual([kind, true]);
    const [first, ...others] = files.modern.map(
      (one) => all[variants.indexOf(one.variants.at(-1) as (typeof variants)[number])]?.length ?? 0,
    );
    for (const other of others) expect([kind, first]).toEqual([kind, Math.min(first ?? 0, other)]);
  }
});

it('makes pictures of few colours without loss, and photos as before', async () => {
  const formatsOf = async (kind: string) => {
    const { files, variants } = await made(kind);
    const [last] = files.fallback.slice(-1);
    return [last?.format, last?.lossless, variants.some(({ lossless }) => lossless !== undefined)];
  };
  expect(await formatsOf('a scan in black and white')).toEqual(['png', 'few', true]);
  expect(await formatsOf('a diagram with a palette')).toEqual(['png', 'few', true]);
  expect(await formatsOf('a photo')).toEqual(['jpeg', undefined, false]);
  expect(await formatsOf('a photo in PNG')).toEqual(['jpeg', undefined, false]);
});

it('shows a scan in black and white whole, with every pixel', async () => {
  const { bytes, variants, made: all } = await made('a scan in black and white');
  const pixels = (file: Buffer) => sharp(file).toColourspace('b-w').removeAlpha().raw().toBuffer();
  const whole = variants.findIndex(({ width, format }) => width === 1240 && format === 'webp');
  expect((await pixels(all[whole] as Buffer)).equals(await pixels(bytes))).toBe(true);
});
