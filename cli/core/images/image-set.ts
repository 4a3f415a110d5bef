/** The site's images: local ones made into light files named by content, remote ones as their host scales them. */
import type { UnplacedFault } from '../../diagnostics/diagnostic.ts';
import type { SiteEntry } from '../stages/entry.ts';
import type { PictureSettings, SiteDefinition } from '../stages/site.ts';
import type { ImageView } from '../stages/views.ts';
import { originAndBase } from '../values/addresses.ts';
import { imageFault, localImage } from '../values/urls.ts';
import { type PathOf, pathsOf } from './fetched.ts';
import { addressAt, localImageView, remoteImage } from './images.ts';
import { type ImageFacts, type PictureFiles, pictureFiles, type Variant, variantsOf } from './variants.ts';

/** The local images that content names, by path; of those that cannot be shown, why. */
export type LocalImages = ReadonlyMap<string, ImageFacts | ImageFault>;

/** What is wrong with a picture, but for the address it is named by. */
export type ImageFault = Pick<UnplacedFault, 'code' | 'params'>;

export interface ImageSet {
  /** @returns the view of an address, or what is wrong with it */
  find(address: string, alt: string): ImageView | UnplacedFault;
  /** @returns where sharing services find the picture of an address, or null when it cannot be shown */
  sharing(address: string): string | null;
  pathOf: PathOf;
  /** What of an address the content file that names it does not tell; '' for a remote one. */
  inputs(address: string): string;
  /** What is made of each image, no file of it twice. */
  files(): { source: string; facts: ImageFacts; variants: Variant[] }[];
  /** As in `<img sizes>`, of the pictures in bodies. */
  bodySizes: string;
}

/** @returns the paths of the local images among addresses, each once, those that are not there left out */
export function localPaths(
  addresses: Iterable<string>,
  images: ReadonlySet<string>,
  pathOf: PathOf = localImage,
): Set<string> {
  const paths = new Set<string>();
  for (const address of addresses) {
    const local = pathOf(address);
    if (local !== null && images.has(local)) paths.add(local);
  }
  return paths;
}

export interface ImageSetInput {
  local: LocalImages;
  settings: PictureSettings;
  /** Base path of the site, with both slashes. */
  base: string;
  /** Hosts that photos may come from; null allows every https host. */
  allowedHosts: readonly string[] | null;
  /** As `site.yaml` has it: `local` when photos from elsewhere are shown from the content folder alone. */
  photos?: string | undefined;
}

export function imageSet({ local, settings, base, allowedHosts, photos }: ImageSetInput): ImageSet {
  // A card is shown on several pages, and many articles share a photo.
  const remote = new Map<string, { host: string; path: string | null; view: ImageView; shared: string }>();
  const lookUp = pathsOf(photos, local);
  const findRemote = (address: string) => {
    const known = remote.get(address);
    if (known) return known;
    const found = {
      host: new URL(address).hostname,
      path: lookUp(address),
      view: remoteImage(address, '', settings.hosted),
      shared: addressAt(address, settings.sharing),
    };
    if (remote.size < 10_000) remote.set(address, found);
    return found;
  };
  const isAllowed = (host: string): boolean => allowedHosts?.includes(host) ?? true;
  const made = new Map<string, PictureFiles>();
  const filesOf = (source: string, facts: ImageFacts): PictureFiles => {
    const files = made.get(source) ?? pictureFiles(source, facts, settings);
    made.set(source, files);
    return files;
  };
  const find: ImageSet['find'] = (address, alt) => {
    const params = { value: address };
    let path = localImage(address);
    if (path === null) {
      const { host, view, path: fetched } = findRemote(address);
      if (!isAllowed(host))
        return {
          code: 'content/host-not-allowed',
          params: { host, allowed: (allowedHosts ?? []).join(', ') },
        };
      if (photos !== 'local') return { ...view, alt };
      if (fetched === null) return { code: 'content/photo-not-fetched', params: { ...params, reason: '' } };
      path = fetched;
    }
    const facts = local.get(path);
    if (facts === undefined) return { code: 'content/image-missing', params };
    if ('code' in facts) return { code: facts.code, params: { ...facts.params, ...params } };
    return localImageView(filesOf(path, facts), alt, base);
  };
  const pathOf: PathOf = (address) => {
    const known = remote.get(address);
    return known ? known.path : lookUp(address);
  };
  return {
    bodySizes: settings.bodySizes,
    find,
    pathOf,
    sharing(address) {
      const path = pathOf(address);
      if (path === null) {
        // What a body names is checked when its page is made, and may be no address at all.
        if (photos === 'local' || (!remote.has(address) && imageFault(address) !== null)) return null;
        const { host, shared } = findRemote(address);
        return isAllowed(host) ? shared : null;
      }
      const facts = local.get(path);
      return facts && !('code' in facts) ? base + filesOf(path, facts).sharing.path : null;
    },
    inputs(address) {
      const path = pathOf(address);
      if (path === null) return '';
      const facts = local.get(path);
      return facts === undefined ? 'missing' : 'code' in facts ? facts.code : facts.hash;
    },
    files() {
      // The same picture may lie there twice under one name.
      const taken = new Set<string>();
      return [...local].flatMap(([source, facts]) => {
        if ('code' in facts) return [];
        const variants = variantsOf(filesOf(source, facts)).filter(({ path }) => !taken.has(path));
        for (const { path } of variants) taken.add(path);
        return variants.length === 0 ? [] : [{ source, facts, variants }];
      });
    },
  };
}

/**
 * @param site null while `site.yaml` is faulty
 * @param local what there is to know of the local images that entries name
 */
export const imagesOf = (
  site: SiteEntry | null,
  local: LocalImages,
  { pictures }: Pick<SiteDefinition, 'pictures'>,
): ImageSet =>
  imageSet({
    local,
    settings: pictures,
    base: site ? originAndBase(site.fields.url).base : '/',
    allowedHosts: site?.fields.imageHosts ?? null,
    photos: site?.fields.photos,
  });

/** @returns the same images with an empty one for each that is faulty, for pages that are made but not published */
export const withoutGaps = (images: ImageSet): ImageSet => ({
  ...images,
  find(address, alt) {
    const found = images.find(address, alt);
    return 'code' in found ? { src: '', srcSet: null, width: 1, height: 1, alt } : found;
  },
});
