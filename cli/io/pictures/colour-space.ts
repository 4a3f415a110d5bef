/**
 * Colour spaces that a file names by numbers (cICP and gAMA of PNG, nclx of AVIF): the library reads profiles only, so
 * the colours of screenshots and exports for wide screens would be lost.
 */
import type { Channels, default as SharpType } from 'sharp';
import { boxesIn, isPng, pngChunks } from './parts.ts';
import { READING } from './sharp.ts';
import { type ColourSpace, type Primaries, SRGB, toSrgb } from './to-srgb.ts';

const D65 = [0.3127, 0.329] as const;

/** Primaries by their numbers in ITU-T H.273. */
const PRIMARIES = new Map<number, Primaries>([
  [1, SRGB],
  [4, [0.67, 0.33, 0.21, 0.71, 0.14, 0.08, 0.31, 0.316]],
  [5, [0.64, 0.33, 0.29, 0.6, 0.15, 0.06, ...D65]],
  [6, [0.63, 0.34, 0.31, 0.595, 0.155, 0.07, ...D65]],
  [7, [0.63, 0.34, 0.31, 0.595, 0.155, 0.07, ...D65]],
  [9, [0.708, 0.292, 0.17, 0.797, 0.131, 0.046, ...D65]],
  [11, [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, 0.314, 0.351]],
  [12, [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, ...D65]],
]);

type Curve = ColourSpace['toLight'];

const srgb: Curve = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const power =
  (exponent: number): Curve =>
  (value) =>
    value ** exponent;

/** Light of white paper on bright screens, in candela per square metre (ITU-R BT.2408). */
const PAPER = 203;
/** Light from which on highlights are compressed instead of cut off. */
const KNEE = 0.9;

const withHighlights = (light: number): number =>
  light <= KNEE ? light : KNEE + (1 - KNEE) * (1 - Math.exp((KNEE - light) / (1 - KNEE)));

/** Perceptual quantiser (SMPTE ST 2084). */
function pq(value: number): number {
  const part = value ** (1 / 78.84375);
  const light = Math.max(0, part - 0.8359375) / (18.8515625 - 18.6875 * part);
  return withHighlights((10_000 * light ** (1 / 0.1593017578125)) / PAPER);
}

/** Hybrid log-gamma (ARIB STD-B67) on a screen of 1000 candela per square metre. */
function hlg(value: number): number {
  const scene =
    value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return withHighlights((1000 * scene ** 1.2) / PAPER);
}

/** Curves by their numbers in ITU-T H.273; those of television are shown as sRGB. */
const CURVES = new Map<number, Curve>([
  [4, power(2.2)],
  [5, power(2.8)],
  [8, power(1)],
  [16, pq],
  [17, power(2.6)],
  [18, hlg],
]);

function byNumbers(primaries: number, curve: number): ColourSpace | null {
  const known = { primaries: PRIMARIES.get(primaries) ?? SRGB, toLight: CURVES.get(curve) ?? srgb };
  return known.primaries === SRGB && known.toLight === srgb ? null : known;
}

/** Difference that nobody sees. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.02;

function ofPng(bytes: Buffer): ColourSpace | null {
  const parts = new Map<string, Buffer>();
  for (const { name, content } of pngChunks(bytes)) {
    if (name === 'IDAT') break;
    parts.set(name, content);
  }
  const [numbers, gamma, white] = ['cICP', 'gAMA', 'cHRM'].map((name) => parts.get(name));
  if (numbers && numbers.length >= 2) return byNumbers(numbers[0] ?? 2, numbers[1] ?? 2);
  if (!gamma || gamma.length < 4 || parts.has('iCCP') || parts.has('sRGB')) return null;
  const exponent = 100_000 / Math.max(1, gamma.readUInt32BE(0));
  const values = Array.from(
    { length: white?.length === 32 ? 8 : 0 },
    (_, at) => (white?.readUInt32BE(4 * at) ?? 0) / 1e5,
  );
  // White comes first in the file.
  const own = [...values.slice(2), ...values.slice(0, 2)] as unknown as Primaries;
  const isUsual =
    own.length < 8 || own.some((one) => one === 0) || own.every((one, at) => isNear(one, SRGB[at] ?? 0));
  const toLight = Math.abs(exponent - 2.2) < 0.1 || exponent > 4 || exponent < 0.9 ? srgb : power(exponent);
  return isUsual && toLight === srgb ? null : { primaries: isUsual ? SRGB : own, toLight };
}

function ofAvif(bytes: Buffer): ColourSpace | null {
  let found: ColourSpace | null = null;
  for (const { name, start, end } of boxesIn(bytes, ['meta', 'iprp', 'ipco'])) {
    if (name !== 'colr' || end - start < 8) continue;
    const kind = bytes.toString('latin1', start, start + 4);
    // A profile comes first, and is read.
    if (kind === 'prof' || kind === 'rICC') return null;
    if (kind === 'nclx') found ??= byNumbers(bytes.readUInt16BE(start + 4), bytes.readUInt16BE(start + 6));
  }
  return found;
}

/** @returns the colour space that a picture names by numbers; null for sRGB, or if it has a profile */
export function colourSpaceOf(bytes: Uint8Array): ColourSpace | null {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    if (isPng(whole)) return ofPng(whole);
    return whole.toString('latin1', 4, 8) === 'ftyp' ? ofAvif(whole) : null;
  } catch {
    return null;
  }
}

/** A picture whose pixels were read. */
export interface Raw {
  data: Buffer;
  raw: { width: number; height: number; channels: Channels };
}

/**
 * @param opaque whether alpha is left out
 * @returns the pixels of a picture, upright, in this size and in sRGB
 */
export async function pixelsInSrgb(
  bytes: Uint8Array,
  size: { width: number; height: number },
  opaque: boolean,
  sharp: typeof SharpType,
): Promise<Raw> {
  const space = colourSpaceOf(bytes);
  const { depth, hasProfile } = await sharp(bytes, READING).metadata();
  // Converted to 16 bits, the library makes 25600 of 100 where it should be 25700: a little darker.
  const isDeep = space !== null && depth === 'ushort';
  const opened = sharp(bytes, { ...READING, ignoreIcc: space !== null })
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .toColourspace(isDeep ? 'rgb16' : 'srgb');
  // The library converts such a picture to Display P3, and calls it sRGB.
  if (!space && depth === 'ushort' && hasProfile) opened.withIccProfile('srgb', { attach: false });
  const { data, info } = await (opaque ? opened.removeAlpha() : opened.ensureAlpha())
    .raw({ depth: isDeep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  if (!space) return { data, raw };
  const pixels = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  return { data: toSrgb(pixels, channels, space), raw };
}
