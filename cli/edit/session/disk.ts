/** Files as they are on disk. */
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { decode, limitsOf } from '../../core/parse/index.ts';
import type { Unreadable } from '../../core/stages/content-folder.ts';
import { contentReader } from '../../io/content/index.ts';

/** A file on disk: null if there is none. `text` is null if it is not certain; `shown` is what can be shown of it. */
export type OnDisk = { text: string | null; shown: string } | null;

/** @param root absolute path of the content folder */
export const bytesOnDisk = (root: string, file: string): Uint8Array | Unreadable =>
  contentReader(root, new Map(), 0).read(file);

/** Whether a file has exactly this text: bytes in another encoding would be lost by writing it. */
export const isExactly = (bytes: Uint8Array, text: string): boolean =>
  ['', '\uFEFF'].some((mark) => Buffer.from(mark + text).equals(bytes));

/** @param root absolute path of the content folder */
export function onDisk(root: string, file: string): OnDisk {
  const bytes = bytesOnDisk(root, file);
  if ('code' in bytes)
    return lstatSync(path.join(root, file), { throwIfNoEntry: false }) ? { text: null, shown: '' } : null;
  const { text } = decode(bytes, limitsOf(file));
  return { text: isExactly(bytes, text) ? text : null, shown: text };
}

/** @returns when a file was written; now if that is not known */
export const whenWritten = (root: string, file: string): Date =>
  lstatSync(path.join(root, file), { throwIfNoEntry: false })?.mtime ?? new Date();
