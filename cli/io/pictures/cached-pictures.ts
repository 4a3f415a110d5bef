/**
 * Pictures in the cache, by their inputs: the results of reading, and the variants of each picture as one entry,
 * written when the last of them is made. So a killed build loses no finished picture.
 */

import type { Drawing } from '../../core/files/index.ts';
import type { Variant } from '../../core/images/index.ts';
import type { ImageFacts, ImageFault } from '../../core/stages/pictures/picture-facts.ts';
import { DRAWN } from '../../core/stages/pictures/picture-formats.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { jsonIn, readCached, readCachedJson, writeCached } from '../cache/index.ts';

/**
 * @param recipe identifies the library
 * @param name of these bytes, as in the facts: no variant of another picture may use it
 */
export async function keptFacts(
  root: string,
  recipe: string,
  bytes: Uint8Array,
  name: string,
  look: () => Promise<ImageFacts | ImageFault>,
): Promise<ImageFacts | ImageFault> {
  const key = `look-${fingerprint(`${recipe} ${fingerprint(bytes)}`)}`;
  const cached = readCachedJson<ImageFacts>(root, 'cache/pictures', key);
  if (cached?.hash === name) return cached;
  const facts = await look();
  if (!('code' in facts)) writeCached(root, 'cache/pictures', key, [JSON.stringify(facts)]);
  return facts;
}

/** @returns the bytes of variants in order; the picture's file name is not part of their key */
export async function keptVariants(
  root: string,
  { hash }: ImageFacts,
  variants: readonly Variant[],
  make: () => Promise<Buffer[]>,
): Promise<Buffer[]> {
  const wanted = variants.map(({ format, lossless, width, height }) => [format, lossless, width, height]);
  const key = `picture-${hash}-${fingerprint(JSON.stringify(wanted))}`;
  const cached = readCached(root, 'cache/pictures', key);
  if (!cached) {
    const made = await make();
    const sizes = JSON.stringify(made.map(({ length }) => length));
    writeCached(root, 'cache/pictures', key, [`${sizes}\n`, ...made]);
    return made;
  }
  const end = cached.indexOf(10);
  const sizes = jsonIn(cached.subarray(0, end)) as number[];
  let at = end + 1;
  return sizes.map((size) => {
    at += size;
    return cached.subarray(at - size, at);
  });
}

/** @returns the picture of a drawing */
export async function keptDrawing(
  root: string,
  recipe: string,
  { format, svg }: Drawing,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = `drawing-${fingerprint(`${recipe} ${format} ${JSON.stringify(DRAWN[format])} ${svg}`)}`;
  const cached = readCached(root, 'cache/pictures', key);
  if (cached) return cached;
  const bytes = await draw();
  writeCached(root, 'cache/pictures', key, [bytes]);
  return bytes;
}
