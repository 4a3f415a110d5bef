/**
 * Inputs of a bundle outside the site's own folders, whose files are part of its key: files of packages and of other
 * folders, and everything that determined which files they are. A cached bundle is used only if all of it is
 * unchanged.
 */

import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { fingerprint } from '../../core/values/hash.ts';
import { stampOnDisk } from '../content/index.ts';
import { attempt } from '../failures/index.ts';
import { readLinked } from '../files/index.ts';
import { foldersAbove } from '../site/index.ts';

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

const stemOf = (name: string): string => (DECISIVE.has(name) ? name : (/^\.?[^.]*/.exec(name)?.[0] ?? name));

const realOf = (file: string): string | null => attempt(() => realpathSync.native(file), null);

const hashOf = (file: string): string | null => attempt(() => fingerprint(readLinked(file)), null);

const namesIn = (folder: string, stems: ReadonlySet<string>): string[] =>
  attempt(() => readdirSync(folder), [])
    .filter((name) => DECISIVE.has(name) || stems.has(stemOf(name)))
    .sort();

/** The name of a package in an import such as `@a/b/c`; null for a path. */
const packageIn = (imported: string): string | null =>
  /^(?![./#]|\w+:)((?:@[^/]+\/)?[^/]+)/.exec(imported)?.[1] ?? null;

/** @returns a path in its stored form */
export function portable(root: string, file: string): string {
  const relative = path.relative(root, file);
  const isNear = !relative.startsWith('..') || /^(?:\.\.[\\/]?)+$/.test(relative);
  return isNear ? relative.split(path.sep).join('/') : file;
}

/** Names at which a package was looked up, from its importer upwards, to where it was found. */
function* placesOf(name: string, importer: string): Generator<string> {
  for (const folder of foldersAbove(path.dirname(importer))) {
    const modules = path.join(folder, 'node_modules');
    if (path.basename(folder) === 'node_modules' || realOf(modules) === null) continue;
    const place = path.join(modules, name);
    yield place;
    if (realOf(place) !== null) return;
  }
}

/** @returns the path in the name of an input: those that a bundle replaces, or takes as text, have a prefix */
export const inputPath = (name: string): string => name.replace(/^(?:\(disabled\)|raw-text):/, '');

/** @param sources absolute paths of the files that are part of the key */
export function inputsOf(
  root: string,
  metafiles: readonly Metafile[],
  sources: readonly string[],
): BundleInputs {
  const own = new Set(sources);
  const inputs: BundleInputs = { files: {}, names: {}, links: {} };
  const stems = new Map<string, Set<string>>();
  const addFile = (file: string): void => {
    const hash = own.has(file) ? null : hashOf(file);
    if (hash !== null) inputs.files[portable(root, file)] = { stamp: stampOnDisk(file), hash };
  };
  const addLink = (place: string): void => {
    const real = realOf(place);
    if (real !== place) inputs.links[portable(root, place)] = real && portable(root, real);
  };
  const all = metafiles.flatMap((one) => Object.entries(one.inputs));
  for (const [name, { imports }] of all) {
    const file = path.resolve(root, inputPath(name));
    if (/^</.test(name)) continue;
    addFile(file);
    addLink(file);
    let child = file;
    for (const folder of foldersAbove(path.dirname(file))) {
      const known = stems.get(folder) ?? new Set();
      // Names next to the site itself have no effect.
      if (
        !`${root}${path.sep}`.startsWith(folder === path.sep ? folder : `${folder}${path.sep}`) ||
        folder === root
      )
        known.add(stemOf(path.basename(child)));
      stems.set(folder, known);
      child = folder;
    }
    for (const { original = '' } of imports) {
      const named = packageIn(original);
      if (named !== null) for (const place of placesOf(named, file)) addLink(place);
      else if (original.startsWith('.')) addLink(path.dirname(path.resolve(path.dirname(file), original)));
    }
  }
  for (const [folder, some] of stems) {
    const names = namesIn(folder, some);
    inputs.names[portable(root, folder)] = [...some, '', ...names];
    if (names.includes('package.json')) addFile(path.join(folder, 'package.json'));
  }
  return inputs;
}

/** Whether everything is unchanged: by stamps, or by bytes if these are inconclusive. */
export function areUnchanged(root: string, { files, names, links }: BundleInputs): boolean {
  const isSame = ([name, { stamp, hash }]: [string, BundleInputs['files'][string]]): boolean => {
    const file = path.resolve(root, name);
    return (stamp !== null && stampOnDisk(file) === stamp) || hashOf(file) === hash;
  };
  const hasNames = ([folder, kept]: [string, readonly string[]]): boolean => {
    const end = kept.indexOf('');
    const now = namesIn(path.resolve(root, folder), new Set(kept.slice(0, end)));
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

/** Absolute paths of inputs outside the site's own folders. */
export const inputFiles = (root: string, metafiles: readonly Metafile[]): string[] => [
  ...new Set(
    metafiles
      .flatMap(({ inputs }) => Object.keys(inputs))
      .filter((name) => !/^(?:<|\(|templates\/|client\/)/.test(name))
      .map((name) => path.resolve(root, inputPath(name))),
  ),
];
