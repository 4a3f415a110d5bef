/** Files of a folder, reached without following any link below it: what links lead to may lie anywhere. */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';

export interface OpenedFile {
  /** To be closed by whoever has it. */
  descriptor: number;
  stats: Stats;
}

/** What the system says when nothing that can be served has the name. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'ENXIO', 'EINVAL']);

// A pipe that takes the place of a file is not waited for. Some systems have neither flag.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

function orNull<T>(look: () => T): T | null {
  try {
    return look();
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** @returns where a regular file lies, or null when the name leads over a link or to anything else */
function fileInside(folder: string, name: string): string | null {
  const place = path.join(realpathSync.native(folder), name);
  return realpathSync.native(place) === place && lstatSync(place).isFile() ? place : null;
}

/** @param name path below the folder, with `/`, without `..` */
export const isFileInside = (folder: string, name: string): boolean =>
  orNull(() => fileInside(folder, name)) !== null;

/**
 * @param name path below the folder, with `/`, without `..`
 * @returns null when it is no regular file of the folder itself
 * @throws when the machine does not let it, for want of descriptors or by a fault of the disk
 */
export function openInside(folder: string, name: string): OpenedFile | null {
  return orNull(() => {
    const place = fileInside(folder, name);
    if (place === null) return null;
    const descriptor = openSync(place, FLAGS);
    const stats = fstatSync(descriptor);
    if (stats.isFile()) return { descriptor, stats };
    closeSync(descriptor);
    return null;
  });
}

/** @returns the text of a file of the folder itself, empty when there is none */
export function readInside(folder: string, name: string): string {
  const opened = openInside(folder, name);
  if (opened === null) return '';
  try {
    return readFileSync(opened.descriptor, 'utf8');
  } finally {
    closeSync(opened.descriptor);
  }
}
