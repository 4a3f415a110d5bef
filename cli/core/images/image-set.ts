/** The site's images: local ones measured and named by content, remote ones as their host scales them. */
import type { UnplacedFault } from '../../diagnostics/diagnostic.ts';
import type { SiteEntry } from '../stages/entry.ts';
import type { ImageView } from '../stages/views.ts';
import { originAndBase } from '../values/addresses.ts';
import { localImage } from '../values/urls.ts';
import { localImageView, remoteImage } from './images.ts';

/** What there is to know of a local image; plain data. */
export interface ImageFacts {
  /** Ten characters that name the content. */
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** The local images that content names, by path; null when the bytes are no image. */
export type LocalImages = ReadonlyMap<string, ImageFacts | null>;

export interface ImageSet {
  /** @returns the view of an address, or what is wrong with it */
  find(address: string, alt: string): ImageView | UnplacedFault;
  /** What of an address the content file that names it does not tell; '' for a remote one. */
  inputs(address: string): string;
  /** The images that some page shows: paths in the content folder and in `dist`. */
  files(): { source: string; path: string }[];
}

const assetPath = (local: string, hash: string): string => {
  const [, name = '', ending = ''] = /\/([^/]+)(\.[^./]+)$/.exec(local) ?? [];
  const safe = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `assets/${safe || 'gambar'}-${hash}${ending.toLowerCase()}`;
};

/** @returns the paths of the local images among addresses, each once, those that are not there left out */
export function localPaths(addresses: Iterable<string>, images: ReadonlySet<string>): Set<string> {
  const paths = new Set<string>();
  for (const address of addresses) {
    const local = localImage(address);
    if (local !== null && images.has(local)) paths.add(local);
  }
  return paths;
}

export interface ImageSetInput {
  local: LocalImages;
  /** Base path of the site, with both slashes. */
  base: string;
  /** Hosts that photos may come from; null allows every https host. */
  allowedHosts: readonly string[] | null;
}

export function imageSet({ local, base, allowedHosts }: ImageSetInput): ImageSet {
  // A card is shown on several pages, and many articles share a photo.
  const remote = new Map<string, { host: string; view: ImageView }>();
  const findRemote = (address: string) => {
    const known = remote.get(address);
    if (known) return known;
    const found = { host: new URL(address).hostname, view: remoteImage(address, '') };
    if (remote.size < 10_000) remote.set(address, found);
    return found;
  };
  return {
    find(address, alt) {
      const params = { value: address };
      const path = localImage(address);
      if (path === null) {
        const { host, view } = findRemote(address);
        if (allowedHosts === null || allowedHosts.includes(host)) return { ...view, alt };
        return { code: 'content/host-not-allowed', params: { host, allowed: allowedHosts.join(', ') } };
      }
      const facts = local.get(path);
      if (facts) return localImageView({ ...facts, href: base + assetPath(path, facts.hash) }, alt);
      return { code: facts === null ? 'content/image-unreadable' : 'content/image-missing', params };
    },
    inputs(address) {
      const path = localImage(address);
      if (path === null) return '';
      const facts = local.get(path);
      return facts ? facts.hash : String(facts);
    },
    files: () =>
      [...local].flatMap(([source, facts]) =>
        facts ? [{ source, path: assetPath(source, facts.hash) }] : [],
      ),
  };
}

/**
 * @param site null while `site.yaml` is faulty
 * @param local what there is to know of the local images that entries name
 */
export const imagesOf = (site: SiteEntry | null, local: LocalImages): ImageSet =>
  imageSet({
    local,
    base: site ? originAndBase(site.fields.url).base : '/',
    allowedHosts: site?.fields.imageHosts ?? null,
  });

/** @returns the same images with an empty one for each that is faulty, for pages that are made but not published */
export const withoutGaps = (images: ImageSet): ImageSet => ({
  ...images,
  find(address, alt) {
    const found = images.find(address, alt);
    return 'code' in found ? { src: '', srcSet: null, width: 1, height: 1, alt } : found;
  },
});
