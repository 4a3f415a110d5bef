/** The parts of a model that are schemas. */
import { escapePointer } from '../../../diagnostics/pointers/index.ts';
import { isObject } from '../../values/shapes.ts';

/** A schema in a model, with its JSON Pointer. */
export interface SchemaPart {
  pointer: string;
  schema: Readonly<Record<string, unknown>>;
}

const NAMED = ['properties', '$defs', 'patternProperties', 'dependentSchemas'];
const LISTED = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];
const SINGLE = [
  'items',
  'additionalProperties',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
];

/** A schema may be `true`, for any value, or `false`, for none. */
const asObject = (part: unknown): unknown => (part === true ? {} : part === false ? { not: {} } : part);

/** @returns a schema with other schemas directly inside it */
export function mapParts(
  schema: SchemaPart['schema'],
  change: (part: SchemaPart['schema'], pointer: string) => unknown,
): SchemaPart['schema'] {
  const changed = (part: unknown, pointer: string): unknown =>
    isObject(part) ? change(part, pointer) : part;
  const inside = Object.entries(schema).map(([key, value]) => {
    if (SINGLE.includes(key)) return [key, changed(value, `/${key}`)];
    if (NAMED.includes(key) && isObject(value)) {
      const parts = Object.entries(value).map(([name, part]) => [
        name,
        changed(asObject(part), `/${key}/${escapePointer(name)}`),
      ]);
      return [key, Object.fromEntries(parts)];
    }
    const isList = LISTED.includes(key) && Array.isArray(value);
    return [key, isList ? value.map((part, at) => changed(part, `/${key}/${at}`)) : value];
  });
  return Object.fromEntries(inside);
}

/** @returns a model and all schemas inside it, without other objects such as lists of properties */
export function* schemasIn(schema: unknown, pointer = ''): Generator<SchemaPart> {
  if (!isObject(schema)) return;
  yield { pointer, schema };
  const inside: SchemaPart[] = [];
  mapParts(schema, (part, key) => inside.push({ pointer: pointer + key, schema: part }));
  for (const part of inside) yield* schemasIn(part.schema, part.pointer);
}
