/** Reads a content folder. Symbolic links are never followed, since their targets may be anywhere. */

import { type Dirent, promises as fs, lstatSync, readFileSync, readSync, type Stats } from 'node:fs';
import path from 'node:path';
import { SITE_FILE, type TopEntry, unexpectedEntries } from '../../core/entries/known-places.ts';
import { isLeftover, strayFile } from '../../core/entries/stray-files.ts';
import { limitsOf } from '../../core/parse/decode.ts';
import type { ContentFolder, Unreadable } from '../../core/stages/content-folder.ts';
import { collectionsIn, type ModelTexts } from '../../core/validate/collections.ts';
import { ADDRESS_LIST } from '../../core/values/address-list.ts';
import { localImage } from '../../core/values/image-paths.ts';
import { compareNatural } from '../../core/values/order.ts';
import { attempt, onFile } from '../attempt.ts';
import { failure, fileSystemFailure, reasonOf } from '../failure.ts';
import { close, openFile, type Resolver, resolverIn, SPECIAL } from '../inside.ts';
import { isScarce } from '../scarce.ts';
import { areModels } from './model-texts.ts';
import { eachInTime } from './patience.ts';

/** An entry at the top of a content folder; the target of a link is not examined. */
function kindOf(entry: Dirent): TopEntry['kind'] {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'special';
}

const isHidden = (name: string): boolean => name.startsWith('.') || name.endsWith('~');

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await fs.readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw fileSystemFailure(folder, error);
  }
}

interface FolderListing {
  /** Paths relative to the content folder. */
  files: string[];
  unreadable: Unreadable[];
}

/** Fault of an entry that must not be opened, or null for a file or a folder. */
function refusalOf(entry: Dirent): Pick<Unreadable, 'code' | 'params'> | null {
  if (entry.isSymbolicLink()) return { code: 'file/symbolic-link', params: {} };
  // If a byte was not valid UTF-8, the name leads nowhere.
  if (entry.name.includes('\uFFFD')) return { code: 'file/unreadable', params: { reason: NOT_UTF8 } };
  return entry.isFile() || entry.isDirectory() ? null : { code: 'file/special', params: {} };
}

const NOT_UTF8 = { id: 'namanya bukan UTF-8', en: 'its name is not UTF-8' };

interface Pictures extends FolderListing {
  /** Folders with the name of a picture. */
  folders: Set<string>;
}

/** Finds all files below a folder. */
async function listBelow(root: string, relative: string, into: Pictures): Promise<void> {
  for (const entry of await entriesOf(path.join(root, relative))) {
    const name = `${relative}/${entry.name}`;
    if (isHidden(entry.name)) continue;
    const refused = refusalOf(entry);
    if (refused) into.unreadable.push({ path: name, ...refused });
    else if (entry.isFile()) into.files.push(name);
    else {
      if (localImage(name) !== null) into.folders.add(name.normalize('NFC'));
      await listBelow(root, name, into);
    }
  }
}

function readOne(
  reach: Resolver,
  relative: string,
  stamps: Map<string, string | null>,
): Uint8Array | Unreadable {
  let file: number | undefined;
  try {
    const { descriptor, stats } = openFile(reach(relative));
    file = descriptor;
    stamps.set(relative, stampOf(stats));
    const { size } = stats;
    const { bytes: limit } = limitsOf(relative);
    if (size > limit) {
      const params = { size: Math.ceil(size / 1024), limit: limit / 1024 };
      return { path: relative, code: 'file/too-large', params };
    }
    return readAll(file, size, limit);
  } catch (error) {
    // This file has no fault: the machine would refuse any file.
    if (isScarce(error)) throw fileSystemFailure(relative, error);
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ELOOP') return { path: relative, code: 'file/symbolic-link', params: {} };
    if (code === SPECIAL) return { path: relative, code: 'file/special', params: {} };
    return { path: relative, code: 'file/unreadable', params: { reason: reasonOf(error) } };
  } finally {
    if (file !== undefined) close(file);
  }
}

/** Reads as many bytes as the file had when it was opened: later additions change its stamp. */
function readAll(file: number, told: number, limit: number): Uint8Array {
  // Some disks report no size; one byte over the limit shows that there are too many.
  const size = told === 0 ? limit + 1 : told;
  const bytes = Buffer.allocUnsafe(size);
  let read = 0;
  while (read < size) {
    const more = readSync(file, bytes, read, size - read, null);
    if (more === 0) break;
    read += more;
  }
  return read === size ? bytes : bytes.subarray(0, read);
}

/**
 * Lists the content files of a folder, and other entries in it.
 * @param nested whether to include subfolders
 */
async function listFolder(root: string, name: string, nested: boolean, into: FolderListing): Promise<void> {
  const { files, unreadable } = into;
  for (const entry of await entriesOf(path.join(root, name))) {
    const relative = `${name}/${entry.name}`;
    const refuse = (code: Unreadable['code']) => unreadable.push({ path: relative, code, params: {} });
    if (isHidden(entry.name)) continue;
    const refused = refusalOf(entry);
    if (refused) unreadable.push({ path: relative, ...refused });
    else if (entry.isDirectory() && nested) await listFolder(root, relative, nested, into);
    else if (entry.isDirectory()) refuse('file/folder');
    else if (/\.(?:yaml|yml|md)$/.test(entry.name) && !isLeftover(entry.name)) files.push(relative);
    else {
      const stray = strayFile(relative);
      if (stray) unreadable.push(stray);
    }
  }
}

function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string | null {
  const changed = Math.max(mtimeMs, ctimeMs);
  // Milliseconds in which a disk's clock may not separate two changes; whole seconds suggest a coarse clock.
  const tick = mtimeMs % 1000 === 0 ? 2000 : 50;
  return Date.now() - changed < tick ? null : `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

export function stampOnDisk(file: string): string | null {
  const stats = attempt(() => lstatSync(file, { throwIfNoEntry: false }));
  return stats ? stampOf(stats) : null;
}

export const MEGABYTE = 1_000_000;
export const MAX_IMAGE_BYTES = 20 * MEGABYTE;

/** The size is checked before a byte is read. */
function readImage(file: string): ReturnType<ContentFolder['readImage']> {
  const { descriptor, stats } = openFile(file);
  try {
    if (stats.size <= MAX_IMAGE_BYTES) return readFileSync(descriptor);
    const [size, limit] = [Math.ceil(stats.size / MEGABYTE), MAX_IMAGE_BYTES / MEGABYTE];
    return { code: 'content/image-too-large', params: { size: `${size} MB`, limit: `${limit} MB` } };
  } finally {
    close(descriptor);
  }
}

/** Bytes of texts that a reader keeps for a second reading: enough for most sites, and a limit for large ones. */
const HELD = 16 * 1024 * 1024;
/** Number of files from which on kept texts would be evicted anyway, and only raise peak memory. */
const VERY_MANY = 40_000;

/**
 * @param images paths of the local images, and their spelling on disk
 * @param room bytes of texts that may be kept for a second reading
 */
export function contentReader(
  root: string,
  images: ReadonlyMap<string, string>,
  room = HELD,
): Omit<ContentFolder, 'site' | 'entries' | 'imageFolders' | 'unreadable'> {
  const endless = new Set<string>();
  const held = new Map<string, Uint8Array>();
  // For a file that has been read, its stamp when it was opened; otherwise its first stamp.
  const stamps = new Map<string, string | null>();
  let left = room;
  const reach = resolverIn(root);
  const onDisk = (relative: string): string => images.get(relative) ?? relative;
  return {
    images: new Set(images.keys()),
    read(relative) {
      if (endless.has(relative)) return { path: relative, code: 'file/too-slow', params: {} };
      const before = held.get(relative);
      if (before) {
        held.delete(relative);
        left += before.length;
        return before;
      }
      const bytes = readOne(reach, relative, stamps);
      if (!('code' in bytes) && bytes.length <= left) {
        held.set(relative, bytes);
        left -= bytes.length;
      }
      return bytes;
    },
    stamp(relative) {
      const known = stamps.get(relative);
      const stamp = known === undefined ? stampOnDisk(`${root}/${onDisk(relative)}`) : known;
      stamps.set(relative, stamp);
      return stamp;
    },
    each(items, step, fileOf = String) {
      return eachInTime(items, step, (item) => endless.add(fileOf(item)));
    },
    readImage(relative) {
      return onFile(relative, () => readImage(reach(onDisk(relative))));
    },
  };
}

/**
 * @param root absolute path of the content folder
 * @param models the models in use
 * @returns its entries; texts are read on demand
 * @throws Failure if the folder itself does not exist or cannot be listed
 */
export async function readContentFolder(root: string, models: ModelTexts): Promise<ContentFolder> {
  const stat = await fs.stat(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw fileSystemFailure(root, error);
  });
  if (!stat?.isDirectory()) throw failure('usage/content-not-found:content', { folder: root });
  const entries = new Map((await entriesOf(root)).map((entry) => [entry.name, entry]));
  const top = [...entries.values()].map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
  const isThere = (name: string): boolean => entries.get(name)?.isDirectory() ?? false;
  const folders = collectionsIn(models);
  const unreadable = unexpectedEntries(top, folders, isThere('models') && !areModels(root, models));
  const listed: FolderListing = { files: [], unreadable: [] };
  for (const { name, nested } of folders) {
    const found: FolderListing = { files: [], unreadable: [] };
    if (isThere(name)) await listFolder(root, name, nested, found);
    listed.files = listed.files.concat(found.files.sort(compareNatural));
    listed.unreadable = listed.unreadable.concat(found.unreadable);
  }
  const images: Pictures = { files: [], unreadable: [], folders: new Set() };
  if (isThere('images')) await listBelow(root, 'images', images);
  const site = entries.get(SITE_FILE);
  const refused = site && refusalOf(site);
  if (refused) unreadable.push({ path: SITE_FILE, ...refused });
  return {
    site: site && !refused ? SITE_FILE : null,
    entries: listed.files,
    addresses: entries.get(ADDRESS_LIST)?.isFile() ? ADDRESS_LIST : null,
    imageFolders: images.folders,
    unreadable: [...unreadable, ...listed.unreadable, ...images.unreadable],
    // In the Unicode form that editors type, and as spelled on disk.
    ...contentReader(
      root,
      new Map(images.files.map((name) => [name.normalize('NFC'), name])),
      listed.files.length < VERY_MANY ? HELD : 0,
    ),
  };
}
