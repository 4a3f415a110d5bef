/** The site's images: local ones made into light files named by content, remote ones as their host scales them. */
import type { UnplacedFault } from '../../diagnostics/diagnostic.ts';
import type { SiteEntry } from '../stages/entry.ts';
import type { ImageFacts, ImageFault } from '../stages/pictures.ts';
import type { PictureSettings, SiteDefinition } from '../stages/site.ts';
import type { ImageView } from '../stages/views.ts';
import { originAndBase } from '../values/addresses.ts';
import { imageFault, localImage } from '../values/image-paths.ts';
import { lately } from '../values/lately.ts';
import { hostOf } from '../values/urls.ts';
import { type PathOf, pathsOf } from './fetched.ts';
import { addressAt, localImageView, remoteImage } from './images.ts';
import { type PictureFiles, pictureFiles, type Variant, variantsOf } from './variants.ts';

/** The local images that content names, by path; of those that cannot be shown, why. */
export type LocalImages = ReadonlyMap<string, ImageFacts | ImageFault>;

export interface ImageSet {
  /** Base path of the site, with both slashes. */
  base: string;
  /** @returns what is wrong with an address that has passed its own checks */
  faultOf(address: string): UnplacedFault | null;
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
  pathOf: PathOf,
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

/** Addresses of which something is held at most, the last ones. */
const HELD = 500;

export function imageSet({ local, settings, base, allowedHosts, photos }: ImageSetInput): ImageSet {
  const lookUp = pathsOf(photos, local);
  const pathOf: PathOf = photos === 'local' ? lately(HELD, lookUp) : lookUp;
  // A card is shown on several pages, most of them made one after the other.
  const viewOf = lately(HELD, (address: string) => remoteImage(address, '', settings.hosted));
  const hosts = allowedHosts && new Set(allowedHosts);
  const made = new Map<string, PictureFiles>();
  const filesOf = (source: string, facts: ImageFacts): PictureFiles => {
    const files = made.get(source) ?? pictureFiles(source, facts, settings);
    made.set(source, files);
    return files;
  };
  const faultOf = (address: string): UnplacedFault | null => {
    if (localImage(address) === null) {
      const host = hostOf(address);
      if (hosts?.has(host) === false)
        return {
          code: 'content/host-not-allowed',
          params: { host, allowed: (allowedHosts ?? []).join(', ') },
        };
      if (photos !== 'local') return null;
    }
    const params = { value: address };
    const path = pathOf(address);
    if (path === null) return { code: 'content/photo-not-fetched', params: { ...params, reason: '' } };
    const facts = local.get(path);
    if (facts === undefined) return { code: 'content/image-missing', params };
    return 'code' in facts ? { code: facts.code, params: { ...facts.params, ...params } } : null;
  };
  const filesAt = (address: string): PictureFiles | null => {
    const path = pathOf(address);
    const facts = path === null ? undefined : local.get(path);
    return path === null || facts === undefined || 'code' in facts ? null : filesOf(path, facts);
  };
  return {
    base,
    bodySizes: settings.bodySizes,
    faultOf,
    find(address, alt) {
      const fault = faultOf(address);
      if (fault) return fault;
      const files = filesAt(address);
      return files ? localImageView(files, alt, base) : { ...viewOf(address), alt };
    },
    pathOf,
    sharing(address) {
      const files = filesAt(address);
      if (files) return base + files.sharing.path;
      // What a body names is checked when its page is made, and may be no address at all.
      if (imageFault(address) !== null || faultOf(address) !== null) return null;
      return addressAt(address, settings.sharing);
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
