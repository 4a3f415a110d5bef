/** Where links and pictures lead when entries are renamed. */
import { fileFinder } from '../core/entries/links/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { isUnfinished, pageAddress, percentDecoded } from '../core/values/addresses.ts';
import { isFileAddress, namedFile } from '../core/values/image-paths.ts';

/** Changes of an entry, or of one of its translations, with its name. */
export interface Renaming {
  file: string;
  /** Its new path. */
  to: string;
  collection: string;
  slug: string;
  newSlug: string;
  /** Addresses without base path; null without a page. */
  address: string | null;
  newAddress: string | null;
}

/** The addresses of an entry or a translation, before and after. */
export type MovedTo = (href: string, from: string) => string | null;

/** @returns the start of an address of the site: '' without one, null for another site */
function ownStart(href: string, site: string): string | null {
  if (!/^https?:/i.test(href)) return '';
  const origin = /^https?:\/\/[^/?#]*/i.exec(href)?.[0] ?? '';
  if (!URL.canParse(origin) || !URL.canParse(site)) return null;
  const own = new URL(site);
  const start = origin + own.pathname.replace(/\/$/, '');
  return new URL(origin).origin === own.origin && href.startsWith(`${start}/`) ? start : null;
}

const folderOf = (path: string): string[] => path.split('/').slice(0, -1);

/** @returns the path from a file to another */
function pathBetween(from: string, to: string): string {
  const [folder, target] = [folderOf(from), to.split('/')];
  let same = 0;
  while (same < folder.length && folder[same] === target[same]) same += 1;
  const up = folder.length - same;
  return (up === 0 ? './' : '../'.repeat(up)) + target.slice(same).join('/');
}

/**
 * @param site public address of the site
 * @returns a function that gives the new target of a link; null for one that is not affected
 */
export function movedBy(
  renamings: readonly Renaming[],
  site: string,
  { entries: files, images }: Pick<ContentFolder, 'entries' | 'images'>,
): MovedTo {
  const fileAt = fileFinder(files);
  const moved = new Map<string, string>();
  for (const { address, newAddress } of renamings)
    if (address !== null && newAddress !== null && address !== newAddress) moved.set(address, newAddress);
  return (href, from) => {
    const owner = renamings.find((one) => one.file === from);
    const picture = owner && isFileAddress(href) ? namedFile(href, images, from) : null;
    // It stays where it is: other entries may show it.
    if (owner && picture !== null)
      return namedFile(href, images, owner.to) === picture ? null : pathBetween(owner.to, picture);
    const relative = isUnfinished(href) ? /^([^?#]+)(.*)$/s.exec(href) : null;
    const file = relative && fileAt(percentDecoded(relative[1] ?? '') ?? '', from);
    const target = file && renamings.find((one) => one.file === file);
    if (target) return target.newAddress === null ? null : target.newAddress + (relative[2] ?? '');
    const isMoved = owner && folderOf(owner.to).join('/') !== folderOf(from).join('/');
    if (isMoved && file && !href.startsWith('/')) return pathBetween(owner.to, file) + (relative[2] ?? '');
    const start = ownStart(href, site);
    if (start === null) return null;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href.slice(start.length)) ?? [];
    const now = moved.get(pageAddress(path));
    return now === undefined ? null : start + (path.includes('%') ? encodeURI(now) : now) + rest;
  };
}
