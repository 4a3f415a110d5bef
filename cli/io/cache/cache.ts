/**
 * What may be made again at any time, kept below senja's own folder in the site, in two rooms. `cache` may be carried from one
 * machine to another: it holds data, and nothing in it is ever run. `made` holds code, and the seals of what was written
 * to `cache` here; it stays where it was made. Contract: a value depends on nothing but its key or what it says of
 * itself; an entry that is missing, was written for another key, or is not as it was written is made anew; and a room
 * that cannot be written is none.
 */

import {
  closeSync,
  constants,
  fstatSync,
  futimesSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ownPath, SEAL, sealing, unsealed } from '../../tools/own-files.mjs';
import { attempt } from '../attempt.ts';
import { close, openFile, writeAll } from '../inside.ts';

/** Pictures are many: they have a part of `cache` to themselves, which is cleared once a build. */
export type Room = 'cache' | 'cache/pictures' | 'made';

/** Entries that nothing has asked for so long are deleted. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

const folderOf = (root: string, room: Room): string => ownPath(root, room);
const fileOf = (root: string, room: Room, key: string): string => path.join(folderOf(root, room), key);

/** The end of an entry, by which it is told from any other that may have taken its place. */
export interface Tail {
  /** Bytes of the file. */
  size: number;
  seal: Buffer;
}

/** Begins each entry: a file that has come under another name is not believed. */
const headOf = (key: string): Buffer => Buffer.from(`${key}\n`);

/** An entry as it was read. */
export interface Kept {
  /** What was written, and then what was added to it each time. */
  blocks: Buffer[];
  tail: Tail;
}

/** @returns the entry of a key, or null when there is none, or it is not byte for byte as it was written for this key */
export function readEntry(root: string, room: Room, key: string): Kept | null {
  const bytes = withFile(fileOf(root, room, key), constants.O_RDONLY, readWhole);
  const [first, ...added] = (bytes && unsealed(bytes)) ?? [];
  const head = headOf(key);
  if (!bytes || !first?.subarray(0, head.length).equals(head)) return null;
  const blocks = [first.subarray(head.length), ...added];
  // A copy, for who holds it must not hold the whole entry.
  return { blocks, tail: { size: bytes.length, seal: Buffer.from(bytes.subarray(-SEAL)) } };
}

/** @returns the bytes kept under a key that are never added to, or null */
export const readKept = (root: string, room: Room, key: string): Buffer | null =>
  readEntry(root, room, key)?.blocks[0] ?? null;

/**
 * Whether an entry of the cache was written here. Any other may have been made by anyone who may write to where the cache
 * comes from.
 */
export function isOwn(root: string, key: string, { seal }: Tail): boolean {
  const own = withFile(ownSeal(root, key), constants.O_RDONLY, readWhole);
  return own?.equals(seal) ?? false;
}

const ownSeal = (root: string, key: string): string => fileOf(root, 'made', `${key}.seal`);

/** @returns null when it cannot be done, and for what is no file: a pipe would be waited for, a link leads elsewhere */
const withFile = <T>(name: string, access: number, act: (file: number) => T): T | null =>
  attempt(() => {
    const { descriptor } = openFile(name, access);
    try {
      return act(descriptor);
    } finally {
      close(descriptor);
    }
  }, null);

function readWhole(file: number): Buffer {
  const bytes = readFileSync(file);
  const now = new Date();
  // A folder that is only for reading keeps no time of use.
  attempt(() => futimesSync(file, now, now));
  return bytes;
}

/** Keeps texts that are one value; entries are written whole or not at all, also when two builds write at once. */
export function writeKept(root: string, room: Room, key: string, texts: Iterable<string | Uint8Array>): void {
  const temporary = fileOf(root, room, `${key}.${process.pid}`);
  try {
    for (const folder of [folderOf(root, 'made'), folderOf(root, room)])
      mkdirSync(folder, { recursive: true });
    if (room !== 'cache/pictures') removeOld(folderOf(root, room));
    const block = sealing();
    const file = openSync(temporary, 'wx');
    try {
      writeAll(file, block.add(headOf(key)));
      for (const text of texts) writeAll(file, block.add(text));
      writeAll(file, block.end());
    } finally {
      closeSync(file);
    }
    renameSync(temporary, fileOf(root, room, key));
    if (room === 'cache') writeFileSync(ownSeal(root, key), block.end());
  } catch {
    removeIfCan(temporary);
  }
}

/** Deletes the pictures that nothing has asked for in a long time. */
export const clearOldPictures = (root: string): void =>
  // There may be no such folder, or the next build can.
  attempt(() => removeOld(folderOf(root, 'cache/pictures')));

function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another build may just have removed it.
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > LIFETIME) removeIfCan(file);
  }
}

/** Else the next one to look removes it by its age. */
const removeIfCan = (file: string): void => attempt(() => rmSync(file, { force: true }));

/**
 * Adds to an entry of the cache that has been read.
 * @returns false when it is not that entry any more, or cannot be added to
 */
export function appendCache(root: string, key: string, { size, seal }: Tail, text: string): boolean {
  const block = sealing(seal);
  const bytes = block.add(text);
  const end = block.end();
  const added = withFile(fileOf(root, 'cache', key), constants.O_RDWR | constants.O_APPEND, (file) => {
    const last = Buffer.alloc(SEAL);
    readSync(file, last, 0, SEAL, size - SEAL);
    if (fstatSync(file).size !== size || !last.equals(seal)) return false;
    writeAll(file, Buffer.concat([bytes, end]));
    writeFileSync(ownSeal(root, key), end);
    return true;
  });
  return added ?? false;
}

/** Forgets an entry of the cache. */
export const dropCache = (root: string, key: string): void => removeIfCan(fileOf(root, 'cache', key));
