/** A content folder that reads its files in another way: with unsaved texts, or with changes that are tried. */
import type { ContentFolder } from '../../stages/content-folder.ts';
import { fingerprint } from '../../values/hash.ts';

/** Texts that took too long to read: the file, and a fingerprint of its bytes. */
export type SlowTexts = Set<string>;

/**
 * @param slow texts that took too long before; gets those that do so now, so that none is tried twice
 * @returns the folder with another `read`. The time limit of `each` holds for what that gives: a model's pattern may
 *   backtrack over an unsaved text as well
 */
export function withReading<Folder extends ContentFolder>(
  content: Folder,
  read: ContentFolder['read'],
  slow: SlowTexts = new Set(),
): Folder {
  const keyOf = (file: string, bytes: Uint8Array): string => `${file}\n${fingerprint(bytes)}`;
  return {
    ...content,
    read(file) {
      const bytes = read(file);
      const isSlow = slow.size > 0 && !('code' in bytes) && slow.has(keyOf(file, bytes));
      return isSlow ? { path: file, code: 'file/too-slow', params: {} } : bytes;
    },
    each: (items, step, fileOf = String) =>
      content.each(items, step, (item) => {
        const file = fileOf(item);
        const bytes = read(file);
        if (!('code' in bytes)) slow.add(keyOf(file, bytes));
        return file;
      }),
  };
}
