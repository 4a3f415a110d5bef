/**
 * Pictures with few colours: scans of print, screenshots, diagrams, logos. Encodings for photos make them heavier and
 * blurred, and scaling makes them heavier, too: it adds colours at every edge.
 */
import type { Sharp, default as SharpType } from 'sharp';
import type { FlatFacts } from '../../core/stages/pictures/picture-facts.ts';
import { MADE } from '../../core/stages/pictures/picture-formats.ts';
import { coloursIn, withFewColours } from './encode.ts';

/** Most pixels that are looked at. A larger picture is thinned out, which adds no colour. */
const LOOKED_AT = 2_000_000;
/** A picture with more colours is a photo. */
const MOST_COLOURS = 4096;
/** Colours that are enough for pictures of few, and bits a pixel that they take, besides the header of a file. */
const FEW_COLOURS = 64;
const FEW_BITS = 0.3;
const HEADER = 1000;
/** Bits a pixel that no picture other than a photo takes. */
const MOST_BITS = 3;
/** Parts of the whole width that are tried. */
const PARTS = [0.75, 0.45, 0.3];
/** Width at which AVIF is tried, as most phones ask for it. */
const TRIED = 1080;

/** A picture with at most this many bytes is mostly header in any format for photos. */
const TINY = 1000;

/**
 * @param open opens the picture
 * @param width and height of the picture, upright
 * @param size of its file, in bytes
 * @returns how its variants are made; null for a photo
 */
export async function flatFacts(
  open: () => Sharp,
  { width, height }: { width: number; height: number },
  size: number,
  sharp: typeof SharpType,
): Promise<FlatFacts | null> {
  const part = Math.min(1, Math.sqrt(LOOKED_AT / (width * height)));
  const scale = (to: number) =>
    [Math.max(1, Math.round(width * to)), Math.max(1, Math.round(height * to))] as const;
  const { data, info } = await open()
    .resize(...scale(part), { fit: 'fill', kernel: 'nearest' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (size > TINY && coloursIn(data, MOST_COLOURS) > MOST_COLOURS) return null;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const whole = () => sharp(data, { raw });
  const weight = async (picture: Sharp) => (await picture.toBuffer()).length;
  const asWebp = async (picture: Sharp) => {
    const drawn = await withFewColours(picture, { quality: 90 }, FEW_COLOURS, sharp);
    return { colours: drawn.colours, weight: await weight(drawn.picture.webp(MADE.webp.lossless)) };
  };
  const drawn = await asWebp(whole());
  const few =
    size <= TINY ||
    (drawn.colours <= FEW_COLOURS && drawn.weight <= HEADER + (FEW_BITS / 8) * info.width * info.height);
  if (!few && drawn.weight > (MOST_BITS / 8) * info.width * info.height) return null;
  if (!few) {
    const [jpeg, png] = [
      whole().flatten({ background: '#fff' }).jpeg(MADE.jpeg.encoding),
      whole().png(MADE.png.encoding),
    ];
    if ((await weight(png)) > (await weight(jpeg))) return null;
  }
  const exact = few ? drawn.weight : await weight(whole().webp(MADE.webp.lossless));
  let below = width;
  for (const one of PARTS) {
    const scaled = whole().resize(...scale(one * part), { fit: 'fill' });
    const tried = few ? (await asWebp(scaled)).weight : await weight(scaled.webp(MADE.webp.encoding));
    if (tried <= exact) break;
    below = Math.round(one * width);
  }
  const tried = whole().resize(...scale(Math.min(TRIED, info.width) / width), { fit: 'fill' });
  const avif = await weight(tried.avif(MADE.avif.encoding));
  return { few, below, withoutAvif: avif > exact };
}
