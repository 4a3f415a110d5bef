/** Which files a picture of the content folder becomes: their formats, widths and names in `dist`. */
import type { PictureSettings } from '../stages/site.ts';

/** What there is to know of a picture; plain data. */
export interface ImageFacts {
  /** Ten characters that name its content and how variants are made of it. */
  hash: string;
  /** In pixels, as it is shown: turned the right way up. */
  width: number;
  height: number;
  format: PictureFormat;
  /** Whether it lets nothing shine through. */
  opaque: boolean;
  /** Whether it says where it was taken. */
  position: boolean;
}

/** What is read. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

export interface Variant {
  /** In `dist`. */
  path: string;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  /** In pixels. What is of another shape is cut to this one, from the middle. */
  width: number;
  height: number;
}

/** A picture with all that is made of it. */
export interface PictureFiles {
  /** Path in the content folder. */
  source: string;
  facts: ImageFacts;
  /** Lighter formats in all widths, the best first. */
  modern: { type: string; variants: Variant[] }[];
  /** In a format that every browser knows. */
  fallback: Variant[];
  /** For sharing services. */
  sharing: Variant;
}

/** No side of a WebP may be longer. */
const LONGEST = 16_383;

/** @returns the widths up to that of the picture, which is one of them unless the last is less */
export function widthsOf(
  { width, height }: Pick<ImageFacts, 'width' | 'height'>,
  offered: readonly number[],
) {
  const most = Math.min(width, offered.at(-1) ?? width, Math.max(1, Math.floor((LONGEST * width) / height)));
  return [...offered.filter((one) => one < most), most];
}

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
  const { hash, width, height, opaque } = facts;
  const name = `assets/${nameOf(source)}-${hash}`;
  const widths = widthsOf(facts, settings.widths);
  const scaled =
    (format: Variant['format'], ending: string) =>
    (to: number): Variant => ({
      path: `${name}-${to}.${ending}`,
      format,
      width: to,
      height: Math.max(1, Math.round((to * height) / width)),
    });
  const { sharing } = settings;
  const cut = Math.floor((height * sharing.width) / sharing.height);
  const shared = Math.max(1, Math.min(sharing.width, cut, ...widths.slice(-1)));
  return {
    source,
    facts,
    modern: [
      { type: 'image/avif', variants: widths.map(scaled('avif', 'avif')) },
      { type: 'image/webp', variants: widths.map(scaled('webp', 'webp')) },
    ],
    fallback: widthsOf(facts, settings.fallbackWidths).map(
      opaque ? scaled('jpeg', 'jpg') : scaled('png', 'png'),
    ),
    sharing: {
      path: `${name}-share.jpg`,
      format: 'jpeg',
      width: shared,
      height: Math.max(1, Math.round((shared * sharing.height) / sharing.width)),
    },
  };
}

/** All that is to be made of a picture. */
export const variantsOf = ({ modern, fallback, sharing }: PictureFiles): Variant[] => [
  ...modern.flatMap(({ variants }) => variants),
  ...fallback,
  sharing,
];
