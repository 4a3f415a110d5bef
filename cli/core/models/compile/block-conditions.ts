/** Groups of several kinds as conditions of JSON Schema. */
import { blocksIn, mapParts, type Schema } from '../schema/index.ts';

/** The field that names the kind of a group, and the kinds by its value. */
type Blocks = NonNullable<ReturnType<typeof blocksIn>>;

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
