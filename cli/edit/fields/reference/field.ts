/** The name of an entry: `Row.name` of the rows of a collection. */
import { type FieldHead, type FieldKind, ofTexts } from '../field.ts';

export interface ReferenceField extends FieldHead {
  kind: 'reference';
  collection: string;
}

export const referenceKind = {
  from({ type, 'x-one-of': folder }, head, { folders }) {
    if (folder === undefined || type === 'array' || !folders.has(folder)) return null;
    return { ...head, kind: 'reference', collection: folder };
  },
  types: ofTexts,
} satisfies FieldKind<ReferenceField, unknown>;
