/** A list of values of one kind. */
import type { Schema } from '../../../core/models/schema/index.ts';
import { type FieldHead, type FieldKind, limitIn, type Maker } from '../field.ts';

export interface ListField<Any> extends FieldHead {
  kind: 'list';
  item: Any;
  maxItems: number | null;
}

export const listKind = {
  from<Any>(schema: Schema, head: FieldHead, make: Maker<Any>): ListField<Any> | null {
    const { type, items, 'x-one-of': from } = schema;
    if (type !== 'array' || (typeof items !== 'object' && from === undefined)) return null;
    const own = { ...(from !== undefined && { type: 'string', 'x-one-of': from }), ...items };
    return { ...head, kind: 'list', item: make.field('', own, false), maxItems: limitIn(schema, 'maxItems') };
  },
  types: () => ['array'],
} satisfies FieldKind<ListField<unknown>, unknown>;
