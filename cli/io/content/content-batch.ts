/** Changes several content files together: all of them or none. */

import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { decode, limitsOf } from '../../core/parse/decode.ts';
import { attempt } from '../attempt.ts';
import { fileSystemFailure } from '../failure.ts';
import { making, reaching, readFile, refusal, rmIfThere, writeFresh } from '../inside.ts';

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
  from: string;
  to: string;
  beside: string;
}

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

function prepare(root: string, change: Change): Prepared | null {
  const { from: name, to: target, before, after } = change;
  const from = reaching(root)(name);
  const old = readFile(from);
  if (decode(old, limitsOf(name)).text !== before) return null;
  const to = making(root)(target);
  if (target !== name && target.toLowerCase() !== name.toLowerCase() && existsSync(to))
    throw refusal('EEXIST', to);
  // The name by which `beside.ts` knows what a killed process has left.
  const beside = `${to}.senja-${process.pid}~`;
  const mark = old.subarray(0, 3).equals(MARK) ? MARK : Buffer.alloc(0);
  writeFresh(beside, Buffer.concat([mark, Buffer.from(after)]));
  return { change, old, from, to, beside };
}

/** Puts back what a change that has not come to its end has done; what fails here has failed before. */
const restore = ({ old, from, to }: Prepared): void =>
  attempt(() => {
    if (to !== from) rmIfThere(to);
    writeFresh(from, old);
  });

/**
 * @param root absolute path of the content folder
 * @returns the path of a file that holds something else by now: then nothing was changed; null when all was done
 * @throws Failure for the machine; every file is as it was then
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
      done.push(one);
      renameSync(one.beside, one.to);
      if (one.to !== one.from) rmIfThere(one.from);
    }
    return null;
  } catch (error) {
    for (const one of done.reverse()) restore(one);
    throw fileSystemFailure(path.join(root, at), error);
  } finally {
    for (const { beside } of prepared) rmIfThere(beside);
  }
}
