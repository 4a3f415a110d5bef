/** The address of a picture. */
import { type FieldHead, type FieldKind, ofTexts } from '../field.ts';

export interface PictureField extends FieldHead {
  kind: 'picture';
  /** Name of the field next to it that describes the picture; null without one. */
  alt: string | null;
}

export const pictureKind = {
  from: ({ type, format, 'x-alt': alt = null }, head) =>
    type === 'string' && format === 'image-url' ? { ...head, kind: 'picture', alt } : null,
  types: ofTexts,
} satisfies FieldKind<PictureField, unknown>;
