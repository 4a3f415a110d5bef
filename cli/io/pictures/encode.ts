/** Encodes a variant: as light as its format allows without visible loss, and never heavier than the original. */
import type { Sharp, default as SharpType } from 'sharp';
import type { Variant } from '../../core/images/index.ts';
import { MADE, type PictureFormat, type VariantFormat } from '../../core/stages/pictures/picture-formats.ts';

/** Qualities of a palette: the first that gives a file no heavier than the original is used. */
const PALETTES = [90, 70, 50];
/** Numbers of colours if no such palette is light enough. */
const FEWEST = [4, 2];
/** Step between the qualities that are tried, and the lowest. */
const STEP = 10;
const LOWEST = 10;

/** Largest number of colours whose palette needs less than a byte a pixel. */
const FEW = 16;
/** Number of colours with which a picture is not changed. */
const ENOUGH = 64;

/** @returns the number of colours; one more than the most if there are more */
export function coloursIn(pixels: Buffer, most: number): number {
  const found = new Set<number>();
  for (let at = 0; at + 3 < pixels.length && found.size <= most; at += 4) found.add(pixels.readUInt32LE(at));
  return found.size;
}

/**
 * @param most number of colours with which a picture stays as it is
 * @returns the picture with few colours, and their number
 */
export async function withFewColours(
  picture: Sharp,
  options: { quality: number } | { colours: number },
  most: number,
  sharp: typeof SharpType,
) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const own = coloursIn(data, most);
  if (own <= most) return { picture: sharp(data, { raw }), colours: own };
  const quick = { palette: true, dither: 0, compressionLevel: 1, effort: 4 };
  const palette = await sharp(data, { raw })
    .png({ ...quick, ...options })
    .toBuffer();
  const pixels = await sharp(palette).ensureAlpha().raw().toBuffer();
  return { picture: sharp(palette), colours: coloursIn(pixels, 256) };
}

/** Encodings of a variant, the best first. */
async function* encodings(
  picture: Sharp,
  format: VariantFormat,
  lossless: Variant['lossless'],
  sharp: typeof SharpType,
): AsyncGenerator<Sharp> {
  const { encoding, lossless: exact } = MADE[format];
  if (exact === undefined || lossless === undefined) {
    yield picture.clone().toFormat(format, encoding);
    for (let quality = Number(encoding.quality) - STEP; quality >= LOWEST; quality -= STEP)
      yield picture.clone().toFormat(format, { ...encoding, quality });
    if (encoding.quality !== undefined) return;
  } else if (lossless === 'exact')
    yield picture.clone().toFormat(format, format === 'png' ? encoding : exact);
  const steps = [...PALETTES.map((quality) => ({ quality })), ...FEWEST.map((colours) => ({ colours }))];
  for (const [index, step] of steps.entries()) {
    const few = await withFewColours(picture.clone(), step, index === 0 ? ENOUGH : 0, sharp);
    yield few.picture.toFormat(format, {
      ...(exact ?? encoding),
      ...(format === 'png' && few.colours <= FEW && { colours: Math.max(2, few.colours) }),
    });
  }
  // For icons, a palette is the larger part of the file.
  if (format === 'png') yield picture.clone().png({ compressionLevel: 9 });
}

/** Formats from the one that the fewest browsers read. */
const BY_SUPPORT: readonly PictureFormat[] = ['avif', 'webp'];

/** @returns the heaviest that a variant may be: a browser that reads it could have shown the original instead */
export function limitOf(format: VariantFormat, original: PictureFormat, size: number): number {
  const [own, other] = [format, original].map((one) => BY_SUPPORT.indexOf(one));
  const reads = other === -1 || (own !== -1 && (own ?? 0) <= (other ?? 0));
  return reads ? size : Number.POSITIVE_INFINITY;
}

/**
 * @param picture in its final size
 * @param limit in bytes
 * @returns the first encoding within the limit, or the lightest
 */
export async function encoded(
  picture: Sharp,
  { format, lossless }: { format: VariantFormat; lossless?: Variant['lossless'] },
  limit: number,
  sharp: typeof SharpType,
): Promise<Buffer> {
  let lightest: Buffer | null = null;
  for await (const one of encodings(picture, format, lossless, sharp)) {
    const bytes = await one.toBuffer();
    if (lightest === null || bytes.length < lightest.length) lightest = bytes;
    if (lightest.length <= limit) break;
  }
  return lightest ?? Buffer.alloc(0);
}
