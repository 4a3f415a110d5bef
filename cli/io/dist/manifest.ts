/** The manifest of a site: lists the files of `dist`, and so says which of them are ours. */

import { lstatSync, lutimesSync, renameSync } from 'node:fs';
import path from 'node:path';
import { isPublishedName } from '../../core/values/output-name.ts';
import { attempt, onFile } from '../attempt.ts';
import { fileSystemFailure } from '../failure.ts';
import { readFile, SPECIAL, writeFresh } from '../inside.ts';

/** Lists the files of `dist`; says that the folder is ours. */
export const MANIFEST = '.senja.json';

const TEMPORARY = '.senja-new';

/** What a file is called on its way to its place. */
export const temporary = (name: string): string => name + TEMPORARY;

export const NEW_MANIFEST = temporary(MANIFEST);

/** @returns whether a build has made a name in the folder for the time that it works there, and may have been killed */
export const isWorkingName = (name: string): boolean =>
  /^\.senja-(?:lock(?:\.[0-9a-f]{16})*(?:\.new)?$|(?:new|old)-\d+(?:-\d+)?\/)/.test(name);

interface Manifest {
  version: 2;
  /** Paths, sorted. Nothing of what is in them, so that a site whose pages alone change keeps its manifest. */
  files: string[];
}

/** A manifest is believed when it names nothing but what senja can have made. */
const isOwnName = (name: unknown): name is string =>
  typeof name === 'string' &&
  isPublishedName(name.endsWith(TEMPORARY) ? name.slice(0, -TEMPORARY.length) : name);

/**
 * @returns the files of a folder that senja made, or null when there is no manifest or it is not as senja writes it
 * @throws Failure when it cannot be read, for then nobody knows what in the folder is ours
 */
export function readManifest(folder: string): Set<string> | null {
  const file = path.join(folder, MANIFEST);
  let text: string;
  try {
    text = readFile(file).toString('utf8');
  } catch (error) {
    if (NOT_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw fileSystemFailure(file, error);
  }
  const manifest = attempt(() => JSON.parse(text) as Partial<Manifest> | null, null);
  const files: unknown[] = manifest?.version === 2 && Array.isArray(manifest.files) ? manifest.files : [null];
  return files.every(isOwnName) ? new Set(files) : null;
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', SPECIAL]);

/** Puts the manifest of a site into its folder, whole or not at all. */
export function writeManifest(folder: string, names: Iterable<string>): void {
  const manifest: Manifest = { version: 2, files: [...names].sort() };
  const fresh = path.join(folder, NEW_MANIFEST);
  writeFresh(fresh, `${JSON.stringify(manifest, null, 1)}\n`);
  renameSync(fresh, path.join(folder, MANIFEST));
}

/**
 * What changes with every publication into a folder, at its end at the latest: whoever has looked at the folder since
 * has seen it as it is.
 * @throws Failure when the disk does not tell
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
 * Changes the version of a folder, and nothing that can be read in it.
 * @param names of the files in it
 */
export function renewVersion(folder: string, names: Iterable<string>): void {
  const file = path.join(folder, MANIFEST);
  // A second name of it, as a copy by links has, is not ours to touch.
  if (lstatSync(file).nlink > 1) {
    writeManifest(folder, names);
  } else {
    const now = new Date();
    lutimesSync(file, now, now);
  }
}
