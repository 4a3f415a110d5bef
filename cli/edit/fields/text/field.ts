/** A text. */
import { type FieldHead, type FieldKind, limitIn, ofTexts } from '../field.ts';

export interface TextField extends FieldHead {
  kind: 'text';
  /** Name of the format (`web-url`, `email-address`, `minutes` …); null for any text. */
  format: string | null;
  /** Whether it may be long: shown in several lines. */
  long: boolean;
  /** For a counter of characters. */
  maxLength: number | null;
}

/** Longest text that is written in one line. */
const SHORT = 160;

export const textKind = {
  from(schema, head) {
    if (schema.type !== 'string') return null;
    const { format = null } = schema;
    const maxLength = limitIn(schema, 'maxLength');
    const long = format === null && (maxLength ?? 0) > SHORT;
    return { ...head, kind: 'text', format, long, maxLength };
  },
  types: ofTexts,
} satisfies FieldKind<TextField, unknown>;
