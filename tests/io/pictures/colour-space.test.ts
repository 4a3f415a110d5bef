/** Colour spaces that a file names by numbers, which the library does not convert. */
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { pictureFiles, variantsOf } from '../../../cli/core/images/variants.ts';
import type { ImageFacts } from '../../../cli/core/stages/pictures/picture-facts.ts';
import { inspectPicture } from '../../../cli/io/pictures/look.ts';
import { makeVariants } from '../../../cli/io/pictures/make.ts';
import { chunk } from '../../../cli/io/pictures/parts.ts';
import { loadSharp } from '../../../cli/io/pictures/sharp.ts';
import { PICTURES } from '../../support/values/picture-values.ts';
import { picture } from '../../support/values/pictures.ts';

const library = await loadSharp('/senja');

/** The colour of each variant, components from 0 to 255. */
async function coloursOf(bytes: Uint8Array): Promise<[string, number[]][]> {
  const facts = (await inspectPicture(bytes, library)) as ImageFacts;
  const variants = variantsOf(pictureFiles('images/a.png', facts, PICTURES));
  const files = await makeVariants(bytes, facts, variants, library);
  return Promise.all(
    files.map(async (file, index): Promise<[string, number[]]> => {
      const data = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer();
      return [variants[index]?.path ?? '', [...data.subarray(0, 3)]];
    }),
  );
}

const GREEN = { width: 48, height: 32, colour: 'rgb(100 200 100)' };
const numbers = (...values: number[]): Buffer => {
  const all = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) all.writeUInt32BE(value, 4 * at);
  return all;
};
const cicp = (...values: number[]): Buffer => chunk('cICP', Buffer.from([...values, 0, 1]));
const gama = (gamma: number): Buffer => chunk('gAMA', numbers(Math.round(1e5 / gamma)));
const CHRM_P3 = chunk('cHRM', numbers(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000));
const withParts = (png: Buffer, ...parts: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...parts, png.subarray(33)]);

/** The exact value, or one that rounding gives. */
const near = (value: number, most = 2): number =>
  expect.toSatisfy((one: number) => Math.abs(one - value) <= most);

it.each<[string, Buffer[], number[]]>([
  ['Display P3', [cicp(12, 13)], [45, 203, 86]],
  ['Rec. 2020', [cicp(9, 13)], [0, 209, 81]],
  ['sRGB', [cicp(1, 13)], [100, 200, 100]],
  ['Rec. 709, as television has it', [cicp(1, 1)], [100, 200, 100]],
  ['unknown numbers', [cicp(99, 99)], [100, 200, 100]],
  ['linear light', [cicp(1, 8)], [168, 229, 168]],
  ['a gamma of 1.8', [gama(1.8)], [119, 210, 119]],
  ['a gamma of 2.2', [gama(2.2)], [100, 200, 100]],
  ['a gamma of 2.2 and wide primaries', [gama(2.2), CHRM_P3], [45, 203, 86]],
  ['a gamma beside a name', [gama(1.8), chunk('sRGB', Buffer.from([0]))], [100, 200, 100]],
  ['numbers that go before a gamma', [gama(1.8), cicp(12, 13)], [45, 203, 86]],
])('converts a PNG in %s to sRGB', async (_, parts, wanted) => {
  const found = await coloursOf(withParts(await picture(GREEN), ...parts));
  expect(found.length).toBeGreaterThan(2);
  // Exact but for what encoders round.
  for (const [name, colour] of found)
    expect([name, colour]).toEqual([name, wanted.map((one) => near(one, /webp|png/.test(name) ? 0 : 2))]);
});

it.each([
  ['paper, by a perceptual quantiser', 16, 148, 251],
  ['a lamp, by a perceptual quantiser', 16, 192, 255],
  ['shade, by a perceptual quantiser', 16, 100, 107],
  ['paper, by hybrid log-gamma', 18, 191, 251],
  ['shade, by hybrid log-gamma', 18, 100, 104],
])('shows what is brighter than paper as white: %s', async (_, curve, value, wanted) => {
  const colour = `rgb(${value} ${value} ${value})`;
  for (const [name, found] of await coloursOf(withParts(await picture({ ...GREEN, colour }), cicp(9, curve))))
    expect([name, found]).toEqual([name, [wanted, wanted, wanted].map((one) => near(one))]);
});

it('converts sixteen bits with a profile, too', async () => {
  for (const profile of ['p3', 'srgb']) {
    const finish = (one: Sharp) => one.toColourspace('rgb16').withIccProfile(profile).png();
    const bytes = await picture({ ...GREEN, finish });
    expect((await sharp(bytes).metadata()).depth).toBe('ushort');
    for (const [name, colour] of await coloursOf(bytes))
      expect([name, colour]).toEqual([name, [100, 200, 100].map((one) => near(one))]);
  }
});

/** A still AVIF whose colours are named by numbers. */
async function avif(...values: [primaries: number, curve: number]): Promise<Buffer> {
  const bytes = await picture({
    ...GREEN,
    finish: (one) => one.avif({ quality: 100, lossless: true, chromaSubsampling: '4:4:4' }),
  });
  const at = bytes.indexOf('colrnclx', 0, 'latin1');
  expect(at).toBeGreaterThan(0);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, at + 8 + 2 * index);
  return bytes;
}

it.each([
  ['Display P3', 12, 13, [45, 203, 86]],
  ['sRGB', 1, 13, [100, 200, 100]],
] as const)('converts an AVIF in %s to sRGB', async (_, primaries, curve, wanted) => {
  for (const [name, colour] of await coloursOf(await avif(primaries, curve)))
    expect([name, colour]).toEqual([name, wanted.map((one) => near(one, 5))]);
});
