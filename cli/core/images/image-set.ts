/**
 * The site's images: local ones converted to light files named by content, remote ones in sizes that their host can
 * scale.
 */

import type { UnplacedFault } from '../../diagnostics/index.ts';
import type { SiteEntry, SiteFields } from '../stages/entry.ts';
import type { ImageFacts, ImageFault } from '../stages/pictures/picture-facts.ts';
import type { PictureSettings, SiteDefinition } from '../stages/site.ts';
import type { ImageView, SharingView } from '../stages/views.ts';
import { originAndBase } from '../values/addresses.ts';
import { hostOf } from '../values/formats/urls.ts';
import { imageFault, namedFile } from '../values/image-paths.ts';
import { memoized } from '../values/lists.ts';
import { pathsOf, sizedAddress } from './named/index.ts';
import { largestOf, type PictureFiles, pictureFiles, type Variant, variantsOf } from './variants.ts';

/** The local images in the content, by path; for those that cannot be shown, the fault. */
export type LocalImages = ReadonlyMap<string, ImageFacts | ImageFault>;

/** The pictures of a plan, by their addresses. */
export type ImageSet = ReturnType<typeof imagesOf>;

/** @returns functions that find the files of pictures by their addresses */
function pictureFinder(
  { imageHosts: allowedHosts, photos }: Partial<SiteFields>,
  local: LocalImages,
  settings: PictureSettings,
) {
  const pathOf = pathsOf(photos, local);
  const hosts = allowedHosts && new Set(allowedHosts);
  const made = new Map<string, PictureFiles>();
  const filesOf = (source: string, facts: ImageFacts): PictureFiles => {
    const files = made.get(source) ?? pictureFiles(source, facts, settings);
    made.set(source, files);
    return files;
  };
  /** @returns the files of a picture in the content folder, or its fault; null for a photo on another host */
  const look = (address: string): PictureFiles | UnplacedFault | null => {
    const isRemote = /^https:/i.test(address);
    if (isRemote) {
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
    if (path === null && isRemote)
      return { code: 'content/photo-not-fetched', params: { ...params, reason: '' } };
    const facts = path === null ? undefined : local.get(path);
    if (path === null || facts === undefined) return { code: 'content/image-missing', params };
    if ('code' in facts) return { code: facts.code, params: { ...facts.params, ...params } };
    return filesOf(path, facts);
  };
  return { pathOf, filesOf, look };
}

/**
 * @param site null while `site.yaml` is faulty
 * @param local facts about the local images that entries name
 */
export function imagesOf(
  site: SiteEntry | null,
  local: LocalImages,
  { pictures: settings }: Pick<SiteDefinition, 'pictures'>,
) {
  const fields: Partial<SiteFields> = site?.fields ?? {};
  const { url, language } = fields;
  /** Base path of the site, with both slashes. */
  const base = url === undefined ? '/' : originAndBase(url).base;
  const { pathOf, filesOf, look } = pictureFinder(fields, local, settings);
  /** A picture is shown on many pages, as that of a card. */
  const remote = memoized((address: string) => remoteImage(address, settings.hosted));
  return {
    base,
    /** Of the site. */
    language: typeof language === 'string' ? language : 'en',
    /** Value of `<img sizes>` for pictures in bodies. */
    bodySizes: settings.bodySizes,
    look,
    /**
     * @param from the content file with a relative address
     * @returns the view of an address, or its fault
     */
    find(address: string, alt: string, from = ''): ImageView | UnplacedFault {
      const found = look(namedFile(address, local, from) ?? address);
      if (!found) return { ...remote(address), alt };
      return 'code' in found ? found : localImageView(found, alt, base);
    },
    /** @returns the address of the largest file of a picture or recording in the content folder; null for any other */
    whole(address: string, from: string): string | null {
      const path = namedFile(address, local, from);
      const found = path === null ? null : look(path);
      return found && !('code' in found) ? base + largestOf(found) : null;
    },
    pathOf,
    /** @returns the picture for sharing services, or null if it cannot be shown */
    sharing(address: string): SharingView | null {
      const found = look(address);
      if (!found) return remoteSharing(address, settings.sharing);
      if ('code' in found || !found.sharing) return null;
      const { path, width, height } = found.sharing;
      return { src: base + path, size: { width, height } };
    },
    /** @returns inputs of an address besides its content file; '' for a remote one */
    inputs(address: string): string {
      const path = pathOf(address);
      if (path === null) return '';
      const facts = local.get(path);
      return facts === undefined
        ? 'missing'
        : 'code' in facts
          ? facts.code
          : (path.startsWith('/') ? path : '') + facts.hash;
    },
    /** @returns the variants of each image, without duplicates */
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

function remoteSharing(address: string, size: PictureSettings['sharing']): SharingView | null {
  // Addresses in bodies are checked when their page is rendered, and may be invalid.
  if (imageFault(address) !== null) return null;
  const url = new URL(address);
  const scaled = sizedAddress(url)?.(size);
  return scaled === undefined ? { src: url.href } : { src: scaled, size };
}

/**
 * @param address a valid https address
 * @returns the view of its picture, without alt text
 */
export function remoteImage(
  address: string,
  { widths, ratio }: PictureSettings['hosted'],
): Omit<ImageView, 'alt'> {
  // For browsers without support for `srcset`.
  const width = widths[Math.floor(widths.length / 2)] ?? 1;
  const url = new URL(address);
  const at = sizedAddress(url);
  const size = { width, height: Math.round(width / ratio) };
  if (!at) return { src: url.href, srcSet: null, ...size };
  const candidates: string[] = [];
  for (const one of widths) candidates.push(`${at({ width: one, height: Math.round(one / ratio) })} ${one}w`);
  return { src: at(size), srcSet: candidates.join(', '), ...size };
}

/** @param base base path of the site, with both slashes */
export function localImageView({ modern, fallback }: PictureFiles, alt: string, base: string): ImageView {
  const candidates = (variants: readonly Variant[]): string =>
    variants.map(({ path, width }) => `${base}${path} ${width}w`).join(', ');
  const largest = (modern[0]?.variants ?? fallback).at(-1);
  return {
    sources: modern.map(({ type, variants }) => ({ type, srcSet: candidates(variants) })),
    src: base + (fallback.at(-1)?.path ?? ''),
    srcSet: fallback.length > 1 ? candidates(fallback) : null,
    width: largest?.width ?? 1,
    height: largest?.height ?? 1,
    alt,
  };
}
