/**
 * The site's images: local ones converted to light files named by content, remote ones in sizes that their host can
 * scale.
 */
import type { UnplacedFault } from '../../diagnostics/diagnostic.ts';
import type { SiteEntry } from '../stages/entry.ts';
import type { ImageFacts, ImageFault } from '../stages/pictures.ts';
import type { PictureSettings, SiteDefinition } from '../stages/site.ts';
import type { ImageView } from '../stages/views.ts';
import { originAndBase } from '../values/addresses.ts';
import { imageFault, localImage } from '../values/image-paths.ts';
import { hostOf } from '../values/urls.ts';
import { type PathOf, pathsOf } from './fetched.ts';
import { localImageView, remoteImage } from './images.ts';
import { sizedAddress } from './photo-hosts.ts';
import { type PictureFiles, pictureFiles, type Variant, variantsOf } from './variants.ts';

/** The local images in the content, by path; for those that cannot be shown, the fault. */
export type LocalImages = ReadonlyMap<string, ImageFacts | ImageFault>;

export interface ImageSet {
  /** Base path of the site, with both slashes. */
  base: string;
  /** Of the site. */
  language: string;
  /** @returns the files of a picture in the content folder, or its fault; null for a photo on another host */
  look(address: string): PictureFiles | UnplacedFault | null;
  /** @returns the view of an address, or its fault */
  find(address: string, alt: string): ImageView | UnplacedFault;
  /** @returns the address of the picture for sharing services, or null if it cannot be shown */
  sharing(address: string): string | null;
  pathOf: PathOf;
  /** Inputs of an address besides its content file; '' for a remote one. */
  inputs(address: string): string;
  /** The variants of each image, without duplicates. */
  files(): { source: string; facts: ImageFacts; variants: Variant[] }[];
  /** Value of `<img sizes>` for pictures in bodies. */
  bodySizes: string;
}

/** @returns the distinct paths of the existing local images among addresses */
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
  language?: string | undefined;
  /** Value in `site.yaml`: `local` if photos on other hosts are shown only from the content folder. */
  photos?: string | undefined;
}

export function imageSet({
  local,
  settings,
  base,
  allowedHosts,
  language = 'en',
  photos,
}: ImageSetInput): ImageSet {
  const pathOf = pathsOf(photos, local);
  const hosts = allowedHosts && new Set(allowedHosts);
  const made = new Map<string, PictureFiles>();
  const filesOf = (source: string, facts: ImageFacts): PictureFiles => {
    const files = made.get(source) ?? pictureFiles(source, facts, settings);
    made.set(source, files);
    return files;
  };
  const look: ImageSet['look'] = (address) => {
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
    if ('code' in facts) return { code: facts.code, params: { ...facts.params, ...params } };
    return filesOf(path, facts);
  };
  return {
    base,
    language,
    bodySizes: settings.bodySizes,
    look,
    find(address, alt) {
      const found = look(address);
      if (!found) return remoteImage(address, alt, settings.hosted);
      return 'code' in found ? found : localImageView(found, alt, base);
    },
    pathOf,
    sharing(address) {
      const found = look(address);
      if (found) return 'code' in found ? null : base + found.sharing.path;
      // Addresses in bodies are checked when their page is rendered, and may be invalid.
      if (imageFault(address) !== null) return null;
      const url = new URL(address);
      return sizedAddress(url)?.(settings.sharing) ?? url.href;
    },
    inputs(address) {
      const path = pathOf(address);
      if (path === null) return '';
      const facts = local.get(path);
      return facts === undefined ? 'missing' : 'code' in facts ? facts.code : facts.hash;
    },
    files() {
      // The folder may hold the same picture twice under one name.
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
 * @param local facts about the local images that entries name
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
    language: site && typeof site.fields.language === 'string' ? site.fields.language : undefined,
    photos: site?.fields.photos,
  });

/** @returns the same images, with an empty one for each faulty one, for pages that are rendered but not published */
export const withoutGaps = (images: ImageSet): ImageSet => ({
  ...images,
  find(address, alt) {
    const found = images.find(address, alt);
    return 'code' in found ? { src: '', srcSet: null, width: 1, height: 1, alt } : found;
  },
});
