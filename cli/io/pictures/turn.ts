/**
 * Turns moving pictures upright. Their way up is in their metadata, which is not published, and which browsers read of
 * some formats only.
 */
import type { default as SharpType } from 'sharp';
import { chunk, isPng, pngChunks } from './parts.ts';
import { READING } from './sharp.ts';

/** Exif data with nothing but an orientation. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x01\0\0\0\0\0\0\0', 'latin1');
  tiff[18] = orientation;
  return tiff;
}

/** @returns the offset of a part of a picture after that is turned; sizes and offsets as pairs of across and down */
function turnedOffset(
  orientation: number,
  [width, height]: [number, number],
  [x, y]: [number, number],
  [wide, high]: [number, number],
): [number, number] {
  const [right, bottom] = [width - x - wide, height - y - high];
  const all: [number, number][] = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
    [y, x],
    [bottom, x],
    [bottom, right],
    [y, right],
  ];
  return all[orientation - 1] ?? [x, y];
}

/** Chunks that describe pixels as they were, or that are made anew. */
const REMADE = new Set(['IHDR', 'PLTE', 'tRNS', 'sBIT', 'bKGD', 'hIST', 'IDAT', 'fcTL', 'fdAT', 'eXIf']);

/** Turns each frame of an animated PNG by itself: without loss. */
async function turnedPng(bytes: Buffer, orientation: number, sharp: typeof SharpType): Promise<Buffer> {
  const head = Buffer.from([...pngChunks(bytes)].find(({ name }) => name === 'IHDR')?.content ?? []);
  const canvas: [number, number] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const isAcross = orientation > 4;
  const kept: Buffer[] = [];
  /** Palette and transparency, which each frame needs. */
  const shared: Buffer[] = [];
  let sequence = 0;
  let control: Buffer | null = null;
  let pixels: Buffer[] = [];
  let isFirst = true;
  const numbered = (content: Buffer): Buffer => {
    content.writeUInt32BE(sequence, 0);
    sequence += 1;
    return content;
  };
  const finish = async (): Promise<void> => {
    if (pixels.length === 0) return;
    const own = Buffer.from(head);
    if (control) control.copy(own, 0, 4, 12);
    const size: [number, number] = [own.readUInt32BE(0), own.readUInt32BE(4)];
    const parts = [chunk('IHDR', own), ...shared, chunk('eXIf', exifOf(orientation))];
    const frame = [...parts, chunk('IDAT', Buffer.concat(pixels)), chunk('IEND', Buffer.alloc(0))];
    const turned = await sharp(Buffer.concat([bytes.subarray(0, 8), ...frame]), READING)
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .png({ compressionLevel: 9 })
      .toBuffer();
    if (control) {
      const moved = Buffer.from(control);
      const offset: [number, number] = [control.readUInt32BE(12), control.readUInt32BE(16)];
      const values = [
        ...(isAcross ? [...size].reverse() : size),
        ...turnedOffset(orientation, canvas, offset, size),
      ];
      for (const [at, value] of values.entries()) moved.writeUInt32BE(value, 4 + 4 * at);
      kept.push(chunk('fcTL', numbered(moved)));
    }
    const data = [...pngChunks(turned)].filter(({ name }) => name === 'IDAT').map(({ content }) => content);
    if (isFirst) kept.push(chunk('IDAT', Buffer.concat(data)));
    else kept.push(chunk('fdAT', numbered(Buffer.concat([Buffer.alloc(4), ...data]))));
    isFirst = false;
    control = null;
    pixels = [];
  };
  for (const { name, content, from, to } of pngChunks(bytes)) {
    if (name === 'PLTE' || name === 'tRNS') shared.push(bytes.subarray(from, to));
    if (name === 'fcTL' || name === 'IEND') await finish();
    if (name === 'fcTL') control = Buffer.from(content);
    if (name === 'IDAT') pixels.push(content);
    if (name === 'fdAT') pixels.push(content.subarray(4));
    if (!REMADE.has(name)) kept.push(bytes.subarray(from, to));
  }
  if (isAcross) for (const [at, value] of [...canvas].reverse().entries()) head.writeUInt32BE(value, 4 * at);
  // Eight bits, colour and alpha, not interlaced.
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([bytes.subarray(0, 8), chunk('IHDR', head), ...kept]);
}

/** Turns the frames of an animated WebP. Those that were stored with loss are stored so again. */
async function turnedWebp(bytes: Buffer, sharp: typeof SharpType): Promise<Buffer> {
  const { pages = 1, delay = [], loop = 0 } = await sharp(bytes, READING).metadata();
  const frames: Buffer[] = [];
  for (let page = 0; page < pages; page += 1)
    frames.push(
      await sharp(bytes, { ...READING, page })
        .autoOrient()
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  const lossless = bytes.includes('VP8L', 0, 'latin1') && !bytes.includes('VP8 ', 0, 'latin1');
  return sharp(frames, { join: { animated: true } })
    .webp({ ...(lossless ? { lossless } : { quality: 85 }), delay, loop })
    .toBuffer();
}

/** @returns a moving PNG or WebP whose pixels are upright; any other file as it is */
export async function turned(bytes: Uint8Array, sharp: typeof SharpType): Promise<Buffer> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const isWebp = whole.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp && !isPng(whole)) return whole;
  const { orientation = 1 } = await sharp(bytes, READING).metadata();
  if (orientation <= 1 || orientation > 8) return whole;
  return isWebp ? turnedWebp(whole, sharp) : turnedPng(whole, orientation, sharp);
}
