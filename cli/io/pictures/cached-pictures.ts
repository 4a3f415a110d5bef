/**
 * Pictures in the cache, by their inputs: the results of reading, and the variants of each picture as one entry,
 * written when the last of them is made. So a killed build loses no finished picture.
 */

import type { Drawing } from '../../core/files/non-page-files.ts';
import type { Variant } from '../../core/images/variants.ts';
import { DRAWN } from '../../core/stages/picture-formats.ts';
import type { ImageFacts } from '../../core/stages/pictures.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { jsonIn, readCached, readCachedJson, writeCached } from '../cache/cache.ts';

const lookKey = (recipe: string, bytes: Uint8Array): string =>
  `look-${fingerprint(`${recipe} ${fingerprint(bytes)}`)}`;

/**
 * @param recipe identifies the library
 * @param name of these bytes, as in the facts: no variant of another picture may use it
 */
export function cachedFacts(
  root: string,
  recipe: string,
  bytes: Uint8Array,
  name: string,
): ImageFacts | null {
  const facts = readCachedJson<ImageFacts>(root, 'cache/pictures', lookKey(recipe, bytes));
  return facts?.hash === name ? facts : null;
}

export const cacheFacts = (root: string, recipe: string, bytes: Uint8Array, facts: ImageFacts): void =>
  writeCached(root, 'cache/pictures', lookKey(recipe, bytes), [JSON.stringify(facts)]);

/** The picture's file name is not part of the key. */
const variantsKey = ({ hash }: ImageFacts, variants: readonly Variant[]): string => {
  const wanted = variants.map(({ format, width, height }) => [format, width, height]);
  return `picture-${hash}-${fingerprint(JSON.stringify(wanted))}`;
};

/** @returns the bytes of variants in order, or null */
export function cachedVariants(
  root: string,
  facts: ImageFacts,
  variants: readonly Variant[],
): Buffer[] | null {
  const cached = readCached(root, 'cache/pictures', variantsKey(facts, variants));
  if (!cached) return null;
  const end = cached.indexOf(10);
  const sizes = jsonIn(cached.subarray(0, end)) as number[];
  let at = end + 1;
  return sizes.map((size) => {
    at += size;
    return cached.subarray(at - size, at);
  });
}

export function keepVariants(
  root: string,
  facts: ImageFacts,
  variants: readonly Variant[],
  made: readonly Buffer[],
): void {
  const sizes = JSON.stringify(made.map(({ length }) => length));
  writeCached(root, 'cache/pictures', variantsKey(facts, variants), [`${sizes}\n`, ...made]);
}

const drawingKey = (recipe: string, { format, svg }: Drawing): string =>
  `drawing-${fingerprint(`${recipe} ${format} ${JSON.stringify(DRAWN[format])} ${svg}`)}`;

/** @returns the picture of a drawing, or null */
export const cachedDrawing = (root: string, recipe: string, drawing: Drawing): Buffer | null =>
  readCached(root, 'cache/pictures', drawingKey(recipe, drawing));

export const keepDrawing = (root: string, recipe: string, drawing: Drawing, bytes: Buffer): void =>
  writeCached(root, 'cache/pictures', drawingKey(recipe, drawing), [bytes]);
