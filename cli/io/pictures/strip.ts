/** Removes metadata from files that are published as they are, where that changes no pixel and no sound. */

import { publishedDrawing } from '../../core/images/bytes/index.ts';
import { avifNotes } from './avif.ts';
import { boxesIn, isPng, pngChunks } from './parts.ts';

/** Chunks of PNG that say how it looks and moves. All others are notes. */
const PNG_LOOK = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'acTL', 'fcTL', 'fdAT'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI', 'sBIT', 'bKGD'],
]);

const fromPng = (bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes.subarray(0, 8),
    ...[...pngChunks(bytes)].flatMap(({ name, from, to }) =>
      PNG_LOOK.has(name) ? [bytes.subarray(from, to)] : [],
    ),
  ]);

function fromWebp(bytes: Buffer): Buffer {
  const kept = [Buffer.from(bytes.subarray(0, 12))];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const chunk = Buffer.from(bytes.subarray(at, at + 8 + size + (size % 2)));
    // Bits of the header that announce Exif and XMP.
    if (name === 'VP8X' && chunk.length > 8) chunk[8] = (chunk[8] ?? 0) & ~0b1100;
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk);
    at += 8 + size + (size % 2);
  }
  const whole = Buffer.concat(kept);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** @returns the offset behind the blocks of data of a GIF that begin at an offset */
function behindBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

function fromGif(bytes: Buffer): Buffer {
  const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const start = at;
    const [kind, label] = [bytes[at], bytes[at + 1]];
    if (kind === 0x2c) at = behindBlocks(bytes, at + 11 + colours(bytes[at + 9] ?? 0));
    else if (kind === 0x21) at = behindBlocks(bytes, at + 2);
    else {
      kept.push(bytes.subarray(at));
      break;
    }
    // Comments, and XMP. The extension that repeats the animation stays.
    const isNote =
      kind === 0x21 && (label === 0xfe || bytes.toString('latin1', start + 3, start + 11) === 'XMP Data');
    if (!isNote) kept.push(bytes.subarray(start, at));
  }
  return Buffer.concat(kept);
}

/** Boxes of MP4 that hold other boxes. */
const PARENTS = ['trak', 'mdia'];

/** Empties the boxes with notes: their places stay, since the file counts offsets. */
function emptyNotes(bytes: Buffer): void {
  for (const top of boxesIn(bytes, [])) {
    // At the top, `meta` is what an AVIF is made of.
    const inner = top.name === 'moov' ? boxesIn(bytes, PARENTS, top.start, top.end) : [];
    const notes = [...inner].filter(({ name }) => /^(?:udta|meta|uuid)$/.test(name));
    for (const { from, start, end } of /^(?:udta|uuid)$/.test(top.name) ? [top] : notes) {
      bytes.write('free', from + 4, 'latin1');
      bytes.fill(0, start, end);
    }
  }
}

function fromMp4(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  emptyNotes(copy);
  return copy;
}

/** Empties the notes in place, and calls them by a name that no program reads. */
function fromAvif(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const { contents, types } = avifNotes(bytes);
  for (const [from, to] of contents) copy.fill(0, from, to);
  for (const at of types) copy.write('skip', at, 'latin1');
  emptyNotes(copy);
  return copy;
}

const SVG_NAMES = 'http://www.w3.org/2000/svg';

/** @returns a drawing in which browsers recognise the elements, without which they show nothing, and that loads nothing */
function fromSvg(bytes: Buffer): Buffer {
  const text = bytes.toString();
  const alone = publishedDrawing(text);
  const named = alone.includes(SVG_NAMES) ? alone : alone.replace('<svg', `<svg xmlns="${SVG_NAMES}"`);
  return named === text ? bytes : Buffer.from(named);
}

/** @returns the bytes without metadata; unchanged in other formats, or if they are not as their format wants it */
export function withoutNotes(bytes: Uint8Array): Buffer {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const [start, brand] = [whole.toString('latin1', 0, 8), whole.toString('latin1', 8, 12)];
  try {
    if (isPng(whole)) return fromPng(whole);
    if (start.startsWith('RIFF') && brand === 'WEBP') return fromWebp(whole);
    if (start.startsWith('GIF8')) return fromGif(whole);
    if (/^(?:\xef\xbb\xbf)?\s*</.test(start)) return fromSvg(whole);
    if (start.endsWith('ftyp'))
      return /^(?:avi[fs]|mif1|msf1)$/.test(brand) ? fromAvif(whole) : fromMp4(whole);
  } catch {
    // Shorter than its parts say.
  }
  return whole;
}
