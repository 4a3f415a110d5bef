/** Opens files of a folder without following any link below it, since targets of links may be anywhere. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../failures/index.ts';
import { type OpenedFile, openFile, readFile, SPECIAL, withFile } from '../files/index.ts';

/** Error codes of a name that cannot be served. */
const ABSENT = new Set(
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'EINVAL'].concat(SPECIAL),
);

/**
 * @param name path below the folder, with `/`, without `..`
 * @param open called with its absolute path
 * @returns null if it is not a regular file of the folder itself
 * @throws for errors of the machine, such as no descriptors or a disk error
 */
function inside<T>(folder: string, name: string, open: (file: string) => T): T | null {
  try {
    const place = path.join(realpathSync.native(folder), name);
    // Checked even if the disk ignores case: a host does not.
    return realpathSync.native(place) === place ? open(place) : null;
  } catch (error) {
    if (ABSENT.has(codeOf(error))) return null;
    throw error;
  }
}

/** @returns the file, which the caller must close; null and @throws as `inside` */
export const openInside = (folder: string, name: string): OpenedFile | null => inside(folder, name, openFile);

export const isFileInside = (folder: string, name: string): boolean =>
  inside(folder, name, (file) => withFile(file, () => true)) ?? false;

/** @returns the text of a file of the folder itself, empty if there is none */
export const readInside = (folder: string, name: string): string =>
  inside(folder, name, readFile)?.toString('utf8') ?? '';
