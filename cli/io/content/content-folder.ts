/** Reads a content folder. Symbolic links are never followed, since their targets may be anywhere. */

import { type Dirent, lstatSync, readFileSync, readSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import {
  SITE_FILE,
  strayFile,
  TEMPORARY,
  type TopEntry,
  unexpectedEntries,
} from '../../core/entries/folder/index.ts';
import { collectionsIn, type ModelTexts } from '../../core/models/collections/index.ts';
import { limitsOf } from '../../core/parse/index.ts';
import type { ContentFolder, Unreadable } from '../../core/stages/content-folder.ts';
import { mediaKind } from '../../core/stages/pictures/media-formats.ts';
import { ADDRESS_LIST } from '../../core/values/address-list.ts';
import { isMediaName, localImage } from '../../core/values/image-paths.ts';
import { memoized } from '../../core/values/lists.ts';
import { compareNatural } from '../../core/values/order.ts';
import {
  attempt,
  codeOf,
  failure,
  fileSystemFailure,
  isOfMachine,
  onFile,
  reasonOf,
} from '../failures/index.ts';
import { close, openFile, SPECIAL, withFile } from '../files/index.ts';
import { type Resolver, resolverIn } from '../folders/index.ts';
import { eachWithTimeout } from './each-with-timeout.ts';
import { entriesOf, refusalOf } from './listing.ts';
import { areModels } from './model-texts.ts';

/** An entry at the top of a content folder; the target of a link is not examined. */
function kindOf(entry: Dirent): TopEntry['kind'] {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'special';
}

/** Lists what may be opened below a folder. */
function openableIn(
  root: string,
  folder: string,
  isNested: boolean,
  unreadable: Unreadable[],
): { file: string; isFolder: boolean }[] {
  const found: ReturnType<typeof openableIn> = [];
  for (const entry of entriesOf(path.join(root, folder))) {
    const { name } = entry;
    const file = [folder, name].join('/');
    const refused = refusalOf(entry);
    const isFolder = entry.isDirectory();
    // Hidden files, and copies that editors make.
    if (name.startsWith('.') || name.endsWith('~')) continue;
    if (refused) unreadable.push({ path: file, ...refused });
    else found.push({ file, isFolder });
    if (isFolder && isNested && !refused)
      for (const one of openableIn(root, file, isNested, unreadable)) found.push(one);
  }
  return found;
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
    // As many bytes as it had when it was opened: later additions change its stamp. Some disks report no size; one byte
    // over the limit shows that there are too many.
    const bytes = Buffer.allocUnsafe(size === 0 ? limit + 1 : size);
    let read = 0;
    while (read < bytes.length) {
      const more = readSync(file, bytes, read, bytes.length - read, null);
      if (more === 0) break;
      read += more;
    }
    return read === bytes.length ? bytes : bytes.subarray(0, read);
  } catch (error) {
    // The file is not at fault: the machine would refuse any file.
    if (isOfMachine(error)) throw fileSystemFailure(relative, error);
    const code = codeOf(error);
    if (code === 'ELOOP') return { path: relative, code: 'file/symbolic-link', params: {} };
    if (code === SPECIAL) return { path: relative, code: 'file/special', params: {} };
    return { path: relative, code: 'file/unreadable', params: { reason: reasonOf(error) } };
  } finally {
    if (file !== undefined) close(file);
  }
}

const isContent = (file: string): boolean =>
  /\.(?:yaml|yml|md)$/.test(file) && !TEMPORARY.test(path.basename(file));

const isPicture = (file: string): boolean => isMediaName(file) && !TEMPORARY.test(path.basename(file));

/**
 * Lists the content files of a folder, the pictures next to them, and other entries in it.
 * @param isNested whether to include subfolders
 * @param images gets the pictures
 */
function listEntries(
  root: string,
  folder: string,
  isNested: boolean,
  unreadable: Unreadable[],
  images: Map<string, string>,
): string[] {
  const files: string[] = [];
  const add = (file: string): unknown => images.set(file.normalize('NFC'), file);
  for (const { file, isFolder } of openableIn(root, folder, isNested, unreadable)) {
    if (isFolder && isNested) continue;
    if (isFolder) {
      const inside = openableIn(root, file, true, []).filter((one) => !one.isFolder);
      const pictures = inside.filter((one) => isPicture(one.file));
      for (const one of pictures) add(one.file);
      if (pictures.length === 0 || inside.some((one) => isContent(one.file)))
        unreadable.push({ path: file, code: 'file/folder', params: {} });
    } else if (isContent(file)) files.push(file);
    else if (isPicture(file)) add(file);
    else {
      const stray = strayFile(file);
      if (stray) unreadable.push(stray);
    }
  }
  return files.sort(compareNatural);
}

function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string | null {
  const changed = Math.max(mtimeMs, ctimeMs);
  // Milliseconds in which a disk's clock may not separate two changes; whole seconds suggest a coarse clock.
  const tick = mtimeMs % 1000 === 0 ? 2000 : 50;
  // V8 would keep the parts of a template, which take five times the memory.
  return Date.now() - changed < tick ? null : [size, mtimeMs, ctimeMs, ino].join(' ');
}

export function stampOnDisk(file: string): string | null {
  const stats = attempt(() => lstatSync(file, { throwIfNoEntry: false }));
  return stats ? stampOf(stats) : null;
}

export const MEGABYTE = 1_000_000;
export const MAX_IMAGE_BYTES = 20 * MEGABYTE;

/** Cloudflare Pages accepts no file of more than 25 MiB. */
const MAX_MEDIA_BYTES = 25 * MEGABYTE;

/** The size is checked before a byte is read. */
export const readImage = (file: string): ReturnType<ContentFolder['readImage']> =>
  withFile(file, ({ descriptor, stats }) => {
    const most = mediaKind(file) === null ? MAX_IMAGE_BYTES : MAX_MEDIA_BYTES;
    if (stats.size <= most) return readFileSync(descriptor);
    const [size, limit] = [Math.ceil(stats.size / MEGABYTE), most / MEGABYTE];
    return { code: 'content/image-too-large', params: { size: `${size} MB`, limit: `${limit} MB` } };
  });

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
  const buffers = new Map<string, Uint8Array>();
  // For a file that has been read, its stamp when it was opened; otherwise its first stamp.
  const stamps = new Map<string, string | null>();
  let left = room;
  const reach = resolverIn(root);
  const onDisk = (relative: string): string => images.get(relative) ?? relative;
  return {
    images: new Set(images.keys()),
    read(relative) {
      if (endless.has(relative)) return { path: relative, code: 'file/too-slow', params: {} };
      const before = buffers.get(relative);
      if (before) {
        buffers.delete(relative);
        left += before.length;
        return before;
      }
      const bytes = readOne(reach, relative, stamps);
      if (!('code' in bytes) && bytes.length <= left) {
        buffers.set(relative, bytes);
        left -= bytes.length;
      }
      return bytes;
    },
    stamp: memoized((relative) => stampOnDisk(`${root}/${onDisk(relative)}`), stamps),
    each(items, step, fileOf = String) {
      return eachWithTimeout(items, step, (item) => {
        const file = fileOf(item);
        endless.add(file);
        return file;
      });
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
  const stats = onFile(root, () => statSync(root, { throwIfNoEntry: false }));
  if (!stats?.isDirectory()) throw failure('usage/content-not-found:content', { folder: root });
  const entries = new Map(entriesOf(root).map((entry) => [entry.name, entry]));
  const top = [...entries.values()].map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
  const isThere = (name: string): boolean => entries.get(name)?.isDirectory() ?? false;
  const folders = collectionsIn(models);
  const unreadable = unexpectedEntries(top, folders, isThere('models') && !areModels(root, models));
  const below: Unreadable[] = [];
  const images = new Map<string, string>();
  const listed = folders.flatMap(({ name, nested }) =>
    isThere(name) ? listEntries(root, name, nested, below, images) : [],
  );
  const imageFolders = new Set<string>();
  for (const { file, isFolder } of isThere('images') ? openableIn(root, 'images', true, below) : [])
    if (!isFolder) images.set(file.normalize('NFC'), file);
    else if (localImage(file) !== null) imageFolders.add(file.normalize('NFC'));
  const site = entries.get(SITE_FILE);
  const refused = site && refusalOf(site);
  if (refused) unreadable.push({ path: SITE_FILE, ...refused });
  return {
    site: site && !refused ? SITE_FILE : null,
    entries: listed,
    addresses: entries.get(ADDRESS_LIST)?.isFile() ? ADDRESS_LIST : null,
    imageFolders,
    unreadable: [...unreadable, ...below],
    // In the Unicode form that editors type, and as spelled on disk.
    ...contentReader(root, images, listed.length < VERY_MANY ? HELD : 0),
  };
}
