/**
 * Addresses of pictures: files below `images/` or next to an entry, with any name that a camera or a phone may give,
 * files of `public/`, or photos on other hosts.
 */

import type { UnplacedFault } from '../../diagnostics/index.ts';
import { nearestOfMany } from '../../diagnostics/suggestions/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';
import { FOREIGN_ENDINGS, kindByEnding } from '../stages/pictures/foreign-pictures.ts';
import { mediaKind } from '../stages/pictures/media-formats.ts';
import { isPictureName } from '../stages/pictures/picture-formats.ts';
import { percentDecoded, readablePath } from './addresses.ts';
import { httpsFault, MAX_LENGTH } from './formats/urls.ts';
import { latinise } from './letters.ts';
import { memoized } from './lists.ts';

const FOLDER = /^(?:\/?content\/|\/|(?:\.{1,2}\/)*)images\//i;
/**
 * Control characters, direction marks, surrogates, backslashes; and characters that a name may encode with percent
 * signs: dots, slashes, control characters.
 */
const REFUSED = /[\p{Cc}\p{Cs}\\\u2028-\u202E\u2066-\u2069]|%(?:[01][\da-f]|2[ef]|5c|7f)/iu;

const excerptOf = (value: string): string => shorten(value, 200);

/**
 * @returns path below `content/` of a local picture as written in an address, or null if the text is not a path of
 *   one
 */
export function localImage(value: string): string | null {
  const folder = FOLDER.exec(value)?.[0];
  if (folder === undefined || value.length > MAX_LENGTH || !isPictureName(value) || REFUSED.test(value))
    return null;
  const path = value.slice(folder.length).normalize('NFC');
  // Hidden files are not listed, and a path never leaves the folder.
  return path.split('/').some((part) => part === '' || part.startsWith('.')) ? null : `images/${path}`;
}

/** An address that is not a path. */
export const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Whether a name is that of a picture, a video or a recording. */
export const isMediaName = (name: string): boolean => isPictureName(name) || mediaKind(name) !== null;

/** An address that was never intended as a path. */
const OF_WEB = /^(?:[a-z][a-z\d+.-]*:\/\/|(?:data|javascript|blob):)/i;

/** A path in `public/`, as content names it: `/pics/chart.svg`. */
const PUBLIC = /^\/[^/\\?#][^\\?#]*$/;

/** @returns whether an address names a file of the site by its text: one in the content folder or in `public/` */
export const isFileAddress = (address: string): boolean =>
  address.length <= MAX_LENGTH &&
  !OUTSIDE.test(address) &&
  !REFUSED.test(address) &&
  isMediaName(address) &&
  (PUBLIC.test(address)
    ? address
        .slice(1)
        .split('/')
        .every((part) => part !== '' && !part.startsWith('.'))
    : siblingOf(address, 'a/b/c/d/e/f/') !== null);

/** @returns the path that a relative address names from the folder of a file; null above the content folder */
export function siblingOf(address: string, from: string): string | null {
  if (address.startsWith('/')) return null;
  const parts = from.split('/').slice(0, -1);
  for (const part of address.normalize('NFC').split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.') parts.push(part);
  }
  return parts.some((part) => part === '' || part.startsWith('.')) ? null : parts.join('/');
}

/**
 * @param files paths of existing pictures below `content/`; those of `public/` begin with a slash
 * @param from path of the content file with the address
 * @returns the file that an address names: one below `images/`, next to the content file, or of `public/`; null if
 *   there is none
 */
export function namedFile(
  address: string,
  files: { has(path: string): boolean },
  from: string,
): string | null {
  if (!isFileAddress(address)) return null;
  const [folder, sibling] = [localImage(address), siblingOf(address, from)];
  const whole = address.replace(/^\/?content\//, '');
  const paths = address.startsWith('.') ? [sibling, folder] : [folder, sibling, whole];
  for (const path of paths)
    for (const spelt of path === null ? [] : [path, percentDecoded(path)?.normalize('NFC')])
      if (spelt !== undefined && files.has(spelt)) return spelt;
  return null;
}

/**
 * @param files paths of existing pictures
 * @returns path below `content/` of the picture that an address names, as written or with `%20` for a space; null if
 *   it is not a local picture
 */
export function localPath(address: string, files: { has(path: string): boolean }): string | null {
  if (!REFUSED.test(address) && files.has(address)) return address;
  const written = localImage(address);
  if (written === null || !written.includes('%') || files.has(written)) return written;
  const spelt = localImage(percentDecoded(written) ?? '');
  return spelt !== null && files.has(spelt) ? spelt : written;
}

/** Files that may be mistaken for supported pictures, by extension. */
const FOREIGN = new RegExp(`\\.(${FOREIGN_ENDINGS})$`, 'i');

/** @returns the fault of a photo's address, which must be https or a file of the site; null if it is valid */
export function imageFault(value: string): UnplacedFault | null {
  if (localImage(value) !== null) return null;
  if (/^https?:/i.test(value) || value.startsWith('//')) return httpsFault(value);
  const foreign = kindByEnding(FOREIGN.exec(value)?.[1] ?? '');
  if (foreign && isFileAddress(value.replace(FOREIGN, '.png')))
    return { code: 'content/image-kind', params: { value: excerptOf(value), ...foreign } };
  const completed = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\/./i.test(value) ? `https://${value}` : '';
  if (completed !== '' && httpsFault(completed) === null)
    return { code: 'content/not-https', params: { value: excerptOf(value) }, suggestions: [completed] };
  if (isPictureName(value) && isFileAddress(value)) return null;
  return { code: 'content/bad-image-path', params: { value: excerptOf(value) } };
}

/** The last part of a path, normalised for comparison. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const stemOf = (path: string): string => path.replace(/\.[\p{L}\d]{2,4}$/u, '');
const loose = (text: string): string =>
  latinise(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A path below `images/`, normalised: forward slashes, percent signs decoded, no query. */
function plainPath(written: string): string {
  const slashed = written.trim().replace(/\\/g, '/');
  const path = isPictureName(slashed) ? slashed : slashed.replace(/[?#].*$/s, '');
  const spelt = readablePath(path);
  return spelt.replace(/^(?:.*\/)?images\//is, '').replace(/^[./]+/, '');
}

/** Whether a name may be a misspelling of another: files of another kind, or with another number, are others. */
export const mayBeIntended = (written: string, other: string): boolean => {
  const [a, b] = [written, other].map((name) => [
    name.replace(/^.*\./s, '').toLowerCase().replace('jpeg', 'jpg'),
    name.replace(/\D+/g, ' '),
  ]);
  return a?.[0] === b?.[0] && a?.[1]?.trim() === b?.[1]?.trim();
};

/** Ways in which a path may match a file, the strictest first. */
const FORMS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toLowerCase(),
  (path) => stemOf(path).toLowerCase(),
  (path) => nameOf(path).toLowerCase(),
  (path) => stemOf(nameOf(path)).toLowerCase(),
  (path) => loose(stemOf(nameOf(path))),
];

/** Whether a path matches a picture apart from folder, case, extension and characters other than letters. */
export const isSamePicture = (written: string, path: string): boolean => {
  const [a, b] = [written, path].map((one) => loose(stemOf(nameOf(plainPath(one)))));
  return a !== '' && a === b;
};

/**
 * @param images paths below `content/`
 * @returns a function that gives the pictures that a wrong address may have meant, best first: those that match in
 *   the strictest way that finds any, else those with a similar spelling
 */
export function pictureFinder(images: ReadonlySet<string>): (written: string) => string[] {
  const near = nearestOfMany();
  const index = memoized((as: (typeof FORMS)[number]) => {
    const known = new Map<string, string[]>();
    for (const path of images) {
      const key = path.startsWith('/') || !isMediaName(path) ? '' : as(path.replace(/^images\//, ''));
      if (key !== '') known.set(key, [...(known.get(key) ?? []).slice(0, 2), path]);
    }
    return known;
  });
  return (written) => {
    if (written.length > MAX_LENGTH || OF_WEB.test(written)) return [];
    // A document in another folder is none of the pictures, even under the same name.
    if (FOREIGN.test(written) && written.includes('/') && !/(?:^|\/)images\//i.test(written)) return [];
    const path = plainPath(written);
    const kindOf = (name: string): unknown => (/\.svg$/i.test(name) ? 'drawing' : mediaKind(name));
    const isAlike = (one: string): boolean => kindOf(one) === kindOf(written);
    for (const as of FORMS) {
      const found = index(as).get(as(path))?.filter(isAlike);
      if (found && found.length > 0) return found;
    }
    return near(
      `images/${path}`,
      [...images].filter((one) => localImage(one) !== null && mayBeIntended(path, one)),
    );
  };
}
