/** Photos to what `<img>` needs: sizes known before they load, candidates of several widths and formats. */
import { getExtractorForProvider, transformUrl } from 'unpic';
import { getProviderForUrl } from 'unpic/detect';
import type { PictureSettings } from '../stages/site.ts';
import type { ImageView } from '../stages/views.ts';
import { httpsFault } from '../values/urls.ts';
import type { PictureFiles, Variant } from './variants.ts';

/** Hosts whose queries are known here, for a size in pixels: six times as fast as looking one up in `unpic`. */
const SCALERS: Readonly<Record<string, (width: number, height: number) => Record<string, string>>> = {
  'images.unsplash.com': (width, height) => ({
    auto: 'format',
    fit: 'crop',
    w: String(width),
    h: String(height),
    q: '70',
  }),
};

/** How addresses on these hosts begin. */
const KNOWN = Object.keys(SCALERS).map((host) => `https://${host}/`);

/** The same for each host that `unpic` knows; nothing but an address of that host comes of it. */
function foreignScaler(url: URL): ((width: number, height: number) => string) | null {
  const provider = getProviderForUrl(url);
  if (!provider) return null;
  const at = (width: number, height: number): string =>
    String(transformUrl({ url: url.href, provider, width, height }) ?? '');
  const tried = at(1, 1);
  return httpsFault(tried) === null && new URL(tried).hostname === url.hostname ? at : null;
}

/** @returns what gives the address of a photo at a size in pixels, or null when its host does not scale */
function scaler(address: string): ((width: number, height: number) => string) | null {
  const url = new URL(address);
  const queryFor = SCALERS[url.hostname];
  if (!queryFor) return foreignScaler(url);
  return (width, height) => {
    const scaled = new URL(url);
    for (const [name, value] of Object.entries(queryFor(width, height))) scaled.searchParams.set(name, value);
    return scaled.href;
  };
}

/** Whether the host of a photo sends it in the size that is asked for. */
export const isScaled = (address: string): boolean =>
  // Asked for every photo of a site: an address is taken apart only where that can tell more.
  KNOWN.some((start) => address.startsWith(start)) || scaler(address) !== null;

/** @returns the address at which the host of a photo sends it so wide and uncut, where it can; else the address itself */
export function addressAtWidth(address: string, width: number): string {
  const url = new URL(address);
  const provider = getProviderForUrl(url);
  // What else the address asks for would cut it.
  const whole = provider && (getExtractorForProvider(provider)?.(url.href)?.src ?? url.href);
  const found = provider && whole && String(transformUrl({ url: whole, provider, width }) ?? '');
  return found && httpsFault(found) === null && new URL(found).hostname === url.hostname ? found : url.href;
}

/**
 * @param address an https address that has passed its checks
 * @param alt text for who cannot see the photo
 */
export function remoteImage(
  address: string,
  alt: string,
  { widths, ratio }: PictureSettings['hosted'],
): ImageView {
  const heightFor = (width: number): number => Math.round(width / ratio);
  // For browsers that know no `srcset`.
  const width = widths[Math.floor(widths.length / 2)] ?? 1;
  const at = scaler(address);
  const rest = { width, height: heightFor(width), alt };
  if (!at) return { src: new URL(address).href, srcSet: null, ...rest };
  const candidate = (one: number): string => at(one, heightFor(one));
  return {
    src: candidate(width),
    srcSet: widths.map((one) => `${candidate(one)} ${one}w`).join(', '),
    ...rest,
  };
}

/** @returns the address of a photo for sharing services: of the size they show, where its host scales */
export function remoteSharing(address: string, { width, height }: PictureSettings['sharing']): string {
  return scaler(address)?.(width, height) ?? new URL(address).href;
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
