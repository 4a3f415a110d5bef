/** Removes from a photo where it was taken. Its pixels stay, and except in PNG its other notes too. */
import type { Metadata } from 'sharp';
import { withoutNotes } from '../../io/pictures/index.ts';

/** Tag of the GPS directory, and one for bytes without a meaning. */
const GPS = 0x8825;
const PADDING = 0xea1c;
/** Bytes of a value, by its type. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** Bytes of an entry of a directory: tag, type, count, value or its offset. */
const ENTRY = 12;

/** Blanks the GPS directory of Exif data in place. @throws RangeError if it is damaged */
function blankExif(tiff: Buffer): void {
  const order = tiff.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return;
  const read = (at: number, bytes: number): number =>
    order === 'II*\0' ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  const entriesAt = (directory: number): number[] =>
    Array.from({ length: read(directory, 2) }, (_, at) => directory + 2 + ENTRY * at);
  for (const entry of entriesAt(read(4, 4))) {
    if (read(entry, 2) !== GPS) continue;
    const directory = read(entry + 8, 4);
    const entries = entriesAt(directory);
    for (const one of entries) {
      const size = (SIZES[read(one + 2, 2)] ?? 0) * read(one + 4, 4);
      if (size > 4) tiff.fill(0, read(one + 8, 4), read(one + 8, 4) + size);
    }
    tiff.fill(0, directory, directory + 2 + ENTRY * entries.length);
    tiff.fill(0, entry + 8, entry + ENTRY);
    if (order === 'II*\0') tiff.writeUInt16LE(PADDING, entry);
    else tiff.writeUInt16BE(PADDING, entry);
  }
}

/** Attributes and elements of XMP. */
const XMP_GPS = /\bexif:GPS\w+="[^"]*"|<exif:GPS\w+>[^<]*<\/exif:GPS\w+>/g;

/** Every offset of a part, of which a photo that holds others has several. */
function* placesOf(part: Buffer, bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + 1)) yield at;
}

const MARK = Buffer.from('Exif\0\0', 'latin1');

/**
 * @param header as sharp has read it
 * @returns a copy of a photo without its position, as far as that is understood
 */
export function withoutPosition(bytes: Buffer, { format, exif, xmp }: Metadata): Buffer {
  // Its notes are compressed, and have checksums: all of them go.
  if (format === 'png') return withoutNotes(bytes);
  const copy = Buffer.from(bytes);
  try {
    for (const at of placesOf(MARK, copy)) blankExif(copy.subarray(at + MARK.length));
    const tiff = exif?.subarray(exif.indexOf(MARK) === 0 ? MARK.length : 0);
    if (tiff) for (const at of placesOf(tiff, copy)) blankExif(copy.subarray(at));
  } catch {
    // What is damaged stays; the caller looks again.
  }
  const blank = (text: string): string => text.replace(XMP_GPS, (found) => ' '.repeat(found.length));
  if (xmp) for (const at of placesOf(xmp, copy)) copy.write(blank(xmp.toString('latin1')), at, 'latin1');
  return copy;
}
