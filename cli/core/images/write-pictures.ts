/** Writes the pictures of a site to `dist`. */
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Output } from '../stages/output.ts';
import type { CachedFile, SiteState } from '../stages/site-state.ts';
import type { ImageSet } from './image-set.ts';

/** A picture in the content folder, and the variants to make. */
export type PictureJob = ReturnType<ImageSet['files']>[number];

/** Makes pictures, in any order. @param done called with each file of `dist` as soon as it is ready */
export type MakePictures = (
  jobs: readonly PictureJob[],
  read: ContentFolder['readImage'],
  done: (path: string, bytes: Uint8Array) => void,
) => Promise<void>;

/**
 * Writes the pictures that cannot be reused from the last build: their names depend on their content.
 * @returns the data to keep of each file, by path in `dist`
 */
export async function writePictures(
  { folder, cached }: { folder: Pick<ContentFolder, 'readImage'>; cached: Pick<SiteState, 'files'> },
  images: Pick<ImageSet, 'files'>,
  make: MakePictures,
  output: Output,
): Promise<Map<string, CachedFile>> {
  const files = new Map<string, CachedFile>();
  const jobs: PictureJob[] = [];
  const missing = new Set<string>();
  for (const { variants, ...picture } of images.files()) {
    for (const { path } of variants) {
      // Keeps its position, in whatever order they are made.
      const before = cached.files.get(path);
      files.set(path, before ?? { inputs: { body: '', props: '' }, stamp: '', notes: null });
      if (!before || !output.keep(path, before.stamp)) missing.add(path);
    }
    // All variants are made from the largest, so one alone could differ.
    if (variants.some(({ path }) => missing.has(path))) jobs.push({ ...picture, variants });
  }
  if (jobs.length === 0) return files;
  await make(jobs, folder.readImage, (path, content) => {
    if (!missing.has(path)) return;
    output.write({ path, content });
    files.set(path, { inputs: { body: '', props: '' }, stamp: output.stamps[path] ?? '', notes: null });
  });
  return files;
}
