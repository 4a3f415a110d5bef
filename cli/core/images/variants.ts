/** The variants of a picture in the content folder: their formats, widths and names in `dist`. */

import { mediaKind } from '../stages/pictures/media-formats.ts';
import type { ImageFacts } from '../stages/pictures/picture-facts.ts';
import {
  MADE,
  MADE_FORMATS,
  PICTURE_FORMATS,
  suffixesOf,
  type VariantFormat,
} from '../stages/pictures/picture-formats.ts';
import type { PictureSettings } from '../stages/site.ts';

/** A file that is made of a picture. */
export interface Variant {
  /** In `dist`. */
  path: string;
  /** Null for the file as it is. */
  format: VariantFormat | null;
  /** Made without loss: of every pixel as it is, or with the few colours that are enough. */
  lossless?: 'exact' | 'few';
  /** Size in pixels. A picture of another shape is cropped around its centre. */
  width: number;
  height: number;
}

/** A picture with its variants. */
export interface PictureFiles {
  /** Path in the content folder. */
  source: string;
  facts: ImageFacts;
  /** Lighter formats in all widths, best first. */
  modern: { type: string; variants: Variant[] }[];
  /** In a format that every browser supports. */
  fallback: Variant[];
  /** For sharing services; null if none can be made. */
  sharing: Variant | null;
}

/** Maximum length of a side in every format. */
const LONGEST = Math.min(...MADE_FORMATS.map((format) => MADE[format].longest));

const formatsFor = (use: (typeof MADE)[VariantFormat]['for']): VariantFormat[] =>
  MADE_FORMATS.filter((format) => MADE[format].for === use);

/** The format that every browser supports. */
const [OPAQUE = 'jpeg'] = formatsFor('opaque');
const [CLEAR = 'png'] = formatsFor('clear');

/** @returns the widths up to that of the picture, which is included unless the largest is smaller */
export function widthsOf(
  { width, height }: Pick<ImageFacts, 'width' | 'height'>,
  offered: readonly number[],
) {
  const most = Math.min(width, offered.at(-1) ?? width, Math.max(1, Math.floor((LONGEST * width) / height)));
  return [...offered.filter((one) => one < most), most];
}

/** Largest number of pixels of a flat picture that is published unscaled: phones decode it as a whole. */
const MOST_WHOLE = 16_000_000;

/** @returns the widths of a flat picture: instead of those that would be heavier than the whole, the whole */
function flatWidths(facts: ImageFacts, offered: readonly number[]): number[] {
  const { width, height, flat } = facts;
  const usual = widthsOf(facts, offered);
  const lighter = usual.filter((one) => one === width || one < (flat?.below ?? width));
  if (lighter.length === usual.length || width * height > MOST_WHOLE || width > LONGEST || height > LONGEST)
    return usual;
  return lighter.at(-1) === width ? lighter : [...lighter, width];
}

const suffixOf = (format: VariantFormat): string => suffixesOf(format)[0];

/** @param local path in the content folder */
const nameOf = (local: string): string => {
  const [, name = ''] = /\/([^/]+)\.[^./]+$/.exec(local) ?? [];
  const safe = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return safe || 'gambar';
};

export function pictureFiles(source: string, facts: ImageFacts, settings: PictureSettings): PictureFiles {
  const { hash, width, height, opaque, asIs, flat } = facts;
  // A file of `public/` is published under its own name.
  const isPublic = source.startsWith('/');
  const name = `assets/${nameOf(source)}-${hash}`;
  const widths = widthsOf(facts, settings.widths);
  const scaled =
    (format: VariantFormat, lossless?: Variant['lossless']) =>
    (to: number): Variant => ({
      path: `${name}-${to}.${suffixOf(format)}`,
      format,
      ...(lossless && { lossless }),
      width: to,
      height: Math.max(1, Math.round((to * height) / width)),
    });
  /** @param lossy for what is not lighter without loss */
  const flatVariants = (format: VariantFormat, lossy: VariantFormat, offered: readonly number[]): Variant[] =>
    flatWidths(facts, offered).map((to) => {
      if (flat?.few) return scaled(format, 'few')(to);
      return flat && to === width ? scaled(format, 'exact')(to) : scaled(lossy)(to);
    });
  const { sharing } = settings;
  const cut = Math.floor((height * sharing.width) / sharing.height);
  const shared = Math.max(1, Math.min(sharing.width, cut, ...widths.slice(-1)));
  const isDrawn = flat?.few === true && opaque;
  const shareFormat = isDrawn ? CLEAR : OPAQUE;
  const share: Variant = {
    path: `${name}-share.${suffixOf(shareFormat)}`,
    format: shareFormat,
    ...(isDrawn && { lossless: 'few' }),
    width: shared,
    height: Math.max(1, Math.round((shared * sharing.height) / sharing.width)),
  };
  if (isPublic || asIs !== undefined) {
    const path = isPublic ? encodeURI(source.slice(1)) : `${name}.${asIs}`;
    const whole = { path, format: null, width, height };
    const drawn = facts.format === 'svg' || mediaKind(source) !== null || facts.format === 'avif';
    return {
      source,
      facts,
      modern: [],
      fallback: [whole],
      sharing: drawn ? null : isPublic ? whole : share,
    };
  }
  return {
    source,
    facts,
    modern: formatsFor('lighter')
      .filter((format) => format !== 'avif' || !flat?.withoutAvif)
      .map((format) => ({
        type: PICTURE_FORMATS[format].mediaType,
        variants:
          MADE[format].lossless === undefined
            ? widths.map(scaled(format))
            : flatVariants(format, format, settings.widths),
      })),
    fallback: flatVariants(CLEAR, opaque ? OPAQUE : CLEAR, settings.fallbackWidths),
    sharing: share,
  };
}

/** All variants of a picture that are written for it. */
export const variantsOf = ({ source, modern, fallback, sharing }: PictureFiles): Variant[] =>
  source.startsWith('/')
    ? []
    : [...modern.flatMap(({ variants }) => variants), ...fallback, ...(sharing ? [sharing] : [])];

/** @returns the path of the largest variant, which browsers open by itself */
export const largestOf = ({ modern, fallback }: PictureFiles): string =>
  [...(modern.find(({ type }) => type === PICTURE_FORMATS.webp.mediaType)?.variants ?? []), ...fallback].sort(
    (a, b) => b.width - a.width,
  )[0]?.path ?? '';
