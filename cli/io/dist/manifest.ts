/** The manifest of a site: lists senja's files in `dist`. */

import { lstatSync, lutimesSync, renameSync } from 'node:fs';
import path from 'node:path';
import { isPublishedName } from '../../core/values/names/output-name.ts';
import { attempt, fileSystemFailure, onFile } from '../failures/index.ts';
import { readFile, SPECIAL, writeFresh } from '../files/index.ts';

/** Lists the files of `dist`, and marks the folder as ours. */
export const MANIFEST = '.senja.json';

const TEMPORARY = '.senja-new';

/** Temporary name of a file that is being written. */
export const temporary = (name: string): string => name + TEMPORARY;

export const NEW_MANIFEST = temporary(MANIFEST);

/** @returns whether a name is one that a build uses while it works in the folder, and may have left there */
export const isWorkingName = (name: string): boolean =>
  /^\.senja-(?:lock(?:\.[0-9a-f]{16})?$|(?:new|old)-\d+(?:-\d+)?\/)/.test(name);

interface Manifest {
  version: 2;
  /** Paths, sorted. No fingerprints, so that the manifest does not change with the content of pages. */
  files: string[];
}

/** A manifest is accepted only if it lists nothing but names that senja can have made. */
const isOwnName = (name: unknown): name is string =>
  typeof name === 'string' &&
  isPublishedName(name.endsWith(TEMPORARY) ? name.slice(0, -TEMPORARY.length) : name);

/** What was read last: a build reads the manifest before and after its work. */
let last: { text: string; files: ReadonlySet<string> | null } | undefined;

/**
 * @returns the files of a folder that senja made, or null if there is no valid manifest
 * @throws Failure if it cannot be read, since then the owner of files in the folder is unknown
 */
export function readManifest(folder: string): ReadonlySet<string> | null {
  const file = path.join(folder, MANIFEST);
  let text: string;
  try {
    text = readFile(file).toString('utf8');
  } catch (error) {
    if (NOT_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw fileSystemFailure(file, error);
  }
  if (last?.text === text) return last.files;
  const manifest = attempt(() => JSON.parse(text) as Partial<Manifest> | null, null);
  const files: unknown[] = manifest?.version === 2 && Array.isArray(manifest.files) ? manifest.files : [null];
  last = { text, files: files.every(isOwnName) ? new Set(files) : null };
  return last.files;
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', SPECIAL]);

/** Writes the manifest of a site into its folder, completely or not at all. */
export function writeManifest(folder: string, names: Iterable<string>): void {
  const manifest: Manifest = { version: 2, files: [...names].sort() };
  const fresh = path.join(folder, NEW_MANIFEST);
  writeFresh(fresh, `${JSON.stringify(manifest, null, 1)}\n`);
  renameSync(fresh, path.join(folder, MANIFEST));
}

/**
 * Version of a folder. It changes with every publication into it, at its end at the latest, so an unchanged version
 * means an unchanged folder.
 * @throws Failure if the disk cannot be read
 */
export function outputVersion(folder: string): string {
  const all = onFile(folder, () =>
    [folder, path.join(folder, MANIFEST)].map((place) => lstatSync(place, { throwIfNoEntry: false })),
  );
  return all
    .map((stats) => (stats ? `${stats.ino} ${stats.isDirectory() ? '' : stats.mtimeMs}` : 'none'))
    .join(' ');
}

/**
 * Changes the version of a folder without changing its content.
 * @param names of the files in it
 */
export function renewVersion(folder: string, names: Iterable<string>): void {
  const file = path.join(folder, MANIFEST);
  // Another hard link to it, as in a copy made of links, is not ours to change.
  if (lstatSync(file).nlink > 1) {
    writeManifest(folder, names);
  } else {
    const now = new Date();
    lutimesSync(file, now, now);
  }
}
