/** Writes single files of a content folder: each completely or not at all, never through links, never over an edit. */

import { linkSync, lstatSync, renameSync } from 'node:fs';
import path from 'node:path';
import { decode, limitsOf } from '../../core/parse/index.ts';
import { createThroughTemporary, temporaryOf } from '../atomic/index.ts';
import { attempt, onFile } from '../failures/index.ts';
import { cannotLink, isSameFile, readFile, rmIfThere, writeSynced } from '../files/index.ts';
import { creatingResolverIn, resolverIn } from '../folders/index.ts';
import { withoutSignals } from '../process/index.ts';

/**
 * @param root absolute path of the content folder
 * @param name path of a new file below it, with `/`; its folder is created if missing
 * @throws Failure if the file exists, if its folder is a link, and for errors of the machine
 */
export async function createContentFile(
  root: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const create = (): void => createThroughTemporary(creatingResolverIn(root)(name), content);
  await withoutSignals(() => onFile(path.join(root, name), create));
}

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** A file whose text is replaced. */
export interface OldFile {
  file: string;
  bytes: Buffer;
  mode: number;
}

/** @returns the file; null if its text is no longer the one that was read */
export function oldFile(root: string, name: string, before: string): OldFile | null {
  const file = resolverIn(root)(name);
  const bytes = readFile(file);
  return decode(bytes, limitsOf(name)).text === before
    ? { file, bytes, mode: lstatSync(file).mode & 0o777 }
    : null;
}

/** @returns the bytes of a new text; a byte-order mark stays */
export const newBytes = (old: Pick<OldFile, 'bytes'> | null, after: string): Buffer =>
  Buffer.concat([old?.bytes.subarray(0, 3).equals(MARK) ? MARK : Buffer.alloc(0), Buffer.from(after)]);

/** Puts a prepared file in the place of an old one. @returns false if that has changed, and is left alone */
function putOver(file: string, prepared: string, isOld: (bytes: Buffer) => boolean): boolean {
  // A second name of the old file: bytes that another program still writes into it are not lost.
  const held = temporaryOf(`${file}.old`);
  let isHeld = true;
  try {
    rmIfThere(held);
    linkSync(file, held);
  } catch (error) {
    if (!cannotLink(error)) throw error;
    isHeld = false;
  }
  try {
    if (!isOld(readFile(file)) || (isHeld && !isSameFile(file, held))) return false;
    renameSync(prepared, file);
    if (!isHeld || isOld(readFile(held))) return true;
    renameSync(held, file);
    return false;
  } finally {
    attempt(() => rmIfThere(held));
  }
}

/**
 * Replaces the text of a file and keeps its permissions, as far as permitted; other hard links keep the old text.
 * @param before the old text as read, without byte-order mark; an existing mark is kept
 * @returns false if the file has changed meanwhile; it is then left alone
 * @throws Failure for errors of the machine; the file is then unchanged
 */
export function replaceText(root: string, name: string, before: string, after: string): Promise<boolean> {
  const replace = (): boolean => {
    const old = oldFile(root, name, before);
    if (!old) return false;
    const temporary = temporaryOf(old.file);
    try {
      rmIfThere(temporary);
      writeSynced(temporary, newBytes(old, after), old.mode);
      return putOver(old.file, temporary, (bytes) => bytes.equals(old.bytes));
    } finally {
      attempt(() => rmIfThere(temporary));
    }
  };
  return withoutSignals(() => onFile(path.join(root, name), replace));
}
