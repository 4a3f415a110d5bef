/** A number. */
import type { FieldHead, FieldKind } from '../field.ts';

export interface NumberField extends FieldHead {
  kind: 'number';
  integer: boolean;
}

export const numberKind = {
  from: ({ type }, head) =>
    type === 'integer' || type === 'number' ? { ...head, kind: 'number', integer: type === 'integer' } : null,
  types: () => ['number'],
} satisfies FieldKind<NumberField, unknown>;
