/** A group of one of several kinds. */
import { aboutOf, blocksIn, type Schema } from '../../../core/models/schema/index.ts';
import type { Both, FieldHead, FieldKind, Maker } from '../field.ts';
import { isUnderstood } from '../understood.ts';
import { labelsOf } from '../words.ts';

/** The field `by` names the kind and is not among `fields`. */
export interface BlocksField<Any> extends FieldHead {
  kind: 'blocks';
  by: string;
  kinds: readonly { value: string; label: Both; fields: readonly Any[] }[];
}

export const blocksKind = {
  from<Any>(schema: Schema, head: FieldHead, make: Maker<Any>): BlocksField<Any> | null {
    const blocks = schema.oneOf && blocksIn(schema);
    // What all kinds have would be in no kind.
    if (!blocks || schema.properties || !schema.oneOf?.every(isUnderstood)) return null;
    const kinds = blocks.kinds.map(([value, branch]) => {
      const title = branch.properties?.[blocks.key];
      const about = aboutOf(branch).id === '' && title ? title : branch;
      return { value, label: labelsOf(about, value).label, fields: make.fields(branch, blocks.key) };
    });
    return { ...head, kind: 'blocks', by: blocks.key, kinds };
  },
  types: () => ['object'],
} satisfies FieldKind<BlocksField<unknown>, unknown>;
