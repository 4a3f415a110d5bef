/** What the library does not read of a moving AVIF: its size as it is shown, and its metadata. */
import { boxesIn, type MediaPart } from './parts.ts';

/** @returns the size of a moving AVIF, upright; null if the file does not state it */
export function sizeOfMoving(bytes: Buffer): { width: number; height: number } | null {
  let size: { width: number; height: number } | null = null;
  let quarters = 0;
  for (const { name, start, end } of boxesIn(bytes, ['meta', 'iprp', 'ipco'])) {
    if (name === 'ispe' && end - start >= 12)
      size ??= { width: bytes.readUInt32BE(start + 4), height: bytes.readUInt32BE(start + 8) };
    if (name === 'irot' && end > start) quarters = (bytes[start] ?? 0) & 3;
  }
  if (!size || size.width === 0 || size.height === 0) return null;
  return quarters % 2 === 0 ? size : { width: size.height, height: size.width };
}

interface Item {
  /** Offset of the four letters that say what it is. */
  type: number;
  id: number;
  name: string;
}

/** @returns the items that a box lists */
function itemsIn(bytes: Buffer, { start, end }: MediaPart): Item[] {
  const items: Item[] = [];
  const head = bytes[start] === 0 ? 6 : 8;
  for (const one of boxesIn(bytes, [], start + head, end)) {
    const version = bytes[one.start] ?? 0;
    if (one.name !== 'infe' || version < 2) continue;
    const wide = version > 2;
    const type = one.start + (wide ? 10 : 8);
    const id = wide ? bytes.readUInt32BE(one.start + 4) : bytes.readUInt16BE(one.start + 4);
    items.push({ type, id, name: bytes.toString('latin1', type, type + 4) });
  }
  return items;
}

/** @returns where the items of a box are in the file, by their numbers */
function placesIn(bytes: Buffer, { start }: MediaPart): Map<number, [from: number, to: number][]> {
  const version = bytes[start] ?? 0;
  const sizes = bytes.readUInt16BE(start + 4);
  const [forOffset, forLength, forBase] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const forIndex = version === 0 ? 0 : sizes & 15;
  let at = start + 6;
  const read = (size: number): number => {
    if (size === 0) return 0;
    const value = size > 6 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const places = new Map<number, [number, number][]>();
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    const base = read(forBase);
    const own: [number, number][] = [];
    for (let parts = read(2); parts > 0; parts -= 1) {
      read(forIndex);
      const from = base + read(forOffset);
      const length = read(forLength);
      if (method === 0 && length > 0) own.push([from, from + length]);
    }
    places.set(id, own);
  }
  return places;
}

/** Exif and XMP. */
const NOTES = new Set(['Exif', 'mime']);

/** @returns the metadata of an AVIF: where its contents are, and offsets of the names of their kinds */
export function avifNotes(bytes: Buffer): { contents: [from: number, to: number][]; types: number[] } {
  const found: ReturnType<typeof avifNotes> = { contents: [], types: [] };
  let places: ReturnType<typeof placesIn> = new Map();
  for (const box of boxesIn(bytes, ['meta', 'moov', 'trak'])) {
    if (box.name === 'iloc') places = placesIn(bytes, box);
    if (box.name !== 'iinf') continue;
    for (const { id, name, type } of itemsIn(bytes, box)) {
      if (!NOTES.has(name)) continue;
      found.types.push(type);
      found.contents.push(...(places.get(id) ?? []));
    }
  }
  return found;
}
