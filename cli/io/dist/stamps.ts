/**
 * Stamps of the files in `dist`: size, time and a hash of the bytes. A file with the same size and time counts as
 * unchanged; if a copy, an archive or a checkout has changed its time, its bytes are compared.
 */

import { lstatSync, type Stats } from 'node:fs';
import { fingerprint } from '../../core/values/hash.ts';
import { attempt } from '../failures/index.ts';
import { readFile } from '../files/index.ts';
import { resolverIn } from '../folders/index.ts';

type FileTimes = Pick<Stats, 'size' | 'mtimeMs'>;

/** @param bytes written bytes */
export const writtenStamp = ({ size, mtimeMs }: FileTimes, bytes: Uint8Array): string =>
  `${size} ${mtimeMs} ${fingerprint(bytes)}`;

/** @returns size and time of a regular file, or null; also on errors, since then the file is written again */
function statsOf(folder: string, name: string): FileTimes | null {
  const stats = attempt(() => lstatSync(`${folder}/${name}`, { throwIfNoEntry: false }));
  return stats?.isFile() ? stats : null;
}

const isAsRecorded = (stamp: string, { size, mtimeMs }: FileTimes): boolean =>
  stamp.startsWith(`${size} ${mtimeMs} `);

/**
 * @param times size and time of each file, as stamps begin
 * @returns a text that is equal only for the same files
 */
export const outputPrint = (times: Iterable<readonly [name: string, times: string]>): string =>
  fingerprint(
    [...times]
      .map((one) => one.join(' '))
      .sort()
      .join('\n'),
  );

/** @returns the stamp of a copied file, with its new times */
export function withTimes(folder: string, name: string, stamp = ''): string {
  const [size, , hash] = stamp.split(' ');
  // If the disk does not answer, no later stamp can match.
  return [statsOf(folder, name)?.size ?? size, statsOf(folder, name)?.mtimeMs ?? '-', hash].join(' ');
}

/**
 * @returns a function that gives the current stamp of a file in a folder, or null if it has changed since the given
 *   one
 */
export function createStampCheck(folder: string): (name: string, stamp: string) => string | null {
  const reach = resolverIn(folder);
  return (name, stamp) => {
    const stats = statsOf(folder, name);
    if (!stats || !stamp.startsWith(`${stats.size} `)) return null;
    if (isAsRecorded(stamp, stats)) return stamp;
    const now = attempt(() => writtenStamp(stats, readFile(reach(name))), '');
    return now.split(' ')[2] === stamp.split(' ')[2] ? now : null;
  };
}
