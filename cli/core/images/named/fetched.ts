/** Photos from other hosts that are stored in the content folder: `senja photos` has fetched them. */
import { PICTURE_FORMATS } from '../../stages/pictures/picture-formats.ts';
import { httpsFault } from '../../values/formats/urls.ts';
import { shortHash } from '../../values/hash.ts';
import { localPath } from '../../values/image-paths.ts';

/** Maximum length of the readable part of a name. */
const LONGEST = 60;

const readable = (text: string): string =>
  text
    .replace(/%../g, ' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');

/**
 * @param address a valid https address
 * @returns path in the content folder for the photo fetched from there, without the dot and extension of its format
 */
export function fetchedStem(address: string): string {
  const url = new URL(address);
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  const parts = [url.hostname.slice(0, LONGEST), readable(last.replace(/\.[A-Za-z]{3,4}$/, ''))];
  return `images/${[...parts, shortHash(url.href)].filter((part) => part !== '').join('-')}`;
}

/** Whether an address is one that photos can be fetched from; a body may name anything. */
export const isElsewhere = (address: string): boolean =>
  address.startsWith('https:') && httpsFault(address) === null;

/** @returns path of the picture that was fetched from an address, or null */
export function fetchedPath(address: string, files: { has(path: string): boolean }): string | null {
  if (!isElsewhere(address)) return null;
  const stem = fetchedStem(address);
  const paths = Object.values(PICTURE_FORMATS).map(({ suffixes: [ending] }) => `${stem}.${ending}`);
  return paths.find((path) => files.has(path)) ?? null;
}

/** @returns path in the content folder of the picture that an address shows, or null if it is on another host */
export type PathOf = (address: string) => string | null;

/**
 * @param photos value in `site.yaml`
 * @param files paths of existing pictures
 */
export const pathsOf = (photos: string | undefined, files: { has(path: string): boolean }): PathOf =>
  photos === 'local'
    ? (address) => localPath(address, files) ?? fetchedPath(address, files)
    : (address) => localPath(address, files);
