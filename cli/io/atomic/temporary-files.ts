/**
 * Writes a file under a temporary name next to its place, then renames it, so that readers see it complete or not at
 * all.
 */

import { linkSync, lstatSync, renameSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../../tools/alive.mjs';
import { attempt } from '../failures/index.ts';
import { cannotLink, rmIfThere, systemError, writeFresh, writeSynced } from '../files/index.ts';
import { readableEntries } from '../folders/index.ts';

/** Suffix of names that readers of content ignore. */
const ENDING = /\.senja-(\d{1,10})~$/;

/** @returns the temporary name of a file */
export const temporaryOf = (file: string): string => `${file}.senja-${process.pid}~`;

/** @throws system errors; an existing file is then unchanged */
export function writeThroughTemporary(file: string, content: string | Uint8Array): void {
  const temporary = temporaryOf(file);
  try {
    writeFresh(temporary, content);
    renameSync(temporary, file);
  } catch (error) {
    // The cause of the failure may also prevent the deletion.
    attempt(() => rmIfThere(temporary));
    throw error;
  }
}

/**
 * Creates a file, which is there only once it is complete, also after a loss of power.
 * @throws `EEXIST` for an existing one; other system errors
 */
export function createThroughTemporary(file: string, content: string | Uint8Array, mode?: number): void {
  const temporary = temporaryOf(file);
  try {
    rmIfThere(temporary);
    writeSynced(temporary, content, mode);
    nameFile(temporary, file);
  } finally {
    attempt(() => rmIfThere(temporary));
  }
}

/**
 * Gives a file another name; unlike the system's call, this never replaces another file.
 * @throws `EEXIST` if there is one; other system errors
 */
export function nameFile(file: string, name: string): void {
  try {
    // Whoever calls this removes the old name.
    linkSync(file, name);
  } catch (error) {
    if (!cannotLink(error)) throw error;
    if (lstatSync(name, { throwIfNoEntry: false })) throw systemError('EEXIST', name);
    renameSync(file, name);
  }
}

/** Whether no process can still be writing a file: one with this process's id is from an earlier process. */
export const isLeft = (name: string): boolean => {
  const pid = Number(ENDING.exec(name)?.[1] ?? 0);
  return pid > 0 && (pid === process.pid || !isAlive(pid));
};

/**
 * Deletes files of killed processes, as far as permitted; called before this process writes anything.
 * @param isOurs whether to delete a file, by its name without the suffix
 */
export function clearTemporary(folder: string, isOurs: (name: string) => boolean = () => true): void {
  for (const entry of readableEntries(folder)) {
    const { name } = entry;
    if (!entry.isFile() || !isLeft(name) || !isOurs(name.replace(ENDING, ''))) continue;
    // A file that stays does no harm: nobody reads it.
    attempt(() => rmIfThere(path.join(folder, name)));
  }
}

/** Deletes such files wherever content is written; does not follow links. */
export function clearContent(root: string): void {
  clearTemporary(root);
  for (const entry of readableEntries(root))
    if (entry.isDirectory()) clearContent(path.join(root, entry.name));
}
