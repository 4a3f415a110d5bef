/** What may be at the top of a content folder, and which other entries are ignored. */
import type { Code } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { Unreadable } from '../stages/content-folder.ts';
import type { Collection } from '../validate/models.ts';

import { ADDRESS_LIST } from '../values/address-list.ts';

import { documentAt, LEFTOVER, mediaAt } from './stray-files.ts';

export interface TopEntry {
  name: string;
  /** `special`: a pipe, a socket, a device. */
  kind: 'file' | 'folder' | 'link' | 'special';
}

export const SITE_FILE = 'site.yaml';
const OWN_FOLDERS = ['images', 'models'];

/** Names that people use for the folder of pictures, in Indonesian and other languages. */
const PICTURES = ['foto', 'gambar', 'image', 'img', 'media', 'photos'];

/** A collection's folder. */
export type EntryFolder = Pick<Collection, 'name' | 'address' | 'synonyms'>;

const isHidden = (name: string): boolean => name.startsWith('.') || name.endsWith('~');

/** Notes next to the content, and files that systems leave in folders. */
const isNote = (name: string): boolean =>
  (/\.(?:md|txt)$/i.test(name) && !isNumbered(name)) ||
  /^(?:readme|licen[cs]e|copying|changelog|authors)\b/i.test(name);

const isNumbered = (name: string): boolean => /^\d+[-_ ].*\.(?:md|ya?ml)$/i.test(name);

/** Whether a file is probably `site.yaml` with another name. */
const isLikeSite = (name: string): boolean =>
  /^site(?:$|\.)/i.test(name) || (/\.ya?ml$/i.test(name) && nearest(name, [SITE_FILE]).length > 0);

/** Whether a file is the list of published addresses with a name that is not read. */
const isLikeList = (name: string): boolean => /^addresses(?:\.txt)*$/i.test(name.trim());

/** What must not be opened. */
const REFUSED: Partial<Record<TopEntry['kind'], Code>> = {
  link: 'file/symbolic-link',
  special: 'file/special',
};

/** Where a file may have been meant to be: entries are numbered if the site assigns their addresses. */
function rightPlaces(name: string, folders: readonly EntryFolder[]): string[] {
  const numbered = folders.filter(({ address }) => address === undefined);
  const named = folders.filter(({ address }) => address !== undefined);
  const below = (some: readonly EntryFolder[]) => some.map((folder) => `${folder.name}/${name}`);
  if (isNumbered(name)) return below(numbered);
  return /\.ya?ml$/i.test(name) && !isLikeSite(name) ? below([...named, ...numbered]) : [];
}

function rightFolders(name: string, folders: readonly EntryFolder[]): string[] {
  const called = name.toLowerCase();
  const other = folders.find(({ synonyms }) => synonyms.includes(called));
  if (other) return [other.name];
  if (PICTURES.includes(called)) return ['images'];
  return nearest(name, [...folders.map((folder) => folder.name), 'images']);
}

/**
 * @param entries of the content folder itself
 * @param folders of the collections
 * @param foreignModels whether `models/` contains other models than those in use
 * @returns entries that are ignored, or cannot be used
 */
export function unexpectedEntries(
  entries: readonly TopEntry[],
  folders: readonly EntryFolder[],
  foreignModels: boolean,
): Unreadable[] {
  const read = new Set([...folders.map(({ name }) => name), ...OWN_FOLDERS]);
  const hasSite = entries.some(({ name }) => name === SITE_FILE);
  const misnamed = hasSite
    ? undefined
    : entries.find(({ name, kind }) => kind === 'file' && isLikeSite(name));
  const known = [...folders.map((folder) => folder.name), 'images'].map((one) => `${one}/`).join(', ');
  return entries.flatMap(({ name, kind }): Unreadable[] => {
    if (isHidden(name) || name === SITE_FILE) return [];
    const refused = REFUSED[kind];
    if (read.has(name)) {
      if (refused) return [{ path: name, code: refused, params: {} }];
      if (kind === 'file') return [{ path: name, code: 'file/not-a-folder', params: { name } }];
      const isReported = name === 'models' && foreignModels;
      return isReported ? [{ path: name, code: 'file/models-not-read', params: {} }] : [];
    }
    const params = { name };
    if (name === ADDRESS_LIST) {
      if (refused) return [{ path: name, code: refused, params: {} }];
      // Nothing may take the list for empty.
      return kind === 'folder'
        ? [{ path: name, code: 'file/unreadable', params: { reason: phrase('file/unreadable:folder') } }]
        : [];
    }
    if (kind !== 'folder' && isLikeList(name)) return [{ path: name, code: 'address/list-misnamed', params }];
    if (name === misnamed?.name) return [{ path: name, code: 'site/misnamed', params }];
    if (kind === 'folder') {
      const suggestions = rightFolders(name, folders);
      return [{ path: name, code: 'file/unknown-folder', params: { name, known }, suggestions }];
    }
    if (isNote(name) || LEFTOVER.test(name)) return [];
    const other = documentAt(name) ?? mediaAt(name);
    if (other) return [other];
    return [
      {
        path: name,
        code: 'file/unknown-file',
        params: { name, known },
        suggestions: rightPlaces(name, folders),
      },
    ];
  });
}
