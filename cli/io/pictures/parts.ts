/** The parts of picture and media files: chunks of PNG and RIFF, boxes of AVIF and MP4. */
import { crc32 } from 'node:zlib';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, PNG.length).equals(PNG);

/** A part of a file; offsets of its content. */
export interface MediaPart {
  name: string;
  /** Offset of the whole part. */
  from: number;
  start: number;
  end: number;
}

/** The chunks of a PNG, with their content; `from` and `to` include length, name and checksum. */
export function* pngChunks(
  bytes: Buffer,
): Generator<{ name: string; content: Buffer; from: number; to: number }> {
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const to = at + 12 + length;
    const name = bytes.toString('latin1', at + 4, at + 8);
    yield { name, content: bytes.subarray(at + 8, at + 8 + length), from: at, to };
    at = to;
  }
}

/** @returns a chunk of a PNG */
export function chunk(name: string, content: Buffer): Buffer {
  const all = Buffer.alloc(12 + content.length);
  all.writeUInt32BE(content.length, 0);
  all.write(name, 4, 'latin1');
  content.copy(all, 8);
  all.writeUInt32BE(crc32(all.subarray(4, 8 + content.length)), 8 + content.length);
  return all;
}

/** Boxes with a version before their content. */
const VERSIONED = new Set(['meta', 'iinf']);

/**
 * The boxes of an AVIF or MP4.
 * @param parents names of boxes whose own boxes are wanted, too
 */
export function* boxesIn(
  bytes: Buffer,
  parents: readonly string[],
  from = 0,
  to = bytes.length,
): Generator<MediaPart> {
  for (let at = from; at + 8 <= to; ) {
    const size = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const head = size === 1 ? 16 : 8;
    if (at + head > to) return;
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    const end = length === 0 ? to : at + length;
    if (end > to || end < at + head) return;
    yield { name, from: at, start: at + head, end };
    if (parents.includes(name)) {
      // In QuickTime, the box of notes has no version.
      const version = VERSIONED.has(name) && bytes.readUInt32BE(at + head) === 0 ? 4 : 0;
      yield* boxesIn(bytes, parents, at + head + version, end);
    }
    at = end;
  }
}
