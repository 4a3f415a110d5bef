/**
 * Cache in senja's own folder in the site, in two rooms. `cache` may be carried between machines: it holds data,
 * which is never executed. `made` holds code, and the seals of entries written to `cache` here; it stays on the
 * machine. Contract: a value depends only on its key or on its own content; an entry that is missing, was written for
 * another key or is damaged is made again; a room that is not writable is not used.
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
import { createSealer, ownPath, SEAL, unseal } from '../../tools/own-files.mjs';
import { attempt } from '../attempt.ts';
import { withFile } from '../inside.ts';

/** There are many pictures, so they have a folder of their own, which is cleaned once per build. */
export type Room = 'cache' | 'cache/pictures' | 'made';

/** Entries that were not used for this long are deleted. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

const folderOf = (root: string, room: Room): string => ownPath(root, room);
const fileOf = (root: string, room: Room, key: string): string => path.join(folderOf(root, room), key);

/** End of an entry, which identifies it among others of the same name. */
export interface Tail {
  /** Bytes of the file. */
  size: number;
  seal: Buffer;
}

/** Beginning of each entry: a file renamed from another key is not accepted. */
const headOf = (key: string): Buffer => Buffer.from(`${key}\n`);

/** An entry as read. */
export interface CacheEntry {
  /** The original bytes, and each later addition. */
  blocks: Buffer[];
  tail: Tail;
}

/** @returns the entry of a key, or null if it is missing or differs from what was written for this key */
export function readEntry(root: string, room: Room, key: string): CacheEntry | null {
  const bytes = inFile(fileOf(root, room, key), constants.O_RDONLY, readWhole);
  const [first, ...added] = (bytes && unseal(bytes)) ?? [];
  const head = headOf(key);
  if (!bytes || !first?.subarray(0, head.length).equals(head)) return null;
  const blocks = [first.subarray(head.length), ...added];
  // Copied, so that keeping the tail does not keep the whole entry alive.
  return { blocks, tail: { size: bytes.length, seal: Buffer.from(bytes.subarray(-SEAL)) } };
}

/** @returns the bytes of a key without later additions, or null */
export const readKept = (root: string, room: Room, key: string): Buffer | null =>
  readEntry(root, room, key)?.blocks[0] ?? null;

/**
 * Whether an entry of the cache was written here. Any other may come from anyone who can write to the cache's source.
 */
export function isOwn(root: string, key: string, { seal }: Tail): boolean {
  const own = inFile(ownSeal(root, key), constants.O_RDONLY, readWhole);
  return own?.equals(seal) ?? false;
}

const ownSeal = (root: string, key: string): string => fileOf(root, 'made', `${key}.seal`);

/** @returns null on failure, and for anything but a file: a pipe would block, a link leads elsewhere */
const inFile = <T>(name: string, access: number, act: (file: number) => T): T | null =>
  attempt(() => withFile(name, ({ descriptor }) => act(descriptor), access), null);

function readWhole(file: number): Buffer {
  const bytes = readFileSync(file);
  const now = new Date();
  // A read-only folder cannot record the time of use.
  attempt(() => futimesSync(file, now, now));
  return bytes;
}

/** Stores texts as one value; entries are written completely or not at all, even if two builds write at once. */
export function writeKept(root: string, room: Room, key: string, texts: Iterable<string | Uint8Array>): void {
  const temporary = fileOf(root, room, `${key}.${process.pid}`);
  try {
    for (const folder of [folderOf(root, 'made'), folderOf(root, room)])
      mkdirSync(folder, { recursive: true });
    if (room !== 'cache/pictures') removeOld(folderOf(root, room));
    const block = createSealer();
    const file = openSync(temporary, 'wx');
    try {
      writeFileSync(file, block.add(headOf(key)));
      for (const text of texts) writeFileSync(file, block.add(text));
      writeFileSync(file, block.end());
    } finally {
      closeSync(file);
    }
    renameSync(temporary, fileOf(root, room, key));
    if (room === 'cache') writeFileSync(ownSeal(root, key), block.end());
  } catch {
    removeIfCan(temporary);
  }
}

/** Deletes pictures that were not used for a long time. */
export const clearOldPictures = (root: string): void =>
  // The folder may not exist, or the next build can do it.
  attempt(() => removeOld(folderOf(root, 'cache/pictures')));

function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another build may have removed it.
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > LIFETIME) removeIfCan(file);
  }
}

/** On failure, the next cleanup removes it by its age. */
const removeIfCan = (file: string): void => attempt(() => rmSync(file, { force: true }));

/**
 * Appends to an entry of the cache that has been read.
 * @returns false if it is a different entry now, or cannot be extended
 */
export function appendCache(root: string, key: string, { size, seal }: Tail, text: string): boolean {
  const block = createSealer(seal);
  const bytes = block.add(text);
  const end = block.end();
  const added = inFile(fileOf(root, 'cache', key), constants.O_RDWR | constants.O_APPEND, (file) => {
    const last = Buffer.alloc(SEAL);
    readSync(file, last, 0, SEAL, size - SEAL);
    if (fstatSync(file).size !== size || !last.equals(seal)) return false;
    writeFileSync(file, Buffer.concat([bytes, end]));
    writeFileSync(ownSeal(root, key), end);
    return true;
  });
  return added ?? false;
}

/** Removes an entry of the cache. */
export const dropCache = (root: string, key: string): void => removeIfCan(fileOf(root, 'cache', key));
