/** Moving pictures are published upright, without metadata, and with all their frames. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { pictureFiles, variantsOf } from '../../../cli/core/images/variants.ts';
import type { ImageFacts } from '../../../cli/core/stages/pictures/picture-facts.ts';
import { inspectPicture } from '../../../cli/io/pictures/look.ts';
import { makeVariants } from '../../../cli/io/pictures/make.ts';
import { chunk, pngChunks } from '../../../cli/io/pictures/parts.ts';
import { loadSharp } from '../../../cli/io/pictures/sharp.ts';
import { PICTURES } from '../../support/values/picture-values.ts';
import { GPS, picture } from '../../support/values/pictures.ts';

const library = await loadSharp('/senja');

/** What is published of a moving picture. */
async function published(bytes: Uint8Array) {
  const facts = (await inspectPicture(bytes, library)) as ImageFacts;
  const variants = variantsOf(pictureFiles('images/a.x', facts, PICTURES));
  const files = await makeVariants(bytes, facts, variants, library);
  return { facts, bytes: files[variants.findIndex(({ format }) => format === null)] as Buffer };
}

/** A frame: a colour on the left, blue on the right. */
async function frame(colour: string): Promise<Buffer> {
  const input = await picture({ width: 30, height: 40, colour });
  const finish = (one: Sharp) => one.composite([{ input, left: 0, top: 0 }]).png();
  return picture({ width: 60, height: 40, colour: '#0000ff', finish });
}

const noted = (made: Sharp, orientation: number) =>
  made.withExif({ IFD0: { Make: 'Telepon' }, IFD3: GPS }).withMetadata({ orientation });

const SECRETS = ['Telepon', 'GPSLatitude', 'j\0\0\0\x01\0\0\0', '\0\0\0j\0\0\0\x01'];
const secretsIn = (bytes: Buffer): string[] => SECRETS.filter((one) => bytes.includes(one, 0, 'latin1'));

const numbers = (...values: number[]): Buffer => {
  const all = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) all.writeUInt32BE(value, 4 * at);
  return all;
};

/** An animated PNG whose second frame covers the upper left quarter. */
async function apng(orientation: number): Promise<Buffer> {
  const first = await noted(sharp(await frame('#ff0000')), orientation)
    .png()
    .toBuffer();
  const second = await picture({ width: 30, height: 20, colour: '#ffff00' });
  const control = (at: number, ...size: number[]): Buffer =>
    chunk('fcTL', Buffer.concat([numbers(at, ...size), Buffer.from([0, 1, 0, 5, 0, 0])]));
  const parts: Buffer[] = [first.subarray(0, 8)];
  for (const { name, content, from, to } of pngChunks(first)) {
    if (name === 'IDAT')
      parts.push(chunk('acTL', numbers(2, 0)), control(0, 60, 40, 0, 0), chunk(name, content));
    else if (name === 'IEND') {
      const data = [...pngChunks(second)].filter((one) => one.name === 'IDAT').map((one) => one.content);
      parts.push(control(1, 30, 20, 0, 0), chunk('fdAT', Buffer.concat([numbers(2), ...data])));
      parts.push(first.subarray(from, to));
    } else parts.push(first.subarray(from, to));
  }
  return Buffer.concat(parts);
}

/** The still pictures that an animated PNG is made of, with their places. */
function framesOf(bytes: Buffer) {
  const chunks = [...pngChunks(bytes)];
  const [head] = chunks;
  const frames: { place: number[]; still: Buffer }[] = [];
  for (const [index, { name, content }] of chunks.entries()) {
    if (name !== 'fcTL') continue;
    const own = Buffer.from(head?.content ?? []);
    content.copy(own, 0, 4, 12);
    const next = chunks[index + 1];
    const data = next?.name === 'fdAT' ? next.content.subarray(4) : (next?.content ?? Buffer.alloc(0));
    const still = Buffer.concat([
      bytes.subarray(0, 8),
      chunk('IHDR', own),
      chunk('IDAT', data),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    frames.push({ place: [4, 8, 12, 16].map((at) => content.readUInt32BE(at)), still });
  }
  return frames;
}

const pixels = (bytes: Buffer, options = {}) => sharp(bytes, options).removeAlpha().raw().toBuffer();

it.each([1, 2, 3, 4, 5, 6, 7, 8])('an animated WebP in orientation %i', async (orientation) => {
  const frames = [await frame('#ff0000'), await frame('#ffff00')];
  const joined = sharp(frames, { join: { animated: true } }).webp({
    lossless: true,
    delay: [100, 200],
    loop: 3,
  });
  const bytes = await noted(joined, orientation).toBuffer();
  const made = await published(bytes);
  expect([made.facts.position, secretsIn(bytes).length > 0, secretsIn(made.bytes)]).toEqual([true, true, []]);
  const header = await sharp(made.bytes).metadata();
  const { width, height } = made.facts;
  expect(header).toMatchObject({ pages: 2, delay: [100, 200], loop: 3, width, height });
  expect(header.orientation).toBeUndefined();
  for (const [page, one] of frames.entries()) {
    const upright = await noted(sharp(one), orientation).png().toBuffer();
    const wanted = await pixels(await sharp(upright).autoOrient().png().toBuffer());
    expect((await pixels(made.bytes, { page })).equals(wanted)).toBe(true);
  }
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('an animated PNG in orientation %i', async (orientation) => {
  const bytes = await apng(orientation);
  const made = await published(bytes);
  expect([made.facts.asIs, made.facts.position, secretsIn(made.bytes)]).toEqual(['png', true, []]);
  const names = [...pngChunks(made.bytes)].map(({ name }) => name);
  expect(names.filter((name) => name !== 'iCCP')).toEqual([
    'IHDR',
    'acTL',
    'fcTL',
    'IDAT',
    'fcTL',
    'fdAT',
    'IEND',
  ]);
  const { width, height } = made.facts;
  expect(await sharp(made.bytes).metadata()).toMatchObject({ width, height });
  const [before, after] = [framesOf(bytes), framesOf(made.bytes)];
  const canvas = { create: { width: 60, height: 40, channels: 3, background: '#00ff00' } } as const;
  const turnedCanvas = { create: { ...canvas.create, width, height } };
  for (const [index, { place, still }] of after.entries()) {
    const { place: [, , left = 0, top = 0] = [], still: input = Buffer.alloc(0) } = before[index] ?? {};
    const whole = await sharp(canvas).composite([{ input, left, top }]).png().toBuffer();
    const noted6 = await noted(sharp(whole), orientation).png().toBuffer();
    const wanted = await pixels(await sharp(noted6).autoOrient().png().toBuffer());
    const [, , x = 0, y = 0] = place;
    const found = await sharp(turnedCanvas)
      .composite([{ input: still, left: x, top: y }])
      .png()
      .toBuffer();
    expect([index, (await pixels(found)).equals(wanted)]).toEqual([index, true]);
  }
});

it('a moving AVIF, whose way up is no metadata', async () => {
  // Made with `avifenc --fps 5 --exif … --xmp … 0.png 1.png`; turned by a quarter.
  const bytes = readFileSync(path.join(import.meta.dirname, 'moving.avif'));
  const made = await published(bytes);
  expect(made.facts).toMatchObject({ asIs: 'avif', width: 80, height: 120, position: true });
  expect([secretsIn(bytes).length, secretsIn(made.bytes)]).toEqual([4, []]);
  expect(made.bytes.includes('xmpmeta')).toBe(false);
  // Offsets stay, and so does what is shown.
  expect(made.bytes.length).toBe(bytes.length);
  expect(made.bytes.includes('irot')).toBe(true);
  expect(await inspectPicture(made.bytes, library)).toMatchObject({
    asIs: 'avif',
    width: 80,
    position: false,
  });
});
