/**
 * Accesses files below a folder without following links, and opens only ordinary files: a link may lead anywhere, and
 * a pipe would block. Each folder on the way is checked once, before its first use. Node opens files by path alone,
 * so anyone who can write there can still insert a link between check and use.
 */

import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { attempt } from './attempt.ts';

/** @returns the system's error code, or '' */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? '';

/** The code for a pipe, a socket or a device. */
export const SPECIAL = 'ESPECIAL';

/** An error of the file system, with its code. */
export const systemError = (code: string, file: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code}: ${file}`), { code, path: file });

/** Error codes of disks that do not support hard links. */
const UNLINKABLE = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** @returns whether the disk does not support hard links, or not of this file */
export const cannotLink = (error: unknown): boolean => UNLINKABLE.has(codeOf(error));

/** @returns the folder's path with links resolved once; unchanged if it does not exist */
export const resolvedPath = (folder: string): string => attempt(() => realpathSync.native(folder), folder);

/** @returns the path of a place within a folder, with `/`: '' for the folder itself, null for a place outside */
export function pathWithin(folder: string, place: string): string | null {
  const relative = path.relative(folder, place);
  const isOutside = relative.split(path.sep)[0] === '..' || path.isAbsolute(relative);
  return isOutside ? null : relative.split(path.sep).join('/');
}

/**
 * @param onError called with each part that cannot be resolved, and the reason; it may throw
 * @returns the path with links resolved as far as it exists
 */
export function resolveExisting(
  folder: string,
  onError: (folder: string, error: unknown) => void = () => undefined,
): string {
  try {
    return realpathSync.native(folder);
  } catch (error) {
    onError(folder, error);
    const parent = path.dirname(folder);
    return parent === folder ? folder : path.join(resolveExisting(parent, onError), path.basename(folder));
  }
}

/**
 * Resolves a name, with `/`, below a folder.
 * @throws `ELOOP` if a folder on the way is a link, `ENOTDIR` if it is not a folder; other system errors
 */
export type Resolver = (name: string) => string;

function expectFolder(folder: string): void {
  const stats = lstatSync(folder);
  if (!stats.isDirectory()) throw systemError(stats.isSymbolicLink() ? 'ELOOP' : 'ENOTDIR', folder);
}

function resolverWith(root: string, creates: boolean): Resolver {
  const known = new Set([root]);
  const check = (folder: string): void => {
    if (known.has(folder)) return;
    const end = folder.lastIndexOf('/');
    // Such a part does not lead to a subfolder.
    if (/^\.{0,2}$/.test(folder.slice(end + 1))) throw systemError('ENOTDIR', folder);
    check(folder.slice(0, end));
    try {
      if (creates) mkdirSync(folder);
      else expectFolder(folder);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      expectFolder(folder);
    }
    known.add(folder);
  };
  return (name) => {
    const file = `${root}/${name}`;
    check(file.slice(0, file.lastIndexOf('/')));
    return file;
  };
}

/** @param root a folder with a resolved path */
export const resolverIn = (root: string): Resolver => resolverWith(root, false);

/** Also creates missing folders. */
export const creatingResolverIn = (root: string): Resolver => resolverWith(root, true);

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, O_NOCTTY } = constants;

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

/** @returns the entries of a folder; none if it cannot be read */
export const readableEntries = (folder: string): Dirent[] =>
  attempt(() => readdirSync(folder, { withFileTypes: true }), []);

/** @throws system errors if the disk cannot be read */
export const isOnDisk = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** @returns whether two names are of one file */
export const isSameFile = (one: string, other: string): boolean =>
  lstatSync(one).ino === lstatSync(other).ino;

export function rmIfThere(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Error codes of names that lead to another folder or out of ours. */
const NOT_OURS = new Set(['ELOOP', 'ENOTDIR', 'EISDIR']);

/**
 * Deletes a file if it exists.
 * @returns false, with nothing deleted, if a link or another object is in its place or in that of a folder
 */
export function rmBelow(reach: Resolver, name: string): boolean {
  try {
    unlinkSync(reach(name));
  } catch (error) {
    if (NOT_OURS.has(codeOf(error))) return false;
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  return true;
}
