/**
 * Pictures in the cache, by their inputs: the results of reading, and the variants of each picture as one entry,
 * written when the last of them is made. So a killed build loses no finished picture.
 */

import type { Variant } from '../../core/images/variants.ts';
import { isFacts } from '../../core/reuse/kept-state.ts';
import { MADE, type MadeFormat } from '../../core/stages/picture-formats.ts';
import type { ImageFacts } from '../../core/stages/pictures.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { count, list } from '../../core/values/shapes.ts';
import { jsonIn, readKept, writeKept } from '../cache/cache.ts';

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
  const kept = readKept(root, 'cache/pictures', lookKey(recipe, bytes));
  const facts = kept && jsonIn(kept);
  return isFacts(facts) && facts.hash === name ? facts : null;
}

export const cacheFacts = (root: string, recipe: string, bytes: Uint8Array, facts: ImageFacts): void =>
  writeKept(root, 'cache/pictures', lookKey(recipe, bytes), [JSON.stringify(facts)]);

/** The picture's file name is not part of the key. */
const variantsKey = ({ hash }: ImageFacts, variants: readonly Variant[]): string => {
  const wanted = variants.map(({ format, width, height }) => [format, width, height]);
  return `picture-${hash}-${fingerprint(JSON.stringify(wanted))}`;
};

const areSizes = list(count);

/** By its first bytes, so that anyone who can write to the cache can add nothing else to a site. */
function isOfFormat(bytes: Buffer, format: MadeFormat | undefined): boolean {
  if (format === undefined) return false;
  const [start, text] = MADE[format].begins;
  return bytes.toString('latin1', start, start + text.length) === text;
}

/** @returns the bytes of variants in order, or null */
export function keptVariants(root: string, facts: ImageFacts, variants: readonly Variant[]): Buffer[] | null {
  const kept = readKept(root, 'cache/pictures', variantsKey(facts, variants));
  if (!kept) return null;
  const end = kept.indexOf(10);
  const sizes = jsonIn(kept.subarray(0, Math.max(0, end)));
  if (!areSizes(sizes) || (sizes as number[]).length !== variants.length) return null;
  let at = end + 1;
  const found = (sizes as number[]).map((size) => {
    at += size;
    return kept.subarray(at - size, at);
  });
  return found.every((bytes, index) => isOfFormat(bytes, variants[index]?.format)) ? found : null;
}

export function keepVariants(
  root: string,
  facts: ImageFacts,
  variants: readonly Variant[],
  made: readonly Buffer[],
): void {
  const sizes = JSON.stringify(made.map(({ length }) => length));
  writeKept(root, 'cache/pictures', variantsKey(facts, variants), [`${sizes}\n`, ...made]);
}
