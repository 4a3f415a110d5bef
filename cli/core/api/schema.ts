/** The JSON Schema of the files, which is made of the models. */
import type { Schema } from '../models/schema/index.ts';
import type { CollectionInfo } from '../stages/plan.ts';

type Plain = Readonly<Record<string, unknown>>;

/** Keywords that are the same in every language of a site, and need nothing of senja to be checked. */
const KEPT = ['type', 'additionalProperties', 'const', 'enum'] as const;

/** @returns what a model says of a value, without what only those need to know who write it */
function plainOf(schema: Schema): Plain {
  const { properties, items, oneOf, required = [], format, $comment, description } = schema;
  const { anyOf = oneOf } = schema as { anyOf?: Schema[] };
  const made: Record<string, unknown> = {};
  const about = $comment ?? description;
  if (about) made.description = about;
  for (const name of KEPT) {
    const value = (schema as Plain)[name];
    if (value !== undefined) made[name] = value;
  }
  if (format === 'image-url') made.format = 'uri';
  if (properties) {
    const all = Object.entries(properties);
    made.properties = Object.fromEntries(all.map(([name, one]) => [name, plainOf(one)]));
    // Validation fills in defaults.
    const there = all.filter(([name, one]) => required.includes(name) || one.default !== undefined);
    if (there.length > 0) made.required = there.map(([name]) => name);
  }
  if (items) made.items = plainOf(items);
  if (anyOf) made.anyOf = anyOf.map(plainOf);
  return made;
}

/** @returns the schema of the fields of a collection */
export function fieldsSchema({ schemas = [] }: Pick<CollectionInfo, 'schemas'>): Plain {
  const [first = { type: 'object' }, ...others] = schemas.map((one) => plainOf(one as Schema));
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}

const TEXT = { type: 'string' };
const ADDRESS = { type: 'string', format: 'uri' };
const COUNT = { type: 'integer', minimum: 0 };

const object = (properties: Plain, optional: readonly string[] = []): Plain => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** Members that an entry need not have. */
const OPTIONAL = ['description', 'published', 'updated', 'picture'];

/** @returns the members of an entry in a list */
const itemOf = (name: string): Plain => ({
  collection: { const: name },
  slug: TEXT,
  language: TEXT,
  title: TEXT,
  description: TEXT,
  url: { ...ADDRESS, description: 'The page that shows it.' },
  data: { ...ADDRESS, description: 'The file with its text.' },
  published: { ...TEXT, description: 'A day, or a point in time, in a notation of ISO 8601.' },
  updated: TEXT,
  picture: ADDRESS,
  fields: { $ref: `#/$defs/fields-${name}` },
});

/** Where the schema of one kind of file is. */
export const SCHEMA_OF = {
  index: '#/$defs/index',
  list: (name: string) => `#/$defs/list-${name}`,
  entry: (name: string) => `#/$defs/entry-${name}`,
};

/**
 * @param address of the schema
 * @returns the schema of all files
 */
export function apiSchema(address: string, collections: readonly CollectionInfo[]): Plain {
  const named = collections.flatMap((info): [string, Plain][] => {
    const { name } = info;
    const item = itemOf(name);
    const list = {
      $schema: TEXT,
      collection: { const: name },
      count: COUNT,
      page: COUNT,
      pages: COUNT,
      previous: { anyOf: [ADDRESS, { type: 'null' }] },
      next: { anyOf: [ADDRESS, { type: 'null' }] },
      entries: { type: 'array', items: object(item, OPTIONAL) },
    };
    const entry = { $schema: TEXT, ...item, html: TEXT, markdown: TEXT };
    return [
      [`list-${name}`, object(list)],
      [`entry-${name}`, object(entry, OPTIONAL)],
      [`fields-${name}`, fieldsSchema(info)],
    ];
  });
  const index = object({
    $schema: TEXT,
    title: TEXT,
    language: TEXT,
    url: ADDRESS,
    types: ADDRESS,
    collections: { type: 'array', items: object({ name: TEXT, count: COUNT, first: ADDRESS }) },
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    anyOf: [
      { $ref: SCHEMA_OF.index },
      ...collections.flatMap(({ name }) => [{ $ref: SCHEMA_OF.list(name) }, { $ref: SCHEMA_OF.entry(name) }]),
    ],
    $defs: { index, ...Object.fromEntries(named) },
  };
}
