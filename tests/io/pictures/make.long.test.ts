/** Variants of a picture: their size, their colours, and no metadata. */
import sharp, { type Metadata, type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureFiles, variantsOf } from '../../../cli/core/images/variants.ts';
import type { ImageFacts } from '../../../cli/core/stages/pictures/picture-facts.ts';
import { inspectPicture } from '../../../cli/io/pictures/look.ts';
import { makeVariants } from '../../../cli/io/pictures/make.ts';
import { loadSharp } from '../../../cli/io/pictures/sharp.ts';
import { PICTURES } from '../../support/values/picture-values.ts';
import { phonePhoto, picture } from '../../support/values/pictures.ts';

const library = await loadSharp('/senja');

async function made(bytes: Uint8Array) {
  const facts = (await inspectPicture(bytes, library)) as ImageFacts;
  const variants = variantsOf(pictureFiles('images/a.jpg', facts, PICTURES));
  const files = await makeVariants(bytes, facts, variants, library);
  return variants.map((variant, index) => ({ variant, bytes: files[index] as Buffer }));
}

const noteIn = ({ exif, icc, iptc, xmp, xmpAsString, comments, orientation }: Metadata): unknown[] =>
  [exif, icc, iptc, xmp, xmpAsString, comments, orientation].filter((one) => one !== undefined);

/** The colour at a relative position, components from 0 to 255. */
async function colourAt(bytes: Uint8Array, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const isNear = (one: readonly number[], other: readonly number[], most = 12): boolean =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= most);

describe('the variants of a photo from a phone', () => {
  it('have their size and format, and no metadata', async () => {
    const photo = await phonePhoto({ width: 4000, height: 3000 });
    for (const { variant, bytes } of await made(photo)) {
      const reported = await sharp(bytes).metadata();
      expect([reported.format, reported.width, reported.height]).toEqual([
        variant.format === 'avif' ? 'heif' : variant.format,
        variant.width,
        variant.height,
      ]);
      expect([variant.path, noteIn(reported)]).toEqual([variant.path, []]);
      expect(bytes.includes('Telepon')).toBe(false);
    }
  });

  it('are upright', async () => {
    const left = await picture({ width: 400, height: 600, colour: '#ff0000' });
    const half = picture({
      width: 800,
      height: 600,
      colour: '#0000ff',
      finish: (one) => one.composite([{ input: left, left: 0, top: 0 }]).png(),
    });
    // Red on the left; after a quarter turn to the right, it is on top.
    const turned = await sharp(await half)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    for (const { variant, bytes } of await made(turned)) {
      if (variant.path.includes('share')) continue;
      expect([variant.width < variant.height, variant.path]).toEqual([true, variant.path]);
      expect(isNear(await colourAt(bytes, 0.5, 0.2), [255, 0, 0], 20)).toBe(true);
      expect(isNear(await colourAt(bytes, 0.5, 0.8), [0, 0, 255], 20)).toBe(true);
    }
  });

  it('are in sRGB', async () => {
    const wide = await picture({
      colour: '#00c000',
      finish: (one) => one.withIccProfile('p3').jpeg({ quality: 100 }),
    });
    const { data } = await sharp(wide, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true });
    expect(isNear([...data.subarray(0, 3)], [0, 192, 0])).toBe(false);
    for (const { bytes } of await made(wide))
      expect(isNear(await colourAt(bytes, 0.5, 0.5), [0, 192, 0])).toBe(true);
  });
});

it('keeps transparency, except in sharing pictures, which get a white background', async () => {
  const clear = await picture({ colour: '#000000', finish: (one) => one.ensureAlpha(0).png() });
  for (const { variant, bytes } of await made(clear)) {
    const { hasAlpha } = await sharp(bytes).metadata();
    expect([variant.format, hasAlpha]).toEqual([variant.format, variant.format !== 'jpeg']);
    if (variant.format === 'jpeg')
      expect(isNear(await colourAt(bytes, 0.5, 0.5), [255, 255, 255])).toBe(true);
  }
});

it.each([
  ['of sixteen bits', (one: Sharp) => one.toColourspace('rgb16').png()],
  ['in grey', (one: Sharp) => one.greyscale().jpeg()],
  ['for printing', (one: Sharp) => one.toColourspace('cmyk').jpeg()],
  ['of few colours', (one: Sharp) => one.png({ palette: true })],
  ['of a still GIF', (one: Sharp) => one.gif()],
])('converts pictures %s too', async (_, finish) => {
  const bytes = await picture({ finish });
  const [before, files] = [
    await colourAt(await sharp(bytes).toColourspace('srgb').png().toBuffer(), 0.5, 0.5),
    await made(bytes),
  ];
  expect(files.length).toBeGreaterThan(4);
  for (const one of files) expect(isNear(await colourAt(one.bytes, 0.5, 0.5), before)).toBe(true);
});

it('produces the same bytes each time', async () => {
  const photo = await phonePhoto();
  const [first, second] = [await made(photo), await made(photo)];
  expect(first.map(({ bytes }) => bytes)).toEqual(second.map(({ bytes }) => bytes));
});
