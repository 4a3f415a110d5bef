/**
 * Cache in senja's own folder in the site. Entries begin with a random id of that folder and end with a checksum: what
 * another folder's senja has written, and what is damaged, is not used; a folder that is moved or restored as a whole is.
 * Contract: a value depends only on its key or on its own content; an entry that is missing, was written for another
 * key or is damaged is made again; a folder that is not writable is not used.
 */

import { randomUUID } from 'node:crypto';
import {
  closeSync,
  futimesSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';
import { createSealer, ownPath, unseal } from '../../tools/own-files.cjs';
import { isLeft, temporaryOf } from '../atomic/index.ts';
import { attempt, codeOf } from '../failures/index.ts';
import { withFile, writeSynced } from '../files/index.ts';

/** `made` holds code. There are many pictures, so they have a folder of their own, which is cleaned once per build. */
export type Room = 'cache' | 'cache/pictures' | 'made';

/** Entries that were not used for this long are deleted. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

const fileOf = (root: string, room: Room, key: string): string => ownPath(root, room, key);

/** Beginning of each entry: a file renamed from another key is not accepted. */
const headOf = (id: string, key: string): Buffer => Buffer.from(`${id} ${key}\n`);

const ID = /^[\w-]{36}$/;

/** @returns the id of this folder; null if there is none yet */
export function ownId(root: string): string | null {
  const id = readWhole(ownPath(root, 'id'))?.toString('latin1') ?? '';
  return ID.test(id) ? id : null;
}

/** @throws system errors if the folder is not writable */
export function createOwnId(root: string): string {
  const file = ownPath(root, 'id');
  try {
    // A damaged one would never be replaced.
    if (readWhole(file) !== null) rmSync(file);
    writeSynced(file, randomUUID());
  } catch (error) {
    // Another build may have created it.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const id = ownId(root);
  if (id === null) throw new Error('The id is being written.');
  return id;
}

/** @returns the content of the entry of a key, or null if it is missing or differs from what was written for this key */
export function readCached(root: string, room: Room, key: string): Buffer | null {
  const id = ownId(root);
  const bytes = id && readWhole(fileOf(root, room, key));
  const content = bytes && unseal(bytes);
  if (!content) return null;
  const head = headOf(id, key);
  return content.subarray(0, head.length).equals(head) ? content.subarray(head.length) : null;
}

/** @returns the value of an entry in JSON, or null like `readCached` */
export const readCachedJson = <T>(root: string, room: Room, key: string): T | null => {
  const bytes = readCached(root, room, key);
  return bytes && (jsonIn(bytes) as T | null);
};

/** @returns null on failure, and for anything but a file: a pipe would block, a link leads elsewhere */
const readWhole = (file: string): Buffer | null =>
  attempt(
    () =>
      withFile(file, ({ descriptor }) => {
        const bytes = readFileSync(descriptor);
        const now = new Date();
        // A read-only folder cannot record the time of use.
        attempt(() => futimesSync(descriptor, now, now));
        return bytes;
      }),
    null,
  );

/** Stores texts as one value; entries are written completely or not at all, even if two builds write at once. */
export function writeCached(
  root: string,
  room: Room,
  key: string,
  texts: Iterable<string | Uint8Array>,
): void {
  const temporary = temporaryOf(fileOf(root, room, key));
  try {
    mkdirSync(ownPath(root, room), { recursive: true });
    if (room !== 'cache/pictures') removeOld(ownPath(root, room));
    const id = ownId(root) ?? createOwnId(root);
    const sealer = createSealer();
    const file = openSync(temporary, 'wx');
    try {
      writeFileSync(file, sealer.add(headOf(id, key)));
      for (const text of texts) writeFileSync(file, sealer.add(text));
      writeFileSync(file, sealer.end());
    } finally {
      closeSync(file);
    }
    renameSync(temporary, fileOf(root, room, key));
  } catch {
    removeIfCan(temporary);
  }
}

/** Deletes pictures that were not used for a long time. */
export const clearOldPictures = (root: string): void =>
  // The folder may not exist, or the next build can do it.
  attempt(() => removeOld(ownPath(root, 'cache/pictures')));

/** Deletes entries that were not used for a long time, and what killed processes were writing. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another build may have removed it.
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats && (isLeft(name) || Date.now() - stats.mtimeMs > LIFETIME)) removeIfCan(file);
  }
}

/** On failure, the next cleanup removes it by its age. */
const removeIfCan = (file: string): void => attempt(() => rmSync(file, { force: true }));

/** Removes an entry of the cache. */
export const dropCache = (root: string, key: string): void => removeIfCan(fileOf(root, 'cache', key));

/** @returns the value of JSON in UTF-8; null for anything else */
export const jsonIn = (bytes: Uint8Array): unknown =>
  attempt(() => JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8')), null);

/** Absolute paths of the content folder and of the output folder. */
export interface Places {
  content: string;
  out: string;
}

/**
 * A site's folders have the same key wherever the site is stored: a cache may be moved together with it.
 * @param kind of what is cached
 * @param root absolute path of the site's folder
 */
export const keyFor = (
  kind: 'site' | 'check' | 'build' | 'reading' | 'reported',
  root: string,
  places: Places,
): string =>
  `${kind}-${fingerprint([places.content, places.out].map((folder) => path.relative(root, folder)).join('\0'))}`;
