/** Reads a content folder. Symbolic links are never followed: what they point to may lie anywhere. */
import {
  closeSync,
  constants,
  type Dirent,
  promises as fs,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { MAX_FILE_BYTES } from '../core/decode.ts';
import { SITE_FILE, strangers, type TopEntry } from '../core/known-places.ts';
import type { ModelTexts } from '../core/models.ts';
import { naturally } from '../core/order.ts';
import type { ContentFolder, Unreadable } from '../core/read-content.ts';
import { Failure, fileSystemFailure, reasonOf } from './failure.ts';
import { areModels } from './model-texts.ts';

/** What lies at the top of a content folder; nothing that a link there leads to is looked at. */
const kindOf = (entry: Dirent): TopEntry['kind'] =>
  entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'folder' : 'file';

const isHidden = (name: string): boolean => name.startsWith('.') || name.endsWith('~');

/** What lies in a folder; nothing when it is a link, which may lead anywhere, or no folder at all. */
async function entriesBelow(root: string, name: string): Promise<Dirent[]> {
  const folder = path.join(root, name);
  const stats = await fs.lstat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw fileSystemFailure(folder, error);
  });
  return stats?.isDirectory() ? entriesOf(folder) : [];
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await fs.readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw fileSystemFailure(folder, error);
  }
}

/** Paths of all regular files below a folder, relative to the content folder. */
async function filesBelow(root: string, relative: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await entriesBelow(root, relative)) {
    const name = `${relative}/${entry.name}`;
    if (entry.isFile()) found.push(name);
    else if (entry.isDirectory()) found.push(...(await filesBelow(root, name)));
  }
  return found;
}

function readOne(root: string, relative: string, opened: (stats: Stats) => void): Uint8Array | Unreadable {
  let file: number | undefined;
  try {
    file = openSync(`${root}/${relative}`, constants.O_RDONLY | constants.O_NOFOLLOW);
    const stats = fstatSync(file);
    opened(stats);
    const { size } = stats;
    if (size > MAX_FILE_BYTES) {
      const params = { size: Math.ceil(size / 1024), limit: MAX_FILE_BYTES / 1024 };
      return { path: relative, code: 'file/too-large', params };
    }
    return readAll(file, size);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ELOOP') return { path: relative, code: 'file/symbolic-link', params: {} };
    return { path: relative, code: 'file/unreadable', params: { reason: reasonOf(error) } };
  } finally {
    if (file !== undefined) close(file);
  }
}

/** As many bytes as the file had when it was opened: what is added later changes its stamp. */
function readAll(file: number, size: number): Uint8Array {
  // Some disks do not tell.
  if (size === 0) return readFileSync(file);
  const bytes = Buffer.allocUnsafe(size);
  let read = 0;
  while (read < size) {
    const more = readSync(file, bytes, read, size - read, null);
    if (more === 0) break;
    read += more;
  }
  return read === size ? bytes : bytes.subarray(0, read);
}

/** The bytes have been read: that closing fails takes nothing from them. */
function close(file: number): void {
  try {
    closeSync(file);
  } catch {
    // It is closed all the same.
  }
}

/** The names of content files in one folder, in natural order, and what in it is none. */
async function listFolder(
  root: string,
  name: string,
): Promise<{ files: string[]; unreadable: Unreadable[] }> {
  const files: string[] = [];
  const unreadable: Unreadable[] = [];
  for (const entry of await entriesBelow(root, name)) {
    const relative = `${name}/${entry.name}`;
    const refuse = (code: Unreadable['code']) => unreadable.push({ path: relative, code, params: {} });
    if (isHidden(entry.name)) continue;
    if (entry.isSymbolicLink()) refuse('file/symbolic-link');
    else if (entry.isDirectory()) refuse('file/folder');
    else if (!/\.(?:yaml|yml|md)$/.test(entry.name) || !entry.isFile()) refuse('file/ignored');
    else files.push(relative);
  }
  return { files: files.sort(naturally), unreadable };
}

/** Milliseconds within which a disk's clock may not tell two changes apart; whole seconds are a coarse clock's. */
const tick = (modified: number): number => (modified % 1000 === 0 ? 2000 : 50);

function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string | null {
  const changed = Math.max(mtimeMs, ctimeMs);
  return Date.now() - changed < tick(mtimeMs) ? null : `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

function stampOnDisk(file: string): string | null {
  try {
    const stats = lstatSync(file, { throwIfNoEntry: false });
    return stats ? stampOf(stats) : null;
  } catch {
    return null;
  }
}

/** Bytes of texts that a reader holds for a second reading: most sites fit, and large ones must not. */
const HELD = 16 * 1024 * 1024;

/**
 * @param images paths of the local images, and as the disk spells them
 * @param room bytes of texts that may wait in memory to be read a second time
 */
export function contentReader(
  root: string,
  images: ReadonlyMap<string, string>,
  room = HELD,
): Pick<ContentFolder, 'images' | 'read' | 'stamp' | 'readImage'> {
  const held = new Map<string, Uint8Array>();
  // Of a file that has been read, the stamp it had when it was opened; of any other, the one it was first found with.
  const stamps = new Map<string, string | null>();
  let left = room;
  const onDisk = (relative: string): string => `${root}/${images.get(relative) ?? relative}`;
  return {
    images: new Set(images.keys()),
    read(relative) {
      const before = held.get(relative);
      if (before) {
        held.delete(relative);
        left += before.length;
        return before;
      }
      const bytes = readOne(root, relative, (stats) => void stamps.set(relative, stampOf(stats)));
      if (!('code' in bytes) && bytes.length <= left) {
        held.set(relative, bytes);
        left -= bytes.length;
      }
      return bytes;
    },
    stamp(relative) {
      const known = stamps.get(relative);
      const stamp = known === undefined ? stampOnDisk(onDisk(relative)) : known;
      stamps.set(relative, stamp);
      return stamp;
    },
    readImage(relative) {
      try {
        return readFileSync(onDisk(relative));
      } catch (error) {
        throw fileSystemFailure(relative, error);
      }
    },
  };
}

/** Paths of all images, in the Unicode form that editors type, and as the disk spells them. */
export const listImages = async (root: string): Promise<Map<string, string>> =>
  new Map((await filesBelow(root, 'images')).map((name) => [name.normalize('NFC'), name]));

/**
 * @param root absolute path of the content folder
 * @param images as `listImages` found them
 * @param models the models that senja goes by
 * @returns what lies there; texts are read when they are asked for
 * @throws Failure when the folder itself does not exist or cannot be listed
 */
export async function readContentFolder(
  root: string,
  images: ReadonlyMap<string, string>,
  models: ModelTexts,
): Promise<ContentFolder> {
  const stat = await fs.stat(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw fileSystemFailure(root, error);
  });
  if (!stat?.isDirectory()) {
    throw new Failure('usage/content-not-found', {
      id: {
        message: `Folder konten tidak ada: ${root}`,
        hint: 'Tunjuk foldernya dengan --content <folder>.',
      },
      en: { message: `There is no content folder: ${root}`, hint: 'Point to it with --content <folder>.' },
    });
  }
  const top = (await entriesOf(root)).map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
  const hasModels = top.some(({ name, kind }) => name === 'models' && kind === 'folder');
  const foreign = hasModels && !(await areModels(path.join(root, 'models'), models));
  const articles = await listFolder(root, 'articles');
  const pages = await listFolder(root, 'pages');
  return {
    site: top.some(({ name }) => name === SITE_FILE) ? SITE_FILE : null,
    articles: articles.files,
    pages: pages.files,
    unreadable: [...strangers(top, foreign), ...articles.unreadable, ...pages.unreadable],
    ...contentReader(root, images),
  };
}
