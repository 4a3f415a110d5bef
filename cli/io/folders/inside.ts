/**
 * Finds files below a folder without following links. Each folder on the way is checked once, before its first use.
 */

import { type Dirent, lstatSync, mkdirSync, readdirSync, realpathSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { attempt, codeOf } from '../failures/index.ts';
import { systemError } from '../files/index.ts';

/** @returns the folder's path with links resolved once; unchanged if it does not exist */
export const resolvedPath = (folder: string): string => attempt(() => realpathSync.native(folder), folder);

/** @returns the path of a place within a folder, with `/`: '' for the folder itself, null for a place outside */
export function pathWithin(folder: string, place: string): string | null {
  const relative = path.relative(folder, place);
  const isOutside = relative.split(path.sep)[0] === '..' || path.isAbsolute(relative);
  return isOutside ? null : relative.split(path.sep).join('/');
}

/** Name for comparison: many disks ignore case and Unicode forms. */
export const comparable = (name: string): string => name.normalize('NFC').toLowerCase();

/** Whether a path is a folder, or inside it. */
export const holds = (outer: string, inner: string): boolean =>
  pathWithin(comparable(outer), comparable(inner)) !== null;

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

/** @returns the entries of a folder; none if it cannot be read */
export const readableEntries = (folder: string): Dirent[] =>
  attempt(() => readdirSync(folder, { withFileTypes: true }), []);

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
