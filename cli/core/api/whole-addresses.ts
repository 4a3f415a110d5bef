/** Addresses in texts and fields, as other sites state them. */
import { replaceTextAt } from '../../diagnostics/pointers/index.ts';
import { replacedAt } from '../models/schema/index.ts';
import type { Entry } from '../stages/entry.ts';
import type { CollectionInfo } from '../stages/plan.ts';

const TAG = /<[a-z][^<>]*>/gi;
const ADDRESS = /( (?:href|src|poster)=")(?=\/(?!\/))/g;
const CANDIDATES = /( srcset=")([^"]*)/g;

/** @returns HTML of a body whose addresses begin with the origin; those of parts of the page stay as they are */
export const wholeHtml = (html: string, origin: string): string =>
  html.replace(TAG, (tag) =>
    tag
      .replace(ADDRESS, `$1${origin}`)
      .replace(
        CANDIDATES,
        (_, name, list: string) => `${name}${list.replace(/(^|, )(?=\/)/g, `$1${origin}`)}`,
      ),
  );

/**
 * @param wholeOf returns the absolute address of a link, or of a picture, as content names it
 * @returns a copy of an entry's fields with final addresses
 */
export function wholeFields(
  { fields, links }: Pick<Entry, 'fields' | 'links'>,
  { pictures }: Pick<CollectionInfo, 'pictures'>,
  wholeOf: { link(href: string): string; picture(address: string): string },
): object {
  const copy = structuredClone(fields);
  for (const { href, pointer } of links) replaceTextAt(copy, pointer, href, wholeOf.link(href));
  return pictures.reduce<object>((all, path) => replacedAt(all, path, wholeOf.picture) as object, copy);
}
