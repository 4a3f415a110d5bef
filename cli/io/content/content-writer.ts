/** Writes files of a content folder: whole or not at all, and nowhere else, whatever links stand in it. */

import { closeSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decode, limitsOf } from '../../core/parse/decode.ts';
import { onFile } from '../attempt.ts';
import { throughBeside } from '../beside.ts';
import { close, making, openFile, reaching, readFile, rmIfThere } from '../inside.ts';

/** Writes a file that must not be there yet; when that fails, it is not there after either. */
function write(file: string, content: string, mode: number): void {
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

/**
 * Writes a content file again, with its permissions, as far as this process gives them; other names of the old file keep
 * what they had.
 * @param root absolute path of the content folder
 * @param name path of the file below it, with `/`
 * @param before what was read of the file, without byte-order mark
 * @param after what it is to hold; a byte-order mark that was there stays
 * @returns false when the file holds something else by now: then it is left as it is
 * @throws Failure when it is no file, when a link leads to it, and for the machine; the file is as it was then
 */
export function replaceText(root: string, name: string, before: string, after: string): boolean {
  return onFile(path.join(root, name), () => {
    const file = reaching(root)(name);
    const { descriptor, stats } = openFile(file);
    close(descriptor);
    const old = readFile(file);
    if (decode(old, limitsOf(name)).text !== before) return false;
    const mark = old[0] === 0xef && old[1] === 0xbb && old[2] === 0xbf ? '\uFEFF' : '';
    throughBeside(file, (beside) => write(beside, mark + after, stats.mode & 0o777));
    return true;
  });
}
