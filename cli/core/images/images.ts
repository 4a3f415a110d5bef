/** Photos → data for `<img>`: sizes known before loading, candidates of several widths and formats. */
import type { PictureSettings } from '../stages/site.ts';
import type { ImageView } from '../stages/views.ts';
import { sizedAddress } from './photo-hosts.ts';
import type { PictureFiles, Variant } from './variants.ts';

/**
 * @param address a valid https address
 * @param alt alt text
 */
export function remoteImage(
  address: string,
  alt: string,
  { widths, ratio }: PictureSettings['hosted'],
): ImageView {
  // For browsers without support for `srcset`.
  const width = widths[Math.floor(widths.length / 2)] ?? 1;
  const url = new URL(address);
  const at = sizedAddress(url);
  const size = { width, height: Math.round(width / ratio) };
  if (!at) return { src: url.href, srcSet: null, ...size, alt };
  const candidates: string[] = [];
  for (const one of widths) candidates.push(`${at({ width: one, height: Math.round(one / ratio) })} ${one}w`);
  return { src: at(size), srcSet: candidates.join(', '), ...size, alt };
}

/** @param base base path of the site, with both slashes */
export function localImageView({ modern, fallback }: PictureFiles, alt: string, base: string): ImageView {
  const candidates = (variants: readonly Variant[]): string =>
    variants.map(({ path, width }) => `${base}${path} ${width}w`).join(', ');
  const largest = modern[0]?.variants.at(-1);
  return {
    sources: modern.map(({ type, variants }) => ({ type, srcSet: candidates(variants) })),
    src: base + (fallback.at(-1)?.path ?? ''),
    srcSet: fallback.length > 1 ? candidates(fallback) : null,
    width: largest?.width ?? 1,
    height: largest?.height ?? 1,
    alt,
  };
}
