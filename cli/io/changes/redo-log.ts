/**
 * The redo log: files that change together, listed in senja's own folder once all their new texts are on the disk. From
 * then on they count as changed: what is interrupted is completed, and nothing is taken back.
 */

import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';
import { ownPath, seal, unseal } from '../../tools/own-files.cjs';
import { createThroughTemporary } from '../atomic/index.ts';
import { createOwnId, ownId } from '../cache/index.ts';
import { attempt, codeOf, failure, onFile } from '../failures/index.ts';
import { isOnDisk, readFile } from '../files/index.ts';
import { type Holder, heldBy, isStale } from '../locks/index.ts';

/** The command that changes files together, and completes that when it is run again. */
export type Order =
  | { is: 'edit' | 'fix' }
  /** `entry` is as typed, `file` the path of the entry below the content folder. */
  | { is: 'rename'; entry: string; name: string; file: string };

/** @returns the command that completes a change */
export type CommandFor = (order: Order) => string;

/** Absolute paths of the content folder, and of the folder of the site that it belongs to. */
export interface ContentPlaces {
  content: string;
  siteRoot: string;
}

/** A file that changes. Paths are below the content folder, with `/`. */
export interface ListedFile {
  from: string;
  to: string;
  /** The file with the new text, next to its place; null for a file that is removed. */
  staged: string | null;
  /** The old file while it is replaced, next to its place; null for a new file. */
  aside: string | null;
  /** Hash of the old bytes; null for a new file. */
  old: string | null;
}

export interface RedoLog {
  /** Of the folder of senja that has written it: one that was copied to another is not used. */
  id: string;
  holder: Holder;
  order: Order;
  files: readonly ListedFile[];
}

/** A folder cannot be synced on every system. */
export function syncFolder(folder: string): void {
  attempt(() => {
    const descriptor = openSync(folder, 'r');
    attempt(() => fsyncSync(descriptor));
    closeSync(descriptor);
  });
}

/** @returns the path of the log of a content folder */
export const logPlace = ({ content, siteRoot }: ContentPlaces): string =>
  path.join(ownPath(siteRoot, 'changes'), fingerprint(path.relative(siteRoot, content)));

/** @returns the log; null if there is none, it is damaged, or it was written for another folder. @throws system errors */
export function readLog(places: ContentPlaces): RedoLog | null {
  const file = logPlace(places);
  if (!isOnDisk(file)) return null;
  const text = unseal(readFile(file));
  const log = text && (JSON.parse(text.toString('utf8')) as RedoLog);
  // An id that cannot be read just now must not make a log of this folder foreign: then an error is thrown.
  const id = ownPath(places.siteRoot, 'id');
  return log && isOnDisk(id) && readFile(id).toString('latin1') === log.id ? log : null;
}

/** @throws Failure for a change that was interrupted, or that another process makes now */
export function expectNoLog(places: ContentPlaces, commandFor: CommandFor): void {
  const file = logPlace(places);
  const log = onFile(file, () => readLog(places));
  if (!log) return;
  if (!isStale(log.holder, file)) throw heldBy(log.holder, file);
  throw failure('machine/unfinished-rename:stopped', { command: commandFor(log.order) });
}

/** @returns the log as it is listed. @throws Failure if another process has written one meanwhile, system errors */
export function writeLog(places: ContentPlaces, change: Omit<RedoLog, 'id'>): RedoLog {
  const file = logPlace(places);
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const log = { id: ownId(places.siteRoot) ?? createOwnId(places.siteRoot), ...change };
  try {
    createThroughTemporary(file, seal(JSON.stringify(log)));
  } catch (error) {
    const other = codeOf(error) === 'EEXIST' ? readLog(places) : null;
    throw other ? heldBy(other.holder, file) : error;
  }
  syncFolder(folder);
  return log;
}
