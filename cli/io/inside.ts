/**
 * Reaches what lies below a folder without following a link, and opens nothing but ordinary files: a link may lead
 * anywhere, and a pipe would be waited for. Each folder on the way is looked at once, before its first use. Node opens by
 * path alone, so whoever may write there can still put a link in the place of a folder between that look and the use.
 */

import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  type Stats,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { attempt } from './attempt.ts';

/** @returns the system's code of an error, or '' */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? '';

/** The code of what is neither a file nor a folder nor a link: a pipe, a socket, a device. */
export const SPECIAL = 'ESPECIAL';

/** An error of the file system, by its code. */
export const refusal = (code: string, file: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code}: ${file}`), { code, path: file });

/** @returns a folder by the name that no link is in: which one it leads to is settled once; as given when it is not there */
export const settled = (folder: string): string => attempt(() => realpathSync.native(folder), folder);

/**
 * @param judge called with each part that cannot be resolved, and why; it may throw
 * @returns the path with links resolved as far as it exists
 */
export function resolvedAsFar(
  folder: string,
  judge: (folder: string, error: unknown) => void = () => undefined,
): string {
  try {
    return realpathSync.native(folder);
  } catch (error) {
    judge(folder, error);
    const parent = path.dirname(folder);
    return parent === folder ? folder : path.join(resolvedAsFar(parent, judge), path.basename(folder));
  }
}

/**
 * Gives the place of a name, with `/`, below a folder.
 * @throws `ELOOP` when a folder on the way is a link, `ENOTDIR` when it is none; else the system's errors
 */
export type Reach = (name: string) => string;

function reachingBy(root: string, enter: (folder: string) => void): Reach {
  const known = new Set([root]);
  const check = (folder: string): void => {
    if (known.has(folder)) return;
    const end = folder.lastIndexOf('/');
    // Such a part is no step downwards.
    if (/^\.{0,2}$/.test(folder.slice(end + 1))) throw refusal('ENOTDIR', folder);
    check(folder.slice(0, end));
    enter(folder);
    known.add(folder);
  };
  return (name) => {
    const file = `${root}/${name}`;
    check(file.slice(0, file.lastIndexOf('/')));
    return file;
  };
}

function expectFolder(folder: string): void {
  const stats = lstatSync(folder);
  if (!stats.isDirectory()) throw refusal(stats.isSymbolicLink() ? 'ELOOP' : 'ENOTDIR', folder);
}

/** @param root a folder whose own path has been settled */
export const reaching = (root: string): Reach => reachingBy(root, expectFolder);

/** Also makes folders that are not there. */
export const making = (root: string): Reach =>
  reachingBy(root, (folder) => {
    try {
      mkdirSync(folder);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      expectFolder(folder);
    }
  });

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, O_NOCTTY } = constants;

export interface OpenedFile {
  /** To be closed by whoever has it. */
  descriptor: number;
  stats: Stats;
}

/**
 * Opens a file.
 * @param access to read it, if nothing else is said
 * @throws `ELOOP` for a link, `EISDIR` for a folder, `SPECIAL` for anything else that is no file; the system's errors
 */
export function openFile(file: string, access = O_RDONLY): OpenedFile {
  let descriptor: number;
  try {
    descriptor = openSync(file, access | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
  } catch (error) {
    // What a socket answers.
    throw codeOf(error) === 'ENXIO' ? refusal(SPECIAL, file) : error;
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw refusal(stats.isDirectory() ? 'EISDIR' : SPECIAL, file);
    return { descriptor, stats };
  } catch (error) {
    close(descriptor);
    throw error;
  }
}

/** Writes all bytes: a write may take less than it was given, as on a full disk. */
export function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
}

/** Closes a file that has been read: that closing fails takes nothing from the bytes. */
export function close(descriptor: number): void {
  try {
    closeSync(descriptor);
  } catch {
    // It is closed all the same.
  }
}

/** @throws as `openFile` */
export function readFile(file: string): Buffer {
  const { descriptor } = openFile(file);
  try {
    return readFileSync(descriptor);
  } finally {
    close(descriptor);
  }
}

/** Writes a file that nothing else is a name of: what bears the name is taken away, never written through. */
export function writeFresh(file: string, content: string | Uint8Array): void {
  rmIfThere(file);
  writeFileSync(file, content, { flag: 'wx' });
}

export function rmIfThere(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Why a name leads to no file of ours, but to another's folder or out of ours. */
const NOT_OURS = new Set(['ELOOP', 'ENOTDIR', 'EISDIR']);

/**
 * Deletes a file if it is there.
 * @returns false, with nothing deleted, when a link or something else stands in the place of a folder or of the file
 */
export function rmBelow(reach: Reach, name: string): boolean {
  try {
    unlinkSync(reach(name));
  } catch (error) {
    if (NOT_OURS.has(codeOf(error))) return false;
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  return true;
}
