/** The photos of entries and bodies: facts about local ones, and faults. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Models } from '../models/index.ts';
import type { Build } from '../run/index.ts';
import type { Content } from '../stages/content.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { ImageFacts, ImageFault } from '../stages/pictures/picture-facts.ts';
import type { SiteState } from '../stages/site-state.ts';
import { localImage } from '../values/image-paths.ts';
import { imagesOf, type LocalImages } from './image-set.ts';
import { namedIn, type PathOf, pathsOf } from './named/index.ts';

/** Addresses of the images in the content that may be in its folder. */
export function picturesOf(
  { site, entries }: Pick<Content, 'site' | 'entries'>,
  models: Models,
): ReadonlySet<string> {
  const found = new Set<string>();
  if (site?.fields.photos === 'local') for (const { address } of namedIn(entries, models)) found.add(address);
  else
    for (const { images, bodyImages } of entries)
      if (images.length + bodyImages.length > 0)
        for (const address of [...images, ...bodyImages]) found.add(address);
  for (const { linked } of entries) if (linked) for (const address of linked) found.add(address);
  return found;
}

/**
 * Reads the local images in the content; unchanged ones are not read.
 * @param addresses of all images in the content
 */
async function lookAtImages(
  addresses: Iterable<string>,
  content: ContentFolder,
  cached: SiteState['images'],
  look: InspectPictures,
  pathOf: PathOf,
): Promise<SiteState['images']> {
  const found: SiteState['images'] = new Map();
  const changed: string[] = [];
  for (const address of addresses) {
    const path = pathOf(address);
    if (path === null || !content.images.has(path) || found.has(path)) continue;
    const stamp = content.stamp(path);
    const one = cached.get(path);
    if (one && stamp !== null && one.stamp === stamp) {
      found.set(path, one);
      continue;
    }
    // Keeps its position until it has been read.
    found.set(path, { stamp, facts: { code: 'content/image-unreadable', params: {} } });
    changed.push(path);
  }
  if (changed.length === 0) return found;
  for (const [path, facts] of await look(changed, content.readImage)) {
    found.set(path, { stamp: found.get(path)?.stamp ?? null, facts });
  }
  return found;
}

/**
 * @returns all faults except those of pictures that only seem to be missing: existing but unreadable ones have faults
 *   of their own
 */
export function withoutUnreadable(
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

/** What is known of the pictures of a site. */
export type Photos = Awaited<ReturnType<typeof inspectPhotos>>;

/** Reads pictures of the content folder. @returns by path, the facts about each, or its fault */
export type InspectPictures = (
  paths: readonly string[],
  read: ContentFolder['readImage'],
) => Promise<Map<string, ImageFacts | ImageFault>>;

/** @returns the photos of a site; `known` is for the next build */
export async function inspectPhotos(
  { folder, cached, models, site: { definition } }: Build,
  content: Pick<Content, 'site' | 'entries'>,
  look: InspectPictures,
) {
  const pathOf = pathsOf(content.site?.fields.photos, folder.images);
  const known = await lookAtImages(picturesOf(content, models), folder, cached.images, look, pathOf);
  const local: LocalImages = new Map([...known].map(([path, { facts }]) => [path, facts]));
  return { known, local, images: imagesOf(content.site, local, definition) };
}
