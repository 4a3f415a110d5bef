/** Writes files of a content folder: whole or not at all, and nowhere else, whatever links stand in it. */
import { closeSync, existsSync, lstatSync, openSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decode, limitsOf } from '../../core/parse/decode.ts';
import { attempt, onFile } from '../attempt.ts';
import { fileSystemFailure } from '../failure.ts';
import { close, making, reaching, readFile, refusal, rmIfThere } from '../inside.ts';

/** Writes a file that must not be there yet; when that fails, it is not there after either. */
function write(file: string, content: string | Uint8Array, mode: number): void {
  const descriptor = openSync(file, 'wx', mode);
  try {
    writeFileSync(descriptor, content);
    closeSync(descriptor);
  } catch (error) {
    close(descriptor);
    rmIfThere(file);
    throw error;
  }
}

/**
 * @param root absolute path of the content folder
 * @param name path of a new file below it, with `/`; its folder is made when it is not there
 * @throws Failure when the file is there already, when a link stands in the place of its folder, and for the machine
 */
export function createContentFile(root: string, name: string, text: string): void {
  onFile(path.join(root, name), () => write(making(root)(name), text, 0o666));
}

/** A file that is to hold another text, perhaps under another name. */
export interface Change {
  /** Paths below the content folder, with `/`. */
  from: string;
  to: string;
  /** What was read of it, without byte-order mark; a mark stays. */
  before: string;
  after: string;
}

interface Prepared {
  change: Change;
  old: Buffer;
  mode: number;
  from: string;
  to: string;
  /** Where the new text stands before it has its name. */
  beside: string;
}

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** @returns null for a file that holds something else by now */
function prepare(root: string, change: Change): Prepared | null {
  const { from: name, to: target, before, after } = change;
  const from = reaching(root)(name);
  const old = readFile(from);
  const mode = lstatSync(from).mode & 0o777;
  if (decode(old, limitsOf(name)).text !== before) return null;
  const to = making(root)(target);
  if (target !== name && target.toLowerCase() !== name.toLowerCase() && existsSync(to))
    throw refusal('EEXIST', to);
  // The name by which `beside.ts` knows what a killed process has left.
  const beside = `${to}.senja-${process.pid}~`;
  const mark = old.subarray(0, 3).equals(MARK) ? MARK : Buffer.alloc(0);
  rmIfThere(beside);
  write(beside, Buffer.concat([mark, Buffer.from(after)]), mode);
  return { change, old, mode, from, to, beside };
}

/** Puts back what a change that has not come to its end has done; the failure that led here is told. */
const restore = ({ old, mode, from, to }: Prepared): void =>
  attempt(() => {
    rmIfThere(to);
    rmIfThere(from);
    write(from, old, mode);
  });

/**
 * Changes several files together, each with its permissions, as far as this process gives them; other names of an old
 * file keep what they had.
 * @param root absolute path of the content folder
 * @returns the path of a file that holds something else by now: then nothing was changed; null when all was done
 * @throws Failure when one is no file, when a link leads to it, and for the machine; every file is as it was then
 */
export function changeTogether(root: string, changes: readonly Change[]): string | null {
  const prepared: Prepared[] = [];
  const done: Prepared[] = [];
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

/** @returns false when the file holds something else by now: then it is left as it is. @throws as `changeTogether` */
export const replaceText = (root: string, name: string, before: string, after: string): boolean =>
  changeTogether(root, [{ from: name, to: name, before, after }]) === null;
