/** The pictures of entries, where they are named. */
import type { Fault } from '../../../diagnostics/index.ts';
import { imagePlaces } from '../../bodies/index.ts';
import { START } from '../../entries/documents/index.ts';
import { collectionOf, type Models, modelFor } from '../../models/index.ts';
import { fieldTexts } from '../../models/schema/index.ts';
import type { Document } from '../../stages/document.ts';
import { type Entry, isTainted } from '../../stages/entry.ts';

/** A use of a picture. */
export interface PictureUse {
  entry: Entry;
  address: string;
  /** Alt text; '' without one. */
  alt: string;
  /** The field with the picture, and the field with its alt text; null in a body. */
  field: { pointer: string; alt: string | undefined } | null;
  /** Index among the body's pictures; 0 in a field. */
  index: number;
}

/** Invisible characters. */
const UNSEEN = /[\s\p{Cf}]+/gu;

const visibleText = (words: unknown): string =>
  typeof words === 'string' ? words.replace(UNSEEN, ' ').trim() : '';

/** @returns all pictures of entries, in the order of their files */
export function namedIn(entries: readonly Entry[], models: Models): PictureUse[] {
  const found: PictureUse[] = [];
  for (const entry of entries) {
    const collection = collectionOf(entry.file, models);
    const model = collection && modelFor(collection, entry.fields);
    for (const { pointer, value, schema, group } of model ? fieldTexts(model.pictures, entry.fields) : []) {
      const alt = schema['x-alt'];
      const both = entry.tainted ? [pointer, `${pointer.slice(0, pointer.lastIndexOf('/'))}/${alt}`] : [];
      if (both.some((one) => isTainted(entry, one))) continue;
      const words = alt === undefined ? '' : group[alt];
      const field = { pointer, alt };
      found.push({ entry, address: value, alt: visibleText(words), field, index: 0 });
    }
    for (const [index, address] of entry.bodyImages.entries())
      found.push({ entry, address, alt: visibleText(entry.bodyAlts[index]), field: null, index });
  }
  return found;
}

/** @param document the file that uses a picture, or null if it can no longer be read */
export function placeOfNamed({ field, index }: PictureUse, document: Document | null): Fault['at'] {
  if (field) return { pointer: field.pointer };
  return (document?.body && imagePlaces(document.body)[index]) ?? START;
}
