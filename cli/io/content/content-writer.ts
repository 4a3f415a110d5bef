/** Writes files of a content folder: completely or not at all, and never through links. */
import { existsSync, lstatSync, renameSync } from 'node:fs';
import path from 'node:path';
import { decode, limitsOf } from '../../core/parse/decode.ts';
import { attempt, onFile } from '../attempt.ts';
import { besideOf } from '../beside.ts';
import { fileSystemFailure } from '../failure.ts';
import { creatingResolverIn, readFile, resolverIn, rmIfThere, systemError, writeNew } from '../inside.ts';
import { withoutSignals } from '../leave.ts';

/**
 * @param root absolute path of the content folder
 * @param name path of a new file below it, with `/`; its folder is created if missing
 * @throws Failure if the file exists, if its folder is a link, and for errors of the machine
 */
export async function createContentFile(root: string, name: string, text: string): Promise<void> {
  await withoutSignals(() =>
    onFile(path.join(root, name), () => writeNew(creatingResolverIn(root)(name), text)),
  );
}

/** A file with a new text, possibly renamed. */
export interface Change {
  /** Paths below the content folder, with `/`. */
  from: string;
  to: string;
  /** The old text as read, without byte-order mark; an existing mark is kept. */
  before: string;
  after: string;
}

interface PreparedChange {
  change: Change;
  old: Buffer;
  mode: number;
  from: string;
  to: string;
  /** Temporary name of the new text. */
  beside: string;
}

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** @returns null for a file that has changed meanwhile */
function prepare(root: string, change: Change): PreparedChange | null {
  const { from: name, to: target, before, after } = change;
  const from = resolverIn(root)(name);
  const old = readFile(from);
  const mode = lstatSync(from).mode & 0o777;
  if (decode(old, limitsOf(name)).text !== before) return null;
  const to = creatingResolverIn(root)(target);
  if (target !== name && target.toLowerCase() !== name.toLowerCase() && existsSync(to))
    throw systemError('EEXIST', to);
  const beside = besideOf(to);
  const mark = old.subarray(0, 3).equals(MARK) ? MARK : Buffer.alloc(0);
  rmIfThere(beside);
  writeNew(beside, Buffer.concat([mark, Buffer.from(after)]), mode);
  return { change, old, mode, from, to, beside };
}

/** Reverts an incomplete change; the original failure is reported. */
const restore = ({ old, mode, from, to }: PreparedChange): void =>
  attempt(() => {
    rmIfThere(to);
    rmIfThere(from);
    writeNew(from, old, mode);
  });

/**
 * Changes several files together and keeps their permissions, as far as permitted; other hard links of an old file
 * keep the old content.
 * @param root absolute path of the content folder
 * @returns the path of a file that has changed meanwhile: then nothing was changed; null on success
 * @throws Failure if one is not a file, if a link leads to it, and for errors of the machine; every file is then
 *   unchanged
 */
export function changeTogether(root: string, changes: readonly Change[]): string | null {
  const prepared: PreparedChange[] = [];
  const done: PreparedChange[] = [];
  let at = '';
  try {
    for (const change of changes) {
      at = change.to;
      const one = prepare(root, change);
      if (!one) return change.from;
      prepared.push(one);
    }
    for (const one of prepared) {
      at = one.change.to;
      renameSync(one.beside, one.to);
      done.push(one);
      if (one.to !== one.from) rmIfThere(one.from);
    }
    return null;
  } catch (error) {
    for (const one of done.reverse()) restore(one);
    throw fileSystemFailure(path.join(root, at), error);
  } finally {
    for (const { beside } of prepared) attempt(() => rmIfThere(beside));
  }
}

/** @returns false if the file has changed meanwhile; it is then left alone. @throws as `changeTogether` */
export const replaceText = (root: string, name: string, before: string, after: string): boolean =>
  changeTogether(root, [{ from: name, to: name, before, after }]) === null;
