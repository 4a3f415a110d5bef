/** The types of the files, for programs in TypeScript that read them. */
import type { CollectionInfo } from '../stages/plan.ts';
import { fieldsSchema } from './schema.ts';

/** The part of a schema that decides a type. */
interface Typed {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Typed>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Typed;
  anyOf?: Typed[];
  enum?: unknown[];
  const?: unknown;
}

const literal = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'unknown' : JSON.stringify(value);

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

const comment = (text: string | undefined, indent: string): string =>
  text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '*\\/').replace(/\s+/g, ' ')} */\n`;

function typeNamed(type: string | undefined, schema: Typed, indent: string): string {
  if (type === 'array') return `(${typeOf(schema.items ?? {}, indent)})[]`;
  if (type === 'integer') return 'number';
  if (type !== 'object')
    return ['string', 'number', 'boolean', 'null'].find((one) => one === type) ?? 'unknown';
  const { properties = {}, required = [], additionalProperties } = schema;
  const within = `${indent}  `;
  const members = Object.entries(properties).map(
    ([name, one]) =>
      `${comment(one.description, within)}${within}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(one, within)};\n`,
  );
  if (additionalProperties !== false) members.push(`${within}[name: string]: unknown;\n`);
  return `{\n${members.join('')}${indent}}`;
}

function typeOf(schema: Typed, indent: string): string {
  if (schema.anyOf) return union(schema.anyOf.map((one) => typeOf(one, indent)));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const type = schema.type ?? (schema.properties ? 'object' : undefined);
  return union([type].flat().map((one) => typeNamed(one, schema, indent)));
}

/** @returns the text of `types.d.ts` */
export const apiTypes = (
  collections: readonly CollectionInfo[],
): string => `/** Types of the files in this folder. */

/** The fields of the entries of each collection, as their models describe them. */
interface Collections {
${collections.map((info) => `  ${JSON.stringify(info.name)}: ${typeOf(fieldsSchema(info) as Typed, '  ')};\n`).join('')}}

/** \`index.json\` */
interface Index {
  title: string;
  language: string;
  url: string;
  types: string;
  collections: { name: keyof Collections; count: number; first: string }[];
}

/** An entry in a list. */
interface Item<Name extends keyof Collections = keyof Collections> {
  collection: Name;
  slug: string;
  language: string;
  title: string;
  description?: string;
  /** The page that shows it. */
  url: string;
  /** The file with its text. */
  data: string;
  /** A day, or a point in time, in a notation of ISO 8601. */
  published?: string;
  updated?: string;
  picture?: string;
  fields: Collections[Name];
}

/** An entry with its text. */
interface Entry<Name extends keyof Collections = keyof Collections> extends Item<Name> {
  html: string;
  markdown: string;
}

/** A page of a list. */
interface List<Name extends keyof Collections = keyof Collections> {
  collection: Name;
  count: number;
  page: number;
  pages: number;
  previous: string | null;
  next: string | null;
  entries: Item<Name>[];
}

export type { Collections, Entry, Index, Item, List };
`;
