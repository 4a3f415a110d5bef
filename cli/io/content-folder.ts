/** Reads a content folder. Symbolic links are never followed: what they point to may lie anywhere. */
import { type Dirent, promises as fs } from 'node:fs';
import path from 'node:path';
import { MAX_FILE_BYTES } from '../core/decode.ts';
import type { Code, Params } from '../diagnostics/diagnostic.ts';
import { Failure, fileSystemFailure, reasonOf } from './failure.ts';

export interface ContentFile {
  /** Relative to the content folder, with `/`. */
  path: string;
  bytes: Uint8Array;
}

/** A file that cannot be read as content, and why. */
export interface Unreadable {
  path: string;
  code: Code;
  params: Params;
}

/** Everything of a content folder but the images' bytes. */
export interface ContentFolder {
  /** Null when there is no site.yaml. */
  site: ContentFile | null;
  /** In natural order of their names. */
  articles: ContentFile[];
  pages: ContentFile[];
  /** Paths of all regular files under `images/`. */
  images: ReadonlySet<string>;
  unreadable: Unreadable[];
  /** @throws when the image has gone since the folder was read */
  readImage(path: string): Promise<Uint8Array>;
}

const order = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });

/** `2` before `10`; equal names by code unit, so that the order never depends on the folder's own. */
export const naturally = (a: string, b: string): number =>
  order.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

const isHidden = (name: string): boolean => name.startsWith('.') || name.endsWith('~');

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
  for (const entry of await entriesOf(path.join(root, relative))) {
    const name = `${relative}/${entry.name}`;
    if (entry.isFile()) found.push(name);
    else if (entry.isDirectory()) found.push(...(await filesBelow(root, name)));
  }
  return found;
}

async function readOne(root: string, relative: string): Promise<ContentFile | Unreadable> {
  try {
    const handle = await fs.open(path.join(root, relative), fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW);
    try {
      const { size } = await handle.stat();
      if (size > MAX_FILE_BYTES) {
        const params = { size: Math.ceil(size / 1024), limit: MAX_FILE_BYTES / 1024 };
        return { path: relative, code: 'file/too-large', params };
      }
      return { path: relative, bytes: await handle.readFile() };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ELOOP') return { path: relative, code: 'file/symbolic-link', params: {} };
    return { path: relative, code: 'file/unreadable', params: { reason: reasonOf(error) } };
  }
}

/** The content files of one folder, in natural order, and what in it is none. */
async function readFolder(root: string, name: string): Promise<(ContentFile | Unreadable)[]> {
  const entries = await entriesOf(path.join(root, name));
  const results: (ContentFile | Unreadable)[] = [];
  for (const entry of entries.sort((a, b) => naturally(a.name, b.name))) {
    const relative = `${name}/${entry.name}`;
    if (isHidden(entry.name)) continue;
    if (entry.isSymbolicLink()) results.push({ path: relative, code: 'file/symbolic-link', params: {} });
    else if (entry.isDirectory()) results.push({ path: relative, code: 'file/folder', params: {} });
    else if (!/\.(?:yaml|yml|md)$/.test(entry.name) || !entry.isFile()) {
      results.push({ path: relative, code: 'file/ignored', params: {} });
    } else results.push(await readOne(root, relative));
  }
  return results;
}

const isContent = (result: ContentFile | Unreadable): result is ContentFile => 'bytes' in result;
const isUnreadable = (result: ContentFile | Unreadable): result is Unreadable => 'code' in result;

/**
 * @param root absolute path of the content folder
 * @throws Failure when the folder itself does not exist or cannot be listed
 */
export async function readContentFolder(root: string): Promise<ContentFolder> {
  const stat = await fs.stat(root).catch(() => null);
  if (!stat?.isDirectory()) {
    throw new Failure('usage/content-not-found', {
      id: {
        message: `Folder konten tidak ada: ${root}`,
        hint: 'Tunjuk foldernya dengan --content <folder>.',
      },
      en: { message: `There is no content folder: ${root}`, hint: 'Point to it with --content <folder>.' },
    });
  }
  const top = await entriesOf(root);
  const siteEntry = top.find(({ name }) => name === 'site.yaml');
  const site = siteEntry ? await readOne(root, 'site.yaml') : null;
  const articles = await readFolder(root, 'articles');
  const pages = await readFolder(root, 'pages');
  const images = (await filesBelow(root, 'images')).map((file) => file.normalize('NFC'));
  const all = [...(site ? [site] : []), ...articles, ...pages];
  return {
    site: site && isContent(site) ? site : null,
    articles: articles.filter(isContent),
    pages: pages.filter(isContent),
    images: new Set(images),
    unreadable: all.filter(isUnreadable),
    readImage: (relative) => fs.readFile(path.join(root, relative)),
  };
}
