/**
 * Opens only ordinary files, without following links and without waiting: a link may lead anywhere, and a pipe would block.
 * Node opens files by path alone, so anyone who can write to a folder can still put a link there between check and use.
 */

import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { codeOf } from '../failures/index.ts';

/** The code for a pipe, a socket or a device. */
export const SPECIAL = 'ESPECIAL';

/** An error of the file system, with its code. */
export const systemError = (code: string, file: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code}: ${file}`), { code, path: file });

/** Error codes of disks that do not support hard links. */
const UNLINKABLE = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** @returns whether the disk does not support hard links, or not of this file */
export const cannotLink = (error: unknown): boolean => UNLINKABLE.has(codeOf(error));

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, O_NOCTTY } = constants;

/** A file that has been opened to be read. */
export interface OpenedFile {
  /** The caller must close it. */
  descriptor: number;
  stats: Stats;
}

/**
 * Opens a file to read it.
 * @throws `ELOOP` for a link, `EISDIR` for a folder, `SPECIAL` for anything else but a file; other system errors
 */
export function openFile(file: string): OpenedFile {
  let descriptor: number;
  try {
    descriptor = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
  } catch (error) {
    // The error for a socket.
    throw codeOf(error) === 'ENXIO' ? systemError(SPECIAL, file) : error;
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw systemError(stats.isDirectory() ? 'EISDIR' : SPECIAL, file);
    return { descriptor, stats };
  } catch (error) {
    close(descriptor);
    throw error;
  }
}

/** Closes a file that has been read; an error on closing does not affect the bytes, and the file is closed anyway. */
export function close(descriptor: number): void {
  try {
    closeSync(descriptor);
  } catch {
    // Called for every article that is read, so it calls no other function.
  }
}

/** @returns the result of `act` on an open file, which is closed afterwards. @throws as `openFile` */
export function withFile<T>(file: string, act: (opened: OpenedFile) => T): T {
  const opened = openFile(file);
  try {
    return act(opened);
  } finally {
    close(opened.descriptor);
  }
}

/** @throws as `openFile` */
export const readFile = (file: string): Buffer =>
  withFile(file, ({ descriptor }) => readFileSync(descriptor));

/** @returns the bytes of a file, or of that which a link leads to. @throws as `openFile` */
export function readLinked(file: string): Buffer {
  try {
    return readFile(file);
  } catch (error) {
    if (codeOf(error) !== 'ELOOP') throw error;
    return readFile(realpathSync.native(file));
  }
}

/** Writes a new file; on failure, there is no file. @throws `EEXIST` for an existing one; other system errors */
export function writeNew(file: string, content: string | Uint8Array): void {
  writeWith(file, content, 0o666, () => undefined);
}

/** The same; once it returns, a loss of power does not damage the file. */
export function writeSynced(file: string, content: string | Uint8Array, mode = 0o666): void {
  writeWith(file, content, mode, fsyncSync);
}

function writeWith(
  file: string,
  content: string | Uint8Array,
  mode: number,
  sync: (descriptor: number) => void,
): void {
  const descriptor = openSync(file, 'wx', mode);
  try {
    writeFileSync(descriptor, content);
    sync(descriptor);
    closeSync(descriptor);
  } catch (error) {
    close(descriptor);
    rmIfThere(file);
    throw error;
  }
}

/** Writes a file that has no other hard link: an existing file is removed, never written through. */
export function writeFresh(file: string, content: string | Uint8Array): void {
  rmIfThere(file);
  writeFileSync(file, content, { flag: 'wx' });
}

/** @throws system errors if the disk cannot be read */
export const isOnDisk = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** @returns whether two names are of one file */
export const isSameFile = (one: string, other: string): boolean =>
  lstatSync(one).ino === lstatSync(other).ino;

/** Deletes a file if it is there. @throws other system errors */
export function rmIfThere(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
