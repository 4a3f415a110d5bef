/** A file is written under another name first, beside its place, and then renamed: it is seen whole or not at all. */

import { type Dirent, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './alive.ts';
import { attempt } from './attempt.ts';
import { rmIfThere } from './inside.ts';

/** Readers of content ignore names that end so. */
const ENDING = /\.senja-(\d{1,10})~$/;

/**
 * @param write writes the file under the name that it is given
 * @throws the system's errors; what had the name of the file has it still then
 */
export function throughBeside(file: string, write: (beside: string) => void): void {
  const beside = `${file}.senja-${process.pid}~`;
  try {
    rmIfThere(beside);
    write(beside);
    renameSync(beside, file);
  } catch (error) {
    // What keeps it from being written may keep it from being deleted.
    attempt(() => rmIfThere(beside));
    throw error;
  }
}

/** Whether no process can still be writing a file: one with the number of this very process is of an earlier one. */
const isLeft = (name: string): boolean => {
  const pid = Number(ENDING.exec(name)?.[1] ?? 0);
  return pid > 0 && (pid === process.pid || !isAlive(pid));
};

const entriesOf = (folder: string): Dirent[] =>
  attempt(() => readdirSync(folder, { withFileTypes: true }), []);

/**
 * Deletes what killed processes have left, as far as this one may; called before it writes anything itself.
 * @param isOurs whether a file is meant, by its name without the ending
 */
export function clearBeside(folder: string, isOurs: (name: string) => boolean = () => true): void {
  for (const entry of entriesOf(folder)) {
    const { name } = entry;
    if (!entry.isFile() || !isLeft(name) || !isOurs(name.replace(ENDING, ''))) continue;
    // One that stays does no harm: nobody reads it.
    attempt(() => rmIfThere(path.join(folder, name)));
  }
}

const foldersIn = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? path.join(folder, entry.name) : []));

function clearBelow(folder: string): void {
  clearBeside(folder);
  for (const inner of foldersIn(folder)) clearBelow(inner);
}

/** Deletes such files wherever content is written; no link is followed. */
export function clearContent(root: string): void {
  clearBeside(root);
  for (const folder of foldersIn(root)) {
    if (path.basename(folder) === 'images') clearBelow(folder);
    else clearBeside(folder);
  }
}
