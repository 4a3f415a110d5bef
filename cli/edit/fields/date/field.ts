/** A date, written in the file in the words of the site's language; set with the change `day`. */
import type { Schema } from '../../../core/models/schema/index.ts';
import { notationOf } from '../../../core/values/days/notations.ts';
import { type FieldHead, type FieldKind, ofTexts } from '../field.ts';

export interface DateField extends FieldHead {
  kind: 'date';
  format: string;
  /** What it means for when the entry is shown; null for any other date. */
  role: 'published' | 'updated' | 'expires' | null;
}

const roleIn = ({ 'x-role': role }: Schema): DateField['role'] =>
  role === 'published' || role === 'updated' || role === 'expires' ? role : null;

export const dateKind = {
  from(schema, head) {
    const { type, format } = schema;
    if (type !== 'string' || format === undefined || !notationOf(format)) return null;
    return { ...head, kind: 'date', format, role: roleIn(schema) };
  },
  types: ofTexts,
} satisfies FieldKind<DateField, unknown>;
