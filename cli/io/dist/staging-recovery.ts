/** The names next to `dist` that a build uses while it publishes, and recovery from a killed build. */

import { type Dirent, promises as fs, readdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { attempt, codeOf } from '../failures/index.ts';
import { isOnDisk, rmIfThere } from '../files/index.ts';
import { resolverIn, rmBelow } from '../folders/index.ts';
import { removeOldLocks } from '../locks/index.ts';
import { MANIFEST, NEW_MANIFEST, readManifest } from './manifest.ts';
import { preservedFiles } from './preserved-folders.ts';

export interface StagingPlaces {
  out: string;
  /** Where a build works: next to the folder, or in it if its parent is not writable. */
  parent: string;
  lock: string;
  /** Prefixes of the folders next to `dist` that hold a new or an old site. */
  staging: string;
  old: string;
}

const placesIn = (out: string, parent: string, name: string): StagingPlaces => ({
  out,
  parent,
  lock: path.join(parent, `${name}-lock`),
  staging: `${name}-new-`,
  old: `${name}-old-`,
});

export const placesOf = (out: string): StagingPlaces =>
  placesIn(out, path.dirname(out), `.${path.basename(out)}.senja`);

export const placesInside = (out: string): StagingPlaces => placesIn(out, out, '.senja');

const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);

/** @returns whether this process has no permission to write there */
export const isForbidden = (error: unknown): boolean => {
  const { code, cause } = error as NodeJS.ErrnoException;
  return FORBIDDEN.has(code ?? '') || (cause !== undefined && isForbidden(cause));
};

/**
 * Deletes the files listed in the folder's manifest, then empty folders; other files and targets of links stay.
 * Synchronous, like all work on many small files here: the thread pool costs more than the work.
 */
export function removeOwn(folder: string): void {
  const manifest = readManifest(folder);
  const reach = resolverIn(folder);
  for (const name of manifest ?? []) {
    const end = name.lastIndexOf('/');
    if (rmBelow(reach, name) && end > 0) rmdirIfEmpty(`${folder}/${name.slice(0, end)}`);
  }
  // The manifest last: while it exists, the next build can finish after a kill.
  for (const file of [NEW_MANIFEST, ...(manifest ? [MANIFEST] : [])]) rmIfThere(path.join(folder, file));
  removeEmpty(folder);
}

const STAYS = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR']);

function rmdirIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    // It contained foreign files or is not empty yet; any other error would leave an unknown folder.
    if (!STAYS.has(codeOf(error))) throw error;
  }
}

/** Removes the folders in a folder that contain only empty folders. */
export function removeEmptyIn(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name));
  }
}

function removeEmpty(folder: string): void {
  removeEmptyIn(folder);
  rmdirIfEmpty(folder);
}

/**
 * Recovers from a killed build: restores an old site that was moved away, removes unfinished ones. A leftover that
 * cannot be removed does no harm and is left to the next build.
 * @param others folders of `dist` that other programs fill
 * @returns an unused suffix for names next to `dist`
 */
export async function recover(
  { out, parent, lock, staging, old }: StagingPlaces,
  others: readonly string[] = [],
): Promise<string> {
  removeOldLocks(lock);
  const left = await fs.readdir(parent, { withFileTypes: true });
  for (const name of ownFolders(left, old)) {
    const folder = path.join(parent, name);
    if (!isOnDisk(out) && readManifest(folder)) renameSync(folder, out);
    else tryToRemoveOld(folder, out, others);
  }
  for (const name of ownFolders(left, staging)) {
    // Unfinished, so without a manifest; name and place are ours.
    await fs.rm(path.join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const taken = new Set(await fs.readdir(parent));
  let ending = String(process.pid);
  // It contained foreign files, or could not be removed.
  for (let more = 1; taken.has(old + ending) || taken.has(staging + ending); more += 1)
    ending = `${process.pid}-${more}`;
  return ending;
}

/**
 * Removes an old site. A leftover that cannot be removed does no harm, and the next build tries again.
 * @param others folders that other programs fill: what the new site has of them too is removed
 */
export const tryToRemoveOld = (folder: string, out: string, others: readonly string[]): void =>
  attempt(() => {
    const reach = resolverIn(folder);
    for (const name of preservedFiles(folder, others))
      if (isOnDisk(path.join(out, name))) rmBelow(reach, name);
    removeOwn(folder);
  });

/** A build makes folders with these names; a link or a file is foreign. */
const ownFolders = (entries: readonly Dirent[], prefix: string): string[] =>
  entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map(({ name }) => name)
    .filter((name) => /^\d+(?:-\d+)?$/.test(name.slice(prefix.length)))
    .sort();
