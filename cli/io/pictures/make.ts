/** Variants of a picture: upright, in sRGB, in the requested size, without metadata. */
import type Sharp from 'sharp';
import type { Variant } from '../../core/images/index.ts';
import type { ImageFacts } from '../../core/stages/pictures/picture-facts.ts';
import { MADE } from '../../core/stages/pictures/picture-formats.ts';
import { pixelsInSrgb } from './colour-space.ts';
import { encoded, limitOf } from './encode.ts';
import { withoutNotes } from './strip.ts';
import { turned } from './turn.ts';

/**
 * The picture is decoded once, to the size of the largest.
 * @param variants at least one; none larger than the picture
 * @returns their bytes, in order
 */
export async function makeVariants(
  bytes: Uint8Array,
  { width, height, opaque, format: original }: ImageFacts,
  variants: readonly Variant[],
  sharp: typeof Sharp,
): Promise<Buffer[]> {
  const made: Buffer[] = [];
  const asIs = variants.some(({ format }) => format === null)
    ? withoutNotes(await turned(bytes, sharp))
    : Buffer.alloc(0);
  if (variants.every(({ format }) => format === null)) return variants.map(() => asIs);
  const widest = Math.max(...variants.map((one) => one.width));
  const size = { width: widest, height: Math.max(1, Math.round((widest * height) / width)) };
  const { data, raw } = await pixelsInSrgb(bytes, size, opaque, sharp);
  for (const { format, lossless, width: to, height: high } of variants) {
    if (format === null) {
      made.push(asIs);
      continue;
    }
    const scaled = sharp(data, { raw }).resize(to, high, { fit: 'cover' });
    const flat = MADE[format].for === 'opaque' && !opaque ? scaled.flatten({ background: '#fff' }) : scaled;
    made.push(await encoded(flat, { format, lossless }, limitOf(format, original, bytes.length), sharp));
  }
  return made;
}
