/** How templates get the pictures of entries in all their variants. */
import type { ImageView } from '../../core/stages/views.ts';

/** Key under which an entry, or a group or list in it, has functions that make views of its pictures; no JSON shows it. */
export const PICTURE_KEY = Symbol.for('senja.pictures');

export type PicturesOf = Readonly<Record<string | number, () => ImageView>>;

/** @returns the functions of an entry or a group */
export const picturesInGroup = (group: object): PicturesOf | undefined =>
  (group as { [PICTURE_KEY]?: PicturesOf })[PICTURE_KEY];
