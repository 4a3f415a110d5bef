/**
 * The names beside `dist` that a build uses while it publishes, and how what a dead build has left there is mended or
 * cleared.
 */

import { type Dirent, promises as fs, lstatSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../attempt.ts';
import { codeOf, reaching, rmBelow, rmIfThere } from '../inside.ts';
import { clearLockStrays } from '../lock.ts';
import { MANIFEST, NEW_MANIFEST, readManifest } from './manifest.ts';

/** @throws the system's error when the disk does not tell */
export const exists = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

export interface Places {
  out: string;
  /** Where a build works: beside the folder, or in it where nothing may be written beside it. */
  parent: string;
  lock: string;
  /** Prefixes of the folders beside `dist` that hold a site on its way in or out. */
  staging: string;
  old: string;
}

export function placesOf(out: string): Places {
  const parent = path.dirname(out);
  const name = `.${path.basename(out)}.senja`;
  return {
    out,
    parent,
    lock: path.join(parent, `${name}-lock`),
    staging: `${name}-new-`,
    old: `${name}-old-`,
  };
}

export const placesIn = (out: string): Places => ({
  out,
  parent: out,
  lock: path.join(out, '.senja-lock'),
  staging: '.senja-new-',
  old: '.senja-old-',
});

const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);

/** @returns whether the disk lets this process not write there */
export const isForbidden = (error: unknown): boolean => {
  const { code, cause } = error as NodeJS.ErrnoException;
  return FORBIDDEN.has(code ?? '') || (cause !== undefined && isForbidden(cause));
};

/**
 * Deletes what the folder's manifest names, then the folders that are empty; anything else stays, and whatever a link in
 * the folder leads to. Synchronous, like all
 * work on many small files here: a trip to the thread pool for each costs more than it does.
 */
export function removeOwn(folder: string): void {
  const manifest = readManifest(folder);
  const reach = reaching(folder);
  for (const name of manifest ?? []) {
    const end = name.lastIndexOf('/');
    if (rmBelow(reach, name) && end > 0) rmdirIfEmpty(`${folder}/${name.slice(0, end)}`);
  }
  // The manifest last: as long as it is there, a build that is killed here can be finished by the next.
  for (const file of [NEW_MANIFEST, ...(manifest ? [MANIFEST] : [])]) rmIfThere(path.join(folder, file));
  removeEmpty(folder);
}

/**
 * Clears what a build has beside `dist`, at once, for a process that ends. Each folder gets another name first: a second
 * thread that is still at work in it then finds nothing.
 * @param ending of the names of this build, as `recover` gave it
 */
export function clearOwn({ parent, staging, old }: Places, ending: string): void {
  const away = (prefix: string): string | null => {
    const folder = path.join(parent, prefix + ending);
    if (!exists(folder)) return null;
    const aside = path.join(parent, `${prefix}${Date.now()}`);
    renameSync(folder, aside);
    return aside;
  };
  const [staged, replaced] = [away(staging), away(old)];
  if (staged !== null) rmSync(staged, { recursive: true, force: true });
  if (replaced !== null) removeOwn(replaced);
}

const STAYS = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR']);

function rmdirIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    // Something in it was not ours or is still to go; any other error would leave a folder that nobody knows.
    if (!STAYS.has(codeOf(error))) throw error;
  }
}

/** Removes a folder in which there is nothing but empty folders. */
export function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name));
  }
  rmdirIfEmpty(folder);
}

/**
 * Mends what a killed build left: brings an old site back that was moved away, clears unfinished ones. A leftover that
 * cannot be cleared does no harm and is left to the next build.
 * @returns the ending of names beside `dist` that are free
 */
export async function recover({ out, parent, lock, staging, old }: Places): Promise<string> {
  clearLockStrays(lock);
  const left = await fs.readdir(parent, { withFileTypes: true });
  for (const name of ownFolders(left, old)) {
    const folder = path.join(parent, name);
    if (!exists(out) && readManifest(folder)) renameSync(folder, out);
    else clearedOrLeft(folder);
  }
  for (const name of ownFolders(left, staging)) {
    // Unfinished, so without a manifest; the name and the place are ours alone.
    await fs.rm(path.join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const taken = new Set(await fs.readdir(parent));
  let ending = String(process.pid);
  // Something in it was not ours, or could not be cleared.
  for (let more = 1; taken.has(old + ending) || taken.has(staging + ending); more += 1)
    ending = `${process.pid}-${more}`;
  return ending;
}

/** A leftover that cannot be cleared does no harm, and the next build tries again. */
export const clearedOrLeft = (folder: string): void => attempt(() => removeOwn(folder));

/** A build makes folders under these names; a link or a file is another's. */
const ownFolders = (entries: readonly Dirent[], prefix: string): string[] =>
  entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map(({ name }) => name)
    .filter((name) => /^\d+(?:-\d+)?$/.test(name.slice(prefix.length)))
    .sort();
