/** Files of a folder, reached without following any link below it: what links lead to may lie anywhere. */
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { close, codeOf, type OpenedFile, openFile, SPECIAL } from '../inside.ts';

/** What it is called when nothing that can be served has the name. */
const ABSENT = new Set(
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'EINVAL'].concat(SPECIAL),
);

/**
 * @param name path below the folder, with `/`, without `..`
 * @returns null when it is no regular file of the folder itself
 * @throws when the machine does not let it, for want of descriptors or by a fault of the disk
 */
export function openInside(folder: string, name: string): OpenedFile | null {
  try {
    const place = path.join(realpathSync.native(folder), name);
    // Also where the disk knows no case: a host does.
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

/** @returns the text of a file of the folder itself, empty when there is none */
export const readInside = (folder: string, name: string): string =>
  withFile(folder, name, (file) => (file ? readFileSync(file.descriptor, 'utf8') : ''));
