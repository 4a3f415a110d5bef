/** TypeScript types of the values that a model describes, as texts: for `.senja/content.d.ts`, and for who reads the content API. */
import type { Schema } from '../schema/index.ts';

/** Names of the types of entries by collection, for fields that refer to one; null if names stay texts. */
export type EntryTypes = ReadonlyMap<string, string> | null;

const PLAIN = ['string', 'number', 'boolean', 'null'];

export const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

/** @returns the name of a member, in quotes if it needs them */
export const memberName = (name: string): string =>
  /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);

const literal = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'unknown' : JSON.stringify(value);

/** @returns a comment with the model's description of a field, in English if it has one; '' without one */
export function commentOf({ $comment, description }: Schema, indent: string): string {
  const text = ($comment ?? description ?? '').replace(/\*\//g, '*\\/').replace(/\s+/g, ' ').trim();
  return text === '' ? '' : `${indent}/** ${text} */\n`;
}

/** @returns the fields of a group, each on lines of its own */
export function membersOf(
  { properties = {}, required = [] }: Schema,
  indent: string,
  targets: EntryTypes = null,
): string {
  return Object.entries(properties)
    .map(([name, field]) => {
      // Validation fills in defaults.
      const isThere = required.includes(name) || field.default !== undefined;
      const type = typeOf(field, indent, targets);
      return `${commentOf(field, indent)}${indent}${memberName(name)}${isThere ? '' : '?'}: ${type};\n`;
    })
    .join('');
}

function ofType(type: string | undefined, schema: Schema, indent: string, targets: EntryTypes): string {
  if (type === 'array')
    return `Array<${typeOf(schema.items ?? {}, indent, targets).replace(/ \| null$/, '')}>`;
  if (type === 'integer') return 'number';
  if (type !== 'object') return PLAIN.find((one) => one === type) ?? 'unknown';
  const open = (schema as { additionalProperties?: unknown }).additionalProperties !== false;
  const more = open ? `${indent}  [name: string]: unknown;\n` : '';
  return `{\n${membersOf(schema, `${indent}  `, targets)}${more}${indent}}`;
}

/** @returns the type of a value */
export function typeOf(schema: Schema, indent: string, targets: EntryTypes = null): string {
  const { oneOf, anyOf } = schema as { oneOf?: Schema[]; anyOf?: Schema[] };
  const branches = oneOf ?? anyOf;
  if (branches) return union(branches.map((branch) => typeOf(branch, indent, targets)));
  const target = targets?.get(schema['x-one-of'] ?? '');
  if (target !== undefined) return schema.type === 'array' ? `Array<${target}>` : `${target} | null`;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const type = schema.type ?? (schema.properties ? 'object' : undefined);
  return union([type].flat().map((one) => ofType(one, schema, indent, targets)));
}
