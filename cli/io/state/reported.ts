/** Warnings reported to a person in the terminal, so that later runs print only the number of old ones. */
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';
import { memoized } from '../../core/values/lists.ts';
import { keyFor, type Places, readCachedJson, writeCached } from '../cache/index.ts';
import { attempt } from '../failures/index.ts';

/** A finding in a file of the content folder, identified by its words rather than by its line. */
export interface Finding {
  file: string;
  words: string;
}

/** @returns the findings among `all` that were reported before, each as often as it was */
export function repeatedAmong<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
  reported: readonly string[],
): Set<T> {
  const left = new Map<string, number>();
  for (const key of reported) left.set(key, (left.get(key) ?? 0) + 1);
  return new Set(
    all.filter((one) => {
      const key = keyOf(one);
      const count = left.get(key) ?? 0;
      left.set(key, count - 1);
      return count > 0;
    }),
  );
}

/** @returns a function that identifies a finding together with the state of its file, which any change alters */
export function keyWithFile({ content }: Pick<Places, 'content'>): (finding: Finding) => string {
  const stampOf = memoized((file: string): string => {
    const { size = 0, mtimeMs = 0 } = attempt(() => lstatSync(path.join(content, file)), null) ?? {};
    return `${size} ${mtimeMs}`;
  });
  return ({ file, words }) => fingerprint(`${stampOf(file)}\0${file}\0${words}`);
}

/** @returns the keys that the last run has stored; none if there was no run */
export function readReported(root: string, places: Places): string[] {
  const cached = readCachedJson(root, 'cache', keyFor('reported', root, places));
  return Array.isArray(cached) ? cached.map(String) : [];
}

export const writeReported = (root: string, places: Places, keys: readonly string[]): void =>
  writeCached(root, 'cache', keyFor('reported', root, places), [JSON.stringify(keys)]);
