/** What is said about a picture next to it: it does not hold for another picture. */

import { below, isGroup, valueAt } from '../../../core/values/changes/field-values.ts';
import type { Json, Pointer } from '../../api.ts';

/** Ends of the names of fields that hold the address of a picture. */
const ADDRESS = /(?:_?url|_?src|_?file|_?path)$/i;

/** What fields about a picture are called, in a group of their own or after the name of the picture. */
const ABOUT =
  /^_?(?:alt|caption|description|title|credits?|source|author|photographer|licen[cs]e|focus|focal_?point|keterangan|deskripsi|sumber|fotografer|lisensi|fokus)(?:_?(?:text|url|[xy]))?$/i;

/** A value that was emptied. */
export interface AboutPicture {
  pointer: Pointer;
  value: Json;
}

/**
 * @param alt the field that describes it, as the model says
 * @returns the values that are about the picture of a field
 */
export function aboutPicture(values: unknown, pointer: Pointer, alt: string | null): AboutPicture[] {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const group = parent === '' ? values : valueAt(values, parent);
  if (!isGroup(group)) return [];
  const own = pointer.slice(parent.length + 1);
  const stem = own.replace(ADDRESS, '') || own;
  const isAbout = (name: string): boolean =>
    name === alt ||
    (parent !== '' && ABOUT.test(name)) ||
    (name.startsWith(stem) && ABOUT.test(name.slice(stem.length)));
  return Object.entries(group)
    .filter(([name, value]) => name !== own && value !== '' && isAbout(name))
    .map(([name, value]) => ({ pointer: below(parent, name), value }));
}
