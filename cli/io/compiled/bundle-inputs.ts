/**
 * Inputs of a bundle outside the site's own folders, whose files are part of its key: files of packages and of other
 * folders, and everything that determined which files they are. A cached bundle is used only if all of it is
 * unchanged.
 */

import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';
import { stampOnDisk } from '../content/index.ts';
import { attempt } from '../failures/index.ts';
import { readLinked } from '../files/index.ts';

/** Paths are relative to the site's folder if they are in it or above it, else absolute. */
export interface BundleInputs {
  /** Files with their stamps and fingerprints. */
  files: Record<string, { stamp: string | null; hash: string }>;
  /** By folder: the names in it that affect which files are found. */
  names: Record<string, readonly string[]>;
  /** Targets of links, and of names that would be looked up first; null if the name does not exist. */
  links: Record<string, string | null>;
}

/** Names that affect the resolution of packages and files in any folder. */
const DECISIVE = new Set(['node_modules', 'package.json', 'index']);

/** @returns the part of a name that affects which file an import finds */
export const stemOf = (name: string): string =>
  DECISIVE.has(name) ? name : (/^\.?[^.]*/.exec(name)?.[0] ?? name);

/** @returns where a path leads to; null if it does not exist */
export const realOf = (file: string): string | null => attempt(() => realpathSync.native(file), null);

/** @returns the fingerprint of a file's bytes; null if it cannot be read */
export const inputHash = (file: string): string | null => attempt(() => fingerprint(readLinked(file)), null);

/** @returns the names in a folder that affect which files are found there, sorted */
export const decisiveNames = (folder: string, stems: ReadonlySet<string>): string[] =>
  attempt(() => readdirSync(folder), [])
    .filter((name) => DECISIVE.has(name) || stems.has(stemOf(name)))
    .sort();

/** @returns a path in its stored form */
export function portable(root: string, file: string): string {
  const relative = path.relative(root, file);
  const isNear = !relative.startsWith('..') || /^(?:\.\.[\\/]?)+$/.test(relative);
  return isNear ? relative.split(path.sep).join('/') : file;
}

/** Whether everything is unchanged: by stamps, or by bytes if these are inconclusive. */
export function areUnchanged(root: string, { files, names, links }: BundleInputs): boolean {
  const isSame = ([name, { stamp, hash }]: [string, BundleInputs['files'][string]]): boolean => {
    const file = path.resolve(root, name);
    return (stamp !== null && stampOnDisk(file) === stamp) || inputHash(file) === hash;
  };
  const hasNames = ([folder, kept]: [string, readonly string[]]): boolean => {
    const end = kept.indexOf('');
    const now = decisiveNames(path.resolve(root, folder), new Set(kept.slice(0, end)));
    return now.join('\n') === kept.slice(end + 1).join('\n');
  };
  const leads = ([place, real]: [string, string | null]): boolean => {
    const now = realOf(path.resolve(root, place));
    return real === null ? now === null : now === path.resolve(root, real);
  };
  return (
    Object.entries(links).every(leads) &&
    Object.entries(names).every(hasNames) &&
    Object.entries(files).every(isSame)
  );
}

/** @returns a fingerprint that is equal only while the same files are found, with the same bytes, on any machine */
export const inputsFingerprint = ({ files, names, links }: BundleInputs): string =>
  fingerprint(JSON.stringify([Object.entries(files).map(([name, { hash }]) => [name, hash]), names, links]));
