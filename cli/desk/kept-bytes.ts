/** Bytes of files that have not changed since they were last read: a plan looks into every file of a site. */
import type { ContentFolder } from '../core/stages/content-folder.ts';

/** Most bytes that are kept: the texts of some ten thousand entries. */
const ROOM = 64 * 1024 * 1024;

/** @returns a function that gives a reading of the disk which reads only files whose stamps have changed */
export function keptBytes(room = ROOM) {
  const kept = new Map<string, { stamp: string; bytes: Uint8Array }>();
  let left = room;
  /** @param disk new for each reading: it takes the stamp of a file once, before it reads the file */
  return (disk: Pick<ContentFolder, 'read' | 'stamp'>): ContentFolder['read'] =>
    (file) => {
      const before = kept.get(file);
      if (before && before.stamp === disk.stamp(file)) return before.bytes;
      left += before?.bytes.length ?? 0;
      kept.delete(file);
      const bytes = disk.read(file);
      const stamp = 'code' in bytes ? null : disk.stamp(file);
      if (stamp !== null && !('code' in bytes) && bytes.length <= left) {
        kept.set(file, { stamp, bytes });
        left -= bytes.length;
      }
      return bytes;
    };
}
