/** The variants of a picture in the content folder: their formats, widths and names in `dist`. */
import {
  MADE,
  MADE_FORMATS,
  mediaKind,
  PICTURE_FORMATS,
  suffixesOf,
  type VariantFormat,
} from '../stages/picture-formats.ts';
import type { ImageFacts } from '../stages/pictures.ts';
import type { PictureSettings } from '../stages/site.ts';

export interface Variant {
  /** In `dist`. */
  path: string;
  /** Null for the file as it is. */
  format: VariantFormat | null;
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
  const { hash, width, height, opaque, asIs } = facts;
  // A file of `public/` is published under its own name.
  const isPublic = source.startsWith('/');
  const name = `assets/${nameOf(source)}-${hash}`;
  const widths = widthsOf(facts, settings.widths);
  const scaled =
    (format: VariantFormat) =>
    (to: number): Variant => ({
      path: `${name}-${to}.${suffixOf(format)}`,
      format,
      width: to,
      height: Math.max(1, Math.round((to * height) / width)),
    });
  const { sharing } = settings;
  const cut = Math.floor((height * sharing.width) / sharing.height);
  const shared = Math.max(1, Math.min(sharing.width, cut, ...widths.slice(-1)));
  const share: Variant = {
    path: `${name}-share.${suffixOf(OPAQUE)}`,
    format: OPAQUE,
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
    modern: formatsFor('lighter').map((format) => ({
      type: PICTURE_FORMATS[format].mediaType,
      variants: widths.map(scaled(format)),
    })),
    fallback: widthsOf(facts, settings.fallbackWidths).map(scaled(opaque ? OPAQUE : CLEAR)),
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
