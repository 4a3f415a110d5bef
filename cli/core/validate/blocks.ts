/**
 * Groups of several kinds, listed in `oneOf`: each kind has a field with a `const`, by which a group names its kind.
 * A group is validated against that kind only, so that faults are those of the intended kind.
 */
import { mapParts } from './model-faults/parts.ts';
import type { Schema } from './schema.ts';

/** The field that names the kind of a group, and the kinds by its value. */
type Blocks = NonNullable<ReturnType<typeof blocksIn>>;

const constAt = ({ properties = {} }: Schema, name: string): string | null => {
  const value = Object.hasOwn(properties, name) ? properties[name]?.const : undefined;
  return typeof value === 'string' ? value : null;
};

/** @returns the kinds of a group, or null if no field distinguishes them */
export function blocksIn({ oneOf: branches = [] }: Schema) {
  const [first] = branches;
  for (const key of Object.keys(first?.properties ?? {})) {
    const values = branches.flatMap((branch) => constAt(branch, key) ?? []);
    if (values.length === branches.length && new Set(values).size === values.length)
      return { key, kinds: branches.map((branch, at) => [values[at] ?? '', branch] as const) };
  }
  return null;
}

/** A schema with keywords that senja itself does not use. */
type Whole = Schema & Record<string, unknown>;

/** The same kinds as JSON Schema conditions, so that only one of them is validated. */
function asConditions(schema: Whole, { key, kinds }: Blocks): Whole {
  const { oneOf = [], allOf = [], ...rest } = schema;
  const values = kinds.map(([value]) => value);
  const { description, $comment } = kinds[0]?.[1].properties?.[key] ?? {};
  const named = { type: 'string', enum: values, description, $comment } as Schema;
  const conditions = oneOf.map((branch, at) =>
    Object.fromEntries([
      ['if', { type: 'object', required: [key], properties: { [key]: { const: values[at] } } }],
      ['then', branch],
    ]),
  );
  return {
    ...rest,
    type: 'object',
    required: [...(rest.required ?? []), key],
    properties: { ...rest.properties, [key]: named },
    allOf: [...(allOf as unknown[]), ...conditions],
  };
}

/** @returns a model in the form that Ajv compiles */
export function withBlocks(model: Schema): Schema {
  const inside = mapParts({ ...model }, (part) => withBlocks(part)) as Whole;
  const blocks = Array.isArray(inside.oneOf) ? blocksIn(inside) : null;
  return blocks ? asConditions(inside, blocks) : inside;
}
