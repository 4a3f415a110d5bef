/** Reads the facts about a picture. Its header is checked first: a picture that is too large is never decoded. */
import type Sharp from 'sharp';
import type { Metadata } from 'sharp';
import { publishedDrawing, readDrawing, tellsPosition } from '../../core/images/bytes/index.ts';
import { type ForeignKind, HEIC, kindByContent } from '../../core/stages/pictures/foreign-pictures.ts';
import { mediaKind } from '../../core/stages/pictures/media-formats.ts';
import type { ImageFacts, ImageFault } from '../../core/stages/pictures/picture-facts.ts';
import { formatOf, type PictureFormat, suffixesOf } from '../../core/stages/pictures/picture-formats.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { avifNotes, sizeOfMoving } from './avif.ts';
import { flatFacts } from './flat.ts';
import { isPng, pngChunks } from './parts.ts';
import { hasPosition } from './position.ts';
import { MAX_MEGAPIXELS, pictureName, READING } from './sharp.ts';
import { withoutNotes } from './strip.ts';

/** Size in pixels of the copy that is checked for damage and transparency. */
const TRIED = 16;
/** Time limit in seconds, for pictures crafted to take forever. */
const TIMEOUT = 60;

/** Formats in which pictures are stored without loss, always or at times. */
const EXACT: ReadonlySet<PictureFormat> = new Set(['png', 'gif', 'webp']);

const unreadable: ImageFault = { code: 'content/image-unreadable', params: {} };
const unknownKind = ({ kind, advice }: ForeignKind): ImageFault => ({
  code: 'content/image-kind',
  params: { kind, advice },
});

function tooManyPixels(width: number, height: number): ImageFault {
  const megapixels = Math.ceil((width * height) / 1_000_000);
  const words = (count: number) => phrase('content/image-too-large:megapixels', { count });
  return {
    code: 'content/image-too-large',
    params: { size: words(megapixels), limit: words(MAX_MEGAPIXELS) },
  };
}

const startOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1');

const isDrawing = (start: string): boolean =>
  /^(?:\xef\xbb\xbf)?\s*</.test(start) && /<(?:[\w-]{1,30}:)?svg[\s/>]/i.test(start);

/** @returns the facts about a drawing in SVG, or why it is not published */
function checkDrawing(bytes: Uint8Array, hash: string): ImageFacts | ImageFault {
  let drawing: ReturnType<typeof readDrawing>;
  try {
    drawing = readDrawing(publishedDrawing(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return unreadable;
  }
  if (!drawing) return unreadable;
  if ('what' in drawing) return { code: 'content/image-active', params: { what: drawing.what } };
  return { hash, ...drawing, format: 'svg', opaque: false, position: false, asIs: 'svg' };
}

/** Whether bytes are an animated PNG or AVIF: the library shows the first frame of the one, and refuses the other. */
function isMoving(bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (all.toString('latin1', 4, 8) === 'ftyp') {
    const brands = all.toString('latin1', 8, Math.min(all.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
    // The second is a version.
    return brands.some((brand, index) => brand === 'avis' && index !== 1);
  }
  if (!isPng(all)) return false;
  // The one about frames comes before the pixels.
  for (const { name } of pngChunks(all)) if (name === 'acTL' || name === 'IDAT') return name === 'acTL';
  return false;
}

/** @returns the format of a supported picture, or its fault, from the header alone */
function supportedFormat({ format, compression, width, height }: Metadata): PictureFormat | ImageFault {
  if (format === 'heif' && compression !== 'av1') return unknownKind(HEIC);
  if (width * height > MAX_MEGAPIXELS * 1_000_000) return tooManyPixels(width, height);
  return formatOf({ format, compression }) ?? unreadable;
}

/** The library refuses to read it. */
function lookAtMovingAvif(bytes: Buffer, hash: string): ImageFacts | ImageFault {
  try {
    const size = sizeOfMoving(bytes);
    if (!size) return unreadable;
    const position = avifNotes(bytes).contents.some(([from, to]) => tellsPosition(bytes.subarray(from, to)));
    return { hash, ...size, format: 'avif', opaque: false, position, asIs: 'avif' };
  } catch {
    return unreadable;
  }
}

/**
 * @param path of the file, whose ending says whether it is a video or a recording
 * @returns the facts about a picture; it is decoded once to detect damage anywhere
 */
export async function inspectPicture(
  bytes: Uint8Array,
  sharp: typeof Sharp,
  path = '',
): Promise<ImageFacts | ImageFault> {
  const hash = pictureName(bytes, sharp);
  if (mediaKind(path) !== null) {
    const asIs = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    const isKept = tellsPosition(withoutNotes(bytes));
    const position = isKept ? 'kept' : tellsPosition(bytes);
    return { hash, opaque: false, position, width: 0, height: 0, format: 'png', asIs };
  }
  const start = startOf(bytes);
  if (isDrawing(start)) return checkDrawing(bytes, hash);
  const kind = kindByContent(start, path.slice(path.lastIndexOf('.') + 1));
  if (kind !== null) return unknownKind(kind);
  const moves = isMoving(bytes);
  if (moves && start.startsWith('ftyp', 4)) {
    return lookAtMovingAvif(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), hash);
  }
  try {
    const header = await sharp(bytes, { ...READING, limitInputPixels: false }).metadata();
    const format = supportedFormat(header);
    if (typeof format !== 'string') return format;
    const { data } = await sharp(bytes, READING)
      .resize(TRIED, TRIED, { fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .timeout({ seconds: TIMEOUT })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = header.autoOrient;
    const asIs = moves || (header.pages ?? 1) > 1 ? suffixesOf(format)[0] : null;
    const mayBeFlat = asIs === null && EXACT.has(format);
    const open = () => sharp(bytes, READING).autoOrient();
    const flat = mayBeFlat ? await flatFacts(open, { width, height }, bytes.length, sharp) : null;
    return {
      hash,
      width,
      height,
      format,
      opaque: data.every((value, at) => at % 4 !== 3 || value === 255),
      position: hasPosition(header),
      ...(asIs && { asIs }),
      ...(flat && { flat }),
    };
  } catch {
    return unreadable;
  }
}
