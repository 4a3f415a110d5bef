/**
 * What may be made again at any time, kept under `.senja/cache` in the package. Contract: a value depends on nothing
 * but its key or what it says of itself, a missing or broken entry is made anew, and a cache that cannot be written is
 * none.
 */
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { readFile } from './inside.ts';

const folderOf = (root: string): string => path.join(root, '.senja', 'cache');
/** What compiling the command has made beforehand; not part of what may be deleted. */
const shippedOf = (root: string): string => path.join(root, '.senja', 'made');

/** Entries that nothing has asked for so long are deleted. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** @returns the bytes kept under a key, or null */
export function readCache(root: string, key: string): Buffer | null {
  const shipped = readIfThere(path.join(shippedOf(root), key));
  if (shipped) return shipped;
  const file = path.join(folderOf(root), key);
  const bytes = readIfThere(file);
  if (bytes) touch(file);
  return bytes;
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFile(file);
  } catch {
    return null;
  }
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // A folder that is only for reading keeps no time of use.
  }
}

/** Keeps texts that are one value; entries are written whole or not at all, also when two builds write at once. */
export function writeCache(
  root: string,
  key: string,
  texts: Iterable<string | Uint8Array>,
  folder = folderOf(root),
): void {
  const temporary = path.join(folder, `${key}.${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    const file = openSync(temporary, 'w');
    try {
      for (const text of texts) writeAll(file, typeof text === 'string' ? Buffer.from(text) : text);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path.join(folder, key));
  } catch {
    try {
      rmSync(temporary, { force: true });
    } catch {
      // Neither written nor removed: the next one to look removes it by its age.
    }
  }
}

function writeAll(file: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}

function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another build may just have removed it.
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > LIFETIME) rmSync(file, { force: true });
  }
}

/**
 * Adds to a value that has been read; the reader must be able to tell when the text is not whole.
 * @param size of the value when it was read
 * @returns false, and adds nothing, when it is not that value any more
 */
export function appendCache(root: string, key: string, size: number, text: string): boolean {
  const file = path.join(folderOf(root), key);
  try {
    if (statSync(file).size !== size) return false;
    appendFileSync(file, text);
  } catch {
    // What is there is not whole then, or old; the reader sees it.
  }
  return true;
}

/** Forgets a value. */
export function dropCache(root: string, key: string): void {
  try {
    rmSync(path.join(folderOf(root), key), { force: true });
  } catch {
    // A cache that cannot be written stays as it is.
  }
}

/** Keeps a value for as long as the compiled command. */
export const ship = (root: string, key: string, texts: Iterable<string | Uint8Array>): void =>
  writeCache(root, key, texts, shippedOf(root));
