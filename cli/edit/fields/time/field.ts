/** A time of day, `07:30`. */
import { type FieldHead, type FieldKind, ofTexts } from '../field.ts';

export interface TimeField extends FieldHead {
  kind: 'time';
  format: string;
}

export const timeKind = {
  from: ({ type, format }, head) =>
    type === 'string' && format === 'time' ? { ...head, kind: 'time', format } : null,
  types: ofTexts,
} satisfies FieldKind<TimeField, unknown>;
