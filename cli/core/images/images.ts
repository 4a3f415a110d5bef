/** Photos to what `<img>` needs: sizes known before they load, candidates where the host can scale. */

import type { ImageView } from '../stages/views.ts';

/** A local image as it will lie in `dist`. */
export interface LocalImage {
  /** Address with base path. */
  href: string;
  width: number;
  height: number;
}

const WIDTHS = [320, 640, 960];
const DEFAULT_WIDTH = 640;

// 3:2, the shape of every card.
const heightFor = (width: number): number => Math.round((width * 2) / 3);

/** Hosts that scale by query parameters, each with the query for a width. */
const SCALERS: Readonly<Record<string, (width: number) => Record<string, string>>> = {
  'images.unsplash.com': (width) => ({
    auto: 'format',
    fit: 'crop',
    w: String(width),
    h: String(heightFor(width)),
    q: '70',
  }),
};

/**
 * @param address an https address that has passed its checks
 * @param alt text for who cannot see the photo
 */
export function remoteImage(address: string, alt: string): ImageView {
  const url = new URL(address);
  const scaler = SCALERS[url.hostname];
  const size = { width: DEFAULT_WIDTH, height: heightFor(DEFAULT_WIDTH) };
  if (!scaler) return { src: url.href, srcSet: null, ...size, alt };
  const at = (width: number): string => {
    const scaled = new URL(url);
    for (const [name, value] of Object.entries(scaler(width))) scaled.searchParams.set(name, value);
    return scaled.href;
  };
  return {
    src: at(DEFAULT_WIDTH),
    srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
    ...size,
    alt,
  };
}

export const localImageView = ({ href, width, height }: LocalImage, alt: string): ImageView => ({
  src: href,
  srcSet: null,
  width,
  height,
  alt,
});
