/**
 * Files between content files that are not content: files that systems and programs leave there, and misnamed
 * content.
 */
import { phrase } from '../../diagnostics/phrases.ts';
import type { Unreadable } from '../stages/content-folder.ts';
import { isPictureName } from '../stages/picture-formats.ts';

/** Names of files that systems, browsers and office programs leave in folders. */
export const LEFTOVER =
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
  return ending === undefined
    ? null
    : { path, code: 'file/document', params: { ending: ending.toLowerCase() } };
}

/** Pictures in formats that are not read. */
const FOREIGN_PICTURE = /\.(?:heic|heif|svg|tiff?|bmp|jfif|psd|ai|eps|cdr|dng)$/i;
const RECORDING = /\.(?:mp4|mov|avi|mkv|webm|m4v|3gp|mp3|m4a|wav|ogg|opus|aac|amr|zip)$/i;

/** @returns the fault of a picture, a video or a recording, or null if it is none */
export function mediaAt(path: string): Unreadable | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const code = 'file/media';
  if (isPictureName(name))
    return { path, code, params: { how: phrase('file/media:picture') }, suggestions: [`images/${name}`] };
  if (FOREIGN_PICTURE.test(name)) return { path, code, params: { how: phrase('file/media:foreign') } };
  const address = encodeURI(name);
  return RECORDING.test(name)
    ? { path, code, params: { how: phrase('file/media:recording', { address }) } }
    : null;
}

/** The extension that an unsupported one was probably meant to be. */
function meantEnding(path: string): string | null {
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
  if (/\.(?:yaml|yml|md)$/.test(name) || LEFTOVER.test(name)) return null;
  const meant = meantEnding(path);
  if (meant !== null) return { path, code: 'file/ignored', params: {}, suggestions: [meant] };
  if (BACKUP.test(name)) return { path, code: 'file/backup', params: {} };
  return documentAt(path) ?? mediaAt(path) ?? { path, code: 'file/ignored', params: {} };
}
