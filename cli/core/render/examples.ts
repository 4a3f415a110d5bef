/** A site made up from the content models alone: with all that content can have, and with no more than it must. */
import { daysIn } from '../entries/schedule.ts';
import type { Entry, Fields, SiteEntry, SiteFields } from '../stages/entry.ts';
import { addressOf } from '../validate/address.ts';
import { type Collection, type Model, type Models, resolved, type Schema } from '../validate/models.ts';
import { listNamed } from '../validate/rules.ts';
import { EXAMPLES, type FormatName } from '../values/formats.ts';

/** The picture that examples name as one of the content folder. */
export const EXAMPLE_IMAGE = 'images/contoh.png';

/** Entries of each model: enough for lists of several pages, and for each kind of neighbour. */
const ENTRIES = 60;
/** Items of a list that may have many. */
const ITEMS = 5;

interface Making {
  root: Schema;
  /** Tells the values of one example from those of another. */
  number: number;
  /** Whether what may be left out is there. */
  whole: boolean;
  settings: Fields;
}

function exampleOf(raw: Schema, name: string, making: Making): unknown {
  const schema = resolved(raw, making.root);
  const { number, settings } = making;
  const type = [schema.type].flat();
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[number % schema.enum.length];
  if (schema['x-one-of'] !== undefined) {
    const { list, by } = listNamed(schema['x-one-of']);
    const items = settings[list] as (Record<string, unknown> | string)[];
    const item = items[number % items.length];
    const chosen = typeof item === 'object' ? item[by] : item;
    return type.includes('array') ? [chosen] : chosen;
  }
  if (type.includes('boolean')) return schema.default ?? making.whole;
  if (type.includes('array'))
    return Array.from({ length: ITEMS }, (_, index) =>
      exampleOf(schema.items ?? {}, name, { ...making, number: number + index }),
    );
  if (type.includes('object') && (!type.includes('string') || number % 2 === 0))
    return fieldsOf(schema, making);
  const example = EXAMPLES[schema.format as FormatName];
  return example ? example((number % 28) + 1) : `Contoh ${name} ${number}`.slice(0, schema.maxLength);
}

function fieldsOf(schema: Schema, making: Making): Record<string, unknown> {
  const required = new Set(schema.required);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      making.whole || required.has(name) || field.default !== undefined
        ? [[name, exampleOf(field, name, making)]]
        : [],
    ),
  );
}

function entryOf({ name: collection, address: field }: Collection, model: Model, making: Making): Entry {
  const { schema } = model;
  const { number } = making;
  const fields = fieldsOf(schema, making);
  const slug = `contoh-${number}`;
  const file = `${collection}/${slug}.md`;
  const wanted = schema['x-body'];
  const hasBody = wanted === 'required' || (wanted === 'optional' && number % ITEMS > 0);
  return {
    file,
    collection,
    slug,
    address: field === undefined ? null : addressOf(file, undefined, schema),
    fields,
    days: daysIn(model, fields),
    bodyStart: hasBody ? 1 : null,
    fingerprint: slug,
    planned: slug,
    defaults: [],
    images: [],
    bodyImages: [],
    bodyAlts: [],
    links: [],
  };
}

/** @returns every other entry with all that it can have */
export function exampleContent({ site, collections }: Models): { site: SiteEntry; entries: Entry[] } {
  const settings = fieldsOf(site.schema, { root: site.schema, number: 0, whole: true, settings: {} });
  const entries = collections.flatMap((collection) =>
    [...collection.models.values()].flatMap((model) =>
      Array.from({ length: ENTRIES }, (_, number) =>
        entryOf(collection, model, { root: model.schema, number, whole: number % 2 === 1, settings }),
      ),
    ),
  );
  return { site: { fields: settings as SiteFields, links: [] }, entries };
}
