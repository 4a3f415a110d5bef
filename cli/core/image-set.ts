/** The site's images: local ones measured and named by content, remote ones as their host scales them. */
import type { ImageView } from '../../templates/contract.ts';
import type { Fault } from '../diagnostics/diagnostic.ts';
import { localImageView, remoteImage } from './images.ts';
import type { OutputFile } from './output.ts';
import { localImage } from './urls.ts';

/** What the outside knows of local images. */
export interface ImageSource {
  /** Paths of all files under `images/`. */
  images: ReadonlySet<string>;
  readImage(path: string): Uint8Array;
  /** Size in pixels, or null when the bytes are no image. */
  measure(bytes: Uint8Array): { width: number; height: number } | null;
  /** Ten characters that name a content. */
  shortHash(content: Uint8Array): string;
}

export interface ImageSet {
  /** @returns the view of an address, or what is wrong with it */
  find(address: string, alt: string): ImageView | Omit<Fault, 'at'>;
  /** The local images that some page shows. */
  files(): OutputFile[];
}

interface Prepared {
  path: string;
  bytes: Uint8Array;
  width: number;
  height: number;
}

const assetPath = (local: string, hash: string): string => {
  const [, name = '', ending = ''] = /([^/]+)(\.[^.]+)$/.exec(local) ?? [];
  const safe = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `assets/${safe || 'gambar'}-${hash}${ending.toLowerCase()}`;
};

/**
 * @param addresses every address that content names, with repetitions
 * @param allowedHosts hosts that photos may come from; null allows every https host
 */
export function imageSet(
  addresses: Iterable<string>,
  {
    source,
    base,
    allowedHosts,
  }: { source: ImageSource; base: string; allowedHosts: readonly string[] | null },
): ImageSet {
  const prepared = new Map<string, Prepared>();
  for (const address of addresses) {
    const local = localImage(address);
    if (local === null || prepared.has(local) || !source.images.has(local)) continue;
    const bytes = source.readImage(local);
    const size = source.measure(bytes);
    if (size) prepared.set(local, { path: assetPath(local, source.shortHash(bytes)), bytes, ...size });
  }
  // A card is shown on several pages, and many articles share a photo.
  const remote = new Map<string, ImageView>();
  const findRemote = (address: string): ImageView => {
    const known = remote.get(address) ?? remoteImage(address, '');
    if (remote.size < 10_000) remote.set(address, known);
    return known;
  };
  return {
    find(address, alt) {
      const params = { value: address };
      const local = localImage(address);
      if (local === null) {
        const host = new URL(address).hostname;
        if (allowedHosts === null || allowedHosts.includes(host)) {
          return { ...findRemote(address), alt };
        }
        return { code: 'content/host-not-allowed', params: { host, allowed: allowedHosts.join(', ') } };
      }
      const image = prepared.get(local);
      if (image) return localImageView({ ...image, href: base + image.path }, alt);
      return {
        code: source.images.has(local) ? 'content/image-unreadable' : 'content/image-missing',
        params,
      };
    },
    files: () => [...prepared.values()].map(({ path, bytes }) => ({ path, content: bytes })),
  };
}
