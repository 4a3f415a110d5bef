/** What may lie at the top of a content folder, and what lies there in vain. */
import { nearest } from '../../diagnostics/suggest.ts';
import type { Unreadable } from '../stages/content-folder.ts';

export interface TopEntry {
  name: string;
  /** `special`: a pipe, a socket, a device. */
  kind: 'file' | 'folder' | 'link' | 'special';
}

export const SITE_FILE = 'site.yaml';
const FOLDERS = ['articles', 'pages', 'images', 'models'];

/** What people call the folders, in Indonesian and elsewhere. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  artikel: 'articles',
  article: 'articles',
  blog: 'articles',
  post: 'articles',
  posts: 'articles',
  tulisan: 'articles',
  halaman: 'pages',
  page: 'pages',
  foto: 'images',
  gambar: 'images',
  image: 'images',
  img: 'images',
  media: 'images',
  photos: 'images',
};

const isHidden = (name: string): boolean => name.startsWith('.') || name.endsWith('~');

/** Notes beside the content, and what systems leave in folders. */
const isNote = (name: string): boolean =>
  (/\.(?:md|txt)$/i.test(name) && !isNumbered(name)) ||
  /^(?:readme|licen[cs]e|copying|changelog|authors)\b/i.test(name) ||
  /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

const isNumbered = (name: string): boolean => /^\d+[-_ ].*\.(?:md|ya?ml)$/i.test(name);

/** Whether a file is most likely `site.yaml` under another name. */
const isLikeSite = (name: string): boolean =>
  /^site(?:$|\.)/i.test(name) || (/\.ya?ml$/i.test(name) && nearest(name, [SITE_FILE]).length > 0);

/** Where a file may have been meant to lie. */
function rightPlaces(name: string): string[] {
  if (isNumbered(name)) return [`articles/${name}`];
  if (/\.ya?ml$/i.test(name)) return isLikeSite(name) ? [] : [`pages/${name}`, `articles/${name}`];
  return /\.(?:jpe?g|png|webp|avif|gif)$/i.test(name) ? [`images/${name}`] : [];
}

function rightFolders(name: string): string[] {
  const other = OTHER_NAMES[name.toLowerCase()];
  return other === undefined ? nearest(name, FOLDERS.slice(0, 3)) : [other];
}

/**
 * @param entries of the content folder itself
 * @param foreignModels whether `models/` holds anything but the models that senja goes by
 * @returns what of them is not read, or not as it should be
 */
export function strangers(entries: readonly TopEntry[], foreignModels: boolean): Unreadable[] {
  const hasSite = entries.some(({ name }) => name === SITE_FILE);
  const misnamed = hasSite
    ? undefined
    : entries.find(({ name, kind }) => kind === 'file' && isLikeSite(name));
  return entries.flatMap(({ name, kind }): Unreadable[] => {
    if (isHidden(name) || name === SITE_FILE) return [];
    if (FOLDERS.includes(name)) {
      if (kind === 'link') return [{ path: name, code: 'file/symbolic-link', params: {} }];
      if (kind === 'special') return [{ path: name, code: 'file/special', params: {} }];
      if (kind === 'file') return [{ path: name, code: 'file/not-a-folder', params: { name } }];
      const told = name === 'models' && foreignModels;
      return told ? [{ path: name, code: 'file/models-not-read', params: {} }] : [];
    }
    const params = { name };
    if (name === misnamed?.name) return [{ path: name, code: 'site/misnamed', params }];
    if (kind === 'folder') {
      return [{ path: name, code: 'file/unknown-folder', params, suggestions: rightFolders(name) }];
    }
    if (isNote(name)) return [];
    return [{ path: name, code: 'file/unknown-file', params, suggestions: rightPlaces(name) }];
  });
}
