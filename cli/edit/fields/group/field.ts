/** Fields together. */
import type { Schema } from '../../../core/models/schema/index.ts';
import type { FieldHead, FieldKind, Maker } from '../field.ts';

export interface GroupField<Any> extends FieldHead {
  kind: 'group';
  fields: readonly Any[];
}

export const groupKind = {
  from<Any>(schema: Schema, head: FieldHead, make: Maker<Any>): GroupField<Any> | null {
    const { type = 'object', properties } = schema;
    return type === 'object' && properties ? { ...head, kind: 'group', fields: make.fields(schema) } : null;
  },
  types: () => ['object'],
} satisfies FieldKind<GroupField<unknown>, unknown>;
