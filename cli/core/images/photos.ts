/** The photos of articles and bodies: what there is to know of the local ones, and which of them are none. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { readDocument } from '../entries/read-content.ts';
import type { SiteEntries } from '../render/site-render.ts';
import type { SiteState } from '../reuse/site-state.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { localImage } from '../values/urls.ts';
import { type ImageFacts, type ImageSet, localPaths } from './image-set.ts';

/**
 * The local images that content names; those that have not changed are not read.
 * @param addresses of all images that content names
 */
export function describeImages(
  addresses: Iterable<string>,
  content: ContentFolder,
  kept: SiteState['images'],
  describe: (bytes: Uint8Array) => ImageFacts | null,
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

/** That a photo is there was checked with its article; that it is a picture shows only now. */
export function unreadablePhotos(
  { articles }: Pick<SiteEntries, 'articles'>,
  { content, images }: { content: ContentFolder; images: Pick<ImageSet, 'find'> },
): Diagnostic[] {
  return articles.flatMap(({ path, fields }) => {
    if (localImage(fields.imageUrl) === null) return [];
    const found = images.find(fields.imageUrl, '');
    const document = 'code' in found ? readDocument(content, path).value : null;
    if (!('code' in found) || !document) return [];
    return locator(document)({ ...found, at: { pointer: '/imageUrl', target: 'value' } });
  });
}
