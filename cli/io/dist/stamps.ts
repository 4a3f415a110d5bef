/**
 * Stamps of the files in `dist`: size, time and a hash of the bytes. A file with the same size and time is taken to be as
 * it was written; one that a copy, an archive or a checkout has given another time is told by its bytes.
 */

import { lstatSync, type Stats } from 'node:fs';
import { fingerprint } from '../../core/values/hash.ts';
import { attempt } from '../attempt.ts';
import { reaching, readFile } from '../inside.ts';

type Told = Pick<Stats, 'size' | 'mtimeMs'>;

/** @param bytes that were written */
export const writtenStamp = ({ size, mtimeMs }: Told, bytes: Uint8Array): string =>
  `${size} ${mtimeMs} ${fingerprint(bytes)}`;

/** @returns what the disk says of a regular file, or null; also when it does not tell, for then the file is made anew */
function told(folder: string, name: string): Told | null {
  const stats = attempt(() => lstatSync(`${folder}/${name}`, { throwIfNoEntry: false }));
  return stats?.isFile() ? stats : null;
}

const isAsTold = (stamp: string, { size, mtimeMs }: Told): boolean => stamp.startsWith(`${size} ${mtimeMs} `);

/** Whether a file has the size and the time that its stamp says. */
export function hasTimes(folder: string, name: string, stamp: unknown): boolean {
  const stats = told(folder, name);
  return stats !== null && isAsTold(String(stamp), stats);
}

/** @returns the stamp, with other times, of a file that has been copied */
export function withTimes(folder: string, name: string, stamp = ''): string {
  const [size, , hash] = stamp.split(' ');
  // Where the disk does not tell, no later look finds these times.
  return [told(folder, name)?.size ?? size, told(folder, name)?.mtimeMs ?? '-', hash].join(' ');
}

/** @returns tells the stamp that a file of a folder has now, or null where it is not as it was when it had the one given */
export function standing(folder: string): (name: string, stamp: string) => string | null {
  const reach = reaching(folder);
  return (name, stamp) => {
    const stats = told(folder, name);
    if (!stats || !stamp.startsWith(`${stats.size} `)) return null;
    if (isAsTold(stamp, stats)) return stamp;
    const now = attempt(() => writtenStamp(stats, readFile(reach(name))), '');
    return now.split(' ')[2] === stamp.split(' ')[2] ? now : null;
  };
}
