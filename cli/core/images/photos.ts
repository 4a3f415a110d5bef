/** The photos of entries and bodies: what there is to know of the local ones, and which of them are none. */
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.ts';
import { faultPlacer } from '../entries/documents.ts';
import { bodyImages } from '../entries/read-entry.ts';
import type { Build } from '../stages/build.ts';
import type { Content } from '../stages/content.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Entry } from '../stages/entry.ts';
import type { SiteState } from '../stages/site-state.ts';
import { collectionOf, type Models, valuesOf } from '../validate/models.ts';
import { modelFor } from '../validate/validate.ts';
import { localImage } from '../values/urls.ts';
import { type ImageFacts, type ImageSet, imagesOf, type LocalImages, localPaths } from './image-set.ts';

/** Addresses of the images that content names, in faulty files those in bodies. */
function* picturesOf({ entries, faulty }: Pick<Content, 'entries' | 'faulty'>): Generator<string> {
  for (const { images, bodyImages: inBody } of entries) yield* [...images, ...inBody];
  for (const { document } of faulty) if (document) yield* bodyImages(document);
}

/**
 * The local images that content names; those that have not changed are not read.
 * @param addresses of all images that content names
 */
function describeImages(
  addresses: Iterable<string>,
  content: ContentFolder,
  kept: SiteState['images'],
  describe: DescribeImage,
): SiteState['images'] {
  const found: SiteState['images'] = new Map();
  for (const path of localPaths(addresses, content.images)) {
    const stamp = content.stamp(path);
    const one = kept.get(path);
    const stands = one && stamp !== null && one.stamp === stamp;
    found.set(path, stands ? one : { stamp, facts: describe(content.readImage(path)) });
  }
  return found;
}

/** @returns all but those of pictures that only seem to be missing: what is there and is not read is told of by itself */
export function withoutEchoes(
  diagnostics: readonly Diagnostic[],
  { unreadable }: Pick<ContentFolder, 'unreadable'>,
): Diagnostic[] {
  const hidden = unreadable.map(({ path }) => path.normalize('NFC')).filter((path) => /^images\b/.test(path));
  if (hidden.length === 0) return [...diagnostics];
  const isEcho = ({ code, params }: Diagnostic): boolean => {
    const local = code === 'content/image-missing' ? localImage(String(params.value)) : null;
    return local !== null && hidden.some((path) => `${local}/`.startsWith(`${path}/`));
  };
  return diagnostics.filter((diagnostic) => !isEcho(diagnostic));
}

/** The photos of a site. */
export interface Photos {
  /** For the next build. */
  known: SiteState['images'];
  local: LocalImages;
  images: ImageSet;
}

export type DescribeImage = (bytes: Uint8Array) => ImageFacts | null;

/** @param describe gives null for what is no picture */
export function lookAtPhotos(
  { folder, kept, models }: Build,
  content: Pick<Content, 'site' | 'entries' | 'faulty'>,
  describe: DescribeImage,
): Outcome<Photos> {
  const known = describeImages(picturesOf(content), folder, kept.images, describe);
  const local = new Map([...known].map(([path, { facts }]) => [path, facts]));
  const images = imagesOf(content.site, local);
  return {
    value: { known, local, images },
    diagnostics: unreadablePhotos(content.entries, folder, models, images),
  };
}

/** That a photo is there was checked with its entry; that it is a picture shows only now. */
function unreadablePhotos(
  entries: readonly Entry[],
  content: ContentFolder,
  models: Models,
  images: Pick<ImageSet, 'find'>,
): Diagnostic[] {
  const place = faultPlacer(content);
  return entries.flatMap(({ file, fields, images: named }) => {
    const broken = new Set(named.filter((address) => 'code' in images.find(address, '')));
    const collection = broken.size === 0 ? undefined : collectionOf(file, models);
    const model = collection && modelFor(collection, fields);
    if (!model) return [];
    return valuesOf(model.pictures, fields).flatMap(({ pointer, value }) => {
      const found = broken.has(String(value)) ? images.find(String(value), '') : null;
      if (!found || !('code' in found)) return [];
      return place(file, { ...found, at: { pointer, target: 'value' } }).diagnostic;
    });
  });
}
