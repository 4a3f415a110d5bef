/**
 * What may be at the top of a content folder, which other entries are ignored, and files between content files that are
 * not content: files that systems and programs leave there, and misnamed content.
 */

import type { Code, Params } from '../../../diagnostics/index.ts';
import type { Param } from '../../../diagnostics/languages/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { nearest } from '../../../diagnostics/suggestions/index.ts';
import type { Collection } from '../../models/index.ts';
import type { Unreadable } from '../../stages/content-folder.ts';
import { isPictureName } from '../../stages/pictures/picture-formats.ts';
import { ADDRESS_LIST } from '../../values/address-list.ts';

/** A file or folder in the content folder. */
export interface TopEntry {
  name: string;
  /** `special`: a pipe, a socket, a device. */
  kind: 'file' | 'folder' | 'link' | 'special';
}

/** The settings of the site, in the content folder. */
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

/** Where a file may have been intended to be: entries are numbered if the site assigns their addresses. */
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
  const misnamed = entries.find(({ name, kind }) => !hasSite && kind === 'file' && isLikeSite(name));
  const known = [...folders.map((folder) => folder.name), 'images'].map((one) => `${one}/`).join(', ');
  return entries.flatMap(({ name, kind }): Unreadable[] => {
    if (isHidden(name) || name === SITE_FILE) return [];
    const report = (code: Code, params: Params = { name }, suggestions?: string[]): Unreadable[] => [
      { path: name, code, params, ...(suggestions && { suggestions }) },
    ];
    const refused = REFUSED[kind];
    if (refused && (read.has(name) || name === ADDRESS_LIST)) return report(refused, {});
    if (read.has(name)) {
      if (kind === 'file') return report('file/not-a-folder');
      return name === 'models' && foreignModels ? report('file/models-not-read', {}) : [];
    }
    // Nothing may take the list for empty.
    if (name === ADDRESS_LIST)
      return kind === 'folder' ? report('file/unreadable', { reason: phrase('file/unreadable:folder') }) : [];
    if (kind !== 'folder' && isLikeList(name)) return report('address/list-misnamed');
    if (name === misnamed?.name) return report('site/misnamed');
    if (kind === 'folder') return report('file/unknown-folder', { name, known }, rightFolders(name, folders));
    if (isNote(name) || TEMPORARY.test(name)) return [];
    const other = documentAt(name) ?? mediaAt(name);
    return other ? [other] : report('file/unknown-file', { name, known }, rightPlaces(name, folders));
  });
}

/** Names of files that systems, browsers and office programs leave in folders. */
export const TEMPORARY =
  /^(?:~\$|~WRL|\._)|^(?:thumbs|ehthumbs)\.db$|^desktop\.ini$|^icon\r?$|\.(?:tmp|temp|swp|swo|part|partial|crdownload|url|lock)$|^\.|~$/i;
/** Files that systems and Git leave in any folder. */
export const isSystemFile = (name: string): boolean =>
  /^(?:\.ds_store|\.git(?:keep|ignore|attributes)|(?:eh)?thumbs\.db|desktop\.ini)$|^(?:\._|~\$)|~$/i.test(
    name,
  );

/** Backup copies of people and editors. */
const BACKUP = /\.(?:bak|backup|old|orig|save|rej)\d?$/i;
const DOCUMENT = /\.(docx?|docm|dotx?|odt|ott|rtf|pages|wps|wpd|gdoc|pdf|xlsx?|ods|pptx?|odp|epub)$/i;

/** @returns the fault of another program's document, or null if it is not one */
export function documentAt(path: string): Unreadable | null {
  const ending = DOCUMENT.exec(path)?.[1];
  return ending ? { path, code: 'file/document', params: { ending: ending.toLowerCase() } } : null;
}

/** Pictures in formats that are not read. */
const FOREIGN_PICTURE = /\.(?:heic|heif|tiff?|bmp|jfif|psd|ai|eps|cdr|dng)$/i;
const RECORDING = /\.(?:mp4|mov|avi|mkv|webm|m4v|3gp|mp3|m4a|wav|ogg|opus|aac|amr|zip)$/i;

/** @returns the fault of a picture, a video or a recording, or null if it is none */
export function mediaAt(path: string): Unreadable | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const fault = (how: Param) => ({ path, code: 'file/media', params: { how } }) as const;
  if (isPictureName(name)) return { ...fault(phrase('file/media:picture')), suggestions: [`images/${name}`] };
  if (FOREIGN_PICTURE.test(name)) return fault(phrase('file/media:foreign'));
  const how = phrase('file/media:recording', { address: encodeURI(name) });
  return RECORDING.test(name) ? fault(how) : null;
}

/** The extension that an unsupported one was probably intended to be. */
function likelyExtension(path: string): string | null {
  // Windows hides the last extension, so people add another one.
  const inside = /^(.*\.(?:md|ya?ml))\.(?:txt|text|html?|docx?|rtf)$/i.exec(path)?.[1] ?? path;
  const right = inside
    .replace(/[.\s]{1,9}$/, '')
    .replace(/\.(?:markdown|mdown|mkd|mdx|md)$/i, '.md')
    .replace(/\.(?:yaml|ym|yl|yamll)$/i, '.yaml')
    .replace(/\.(?:yml|ymll)$/i, '.yml');
  return right !== path && /\.(?:md|ya?ml)$/.test(right) ? right : null;
}

/**
 * @param path of a file in a collection's folder
 * @returns why it is not read; null for a content file, or one that needs no report
 */
export function strayFile(path: string): Unreadable | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/\.(?:yaml|yml|md)$/.test(name) || TEMPORARY.test(name)) return null;
  const intended = likelyExtension(path);
  if (intended !== null) return { path, code: 'file/ignored', params: {}, suggestions: [intended] };
  if (BACKUP.test(name)) return { path, code: 'file/backup', params: {} };
  return documentAt(path) ?? mediaAt(path) ?? { path, code: 'file/ignored', params: {} };
}
