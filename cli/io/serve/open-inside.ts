/** Opens files of a folder without following any link below it, since targets of links may be anywhere. */
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { close, codeOf, type OpenedFile, openFile, SPECIAL } from '../inside.ts';

/** Error codes of a name that cannot be served. */
const ABSENT = new Set(
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'EINVAL'].concat(SPECIAL),
);

/**
 * @param name path below the folder, with `/`, without `..`
 * @returns null if it is not a regular file of the folder itself
 * @throws for errors of the machine, such as no descriptors or a disk error
 */
export function openInside(folder: string, name: string): OpenedFile | null {
  try {
    const place = path.join(realpathSync.native(folder), name);
    // Checked even if the disk ignores case: a host does not.
    return realpathSync.native(place) === place ? openFile(place) : null;
  } catch (error) {
    if (ABSENT.has(codeOf(error))) return null;
    throw error;
  }
}

function withFile<T>(folder: string, name: string, use: (file: OpenedFile | null) => T): T {
  const opened = openInside(folder, name);
  try {
    return use(opened);
  } finally {
    if (opened) close(opened.descriptor);
  }
}

export const isFileInside = (folder: string, name: string): boolean =>
  withFile(folder, name, (file) => file !== null);

/** @returns the text of a file of the folder itself, empty if there is none */
export const readInside = (folder: string, name: string): string =>
  withFile(folder, name, (file) => (file ? readFileSync(file.descriptor, 'utf8') : ''));
