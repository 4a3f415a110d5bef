/**
 * Stand-ins for values that are wrong or could not be read, so that a faulty entry can be planned and shown like any
 * other.
 */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { escapePointer, groupAt } from '../../diagnostics/pointers/index.ts';
import { slugIn } from '../models/collections/index.ts';
import { type Collection, type Model, modelFor, TEMPLATE } from '../models/index.ts';
import { contextOf } from '../models/languages/index.ts';
import { fieldAt, type Schema } from '../models/schema/index.ts';
import type { Document } from '../stages/document.ts';
import { type Entry, type EntryContext, type Fields, isTainted } from '../stages/entry.ts';
import { addressFault, addressOf, asRead, type Validated, writtenAddress } from '../validate/index.ts';
import { writtenBody } from '../values/html.ts';

/** The valid fields of a document, with what is not certain of those of a faulty one. */
export interface ReadFields extends Omit<Validated, 'model'>, Pick<Entry, 'tainted'> {
  model: Pick<Model, 'roles' | 'days' | 'pictures' | 'links'>;
}

type Lists = Pick<EntryContext, 'choices' | 'targets'>;

/** @returns the default of a field, its first choice, or an empty value */
export function standInFor(schema: Schema, lists: Lists): unknown {
  const { default: given, const: only, enum: listed, type, required = [], properties = {} } = schema;
  const choice = given ?? only ?? listed?.[0];
  if (choice !== undefined) return structuredClone(choice);
  const list = schema['x-one-of'];
  switch ([type].flat()[0]) {
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(required.map((name) => [name, standInFor(properties[name] ?? {}, lists)]));
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return 0;
  }
  if (list === undefined) return '';
  return lists.choices[list]?.[0] ?? [...(lists.targets[list] ?? [])][0] ?? '';
}

/** Replaces the value at a pointer; an optional field is left out, or gets its default. */
function replaceAt(fields: Record<string, unknown>, pointer: string, root: Schema, lists: Lists): void {
  const { group, name = '' } = groupAt(fields, pointer) ?? {};
  const isItem = Array.isArray(group);
  if (!group || (isItem && !Object.hasOwn(group, name))) return;
  const { schema, isRequired } = fieldAt(root, pointer);
  const staysPresent = isItem || isRequired || schema.default !== undefined;
  if (staysPresent) Object.assign(group, { [name]: standInFor(schema, lists) });
  else Reflect.deleteProperty(group, name);
}

/**
 * @param wrong pointers of the values that have faults
 * @returns the fields of a faulty document as the model wants them, and the pointers of all values that may be intended
 *   to be different
 */
function repair(
  { fields: written, unread }: Document,
  { schema, validate }: Model,
  lists: Lists,
  wrong: Iterable<string>,
): { fields: Fields; tainted: string[] } {
  const fields = structuredClone(written);
  const tainted = new Set<string>();
  const taint = (pointer: string): boolean => {
    if (tainted.has(pointer)) return false;
    tainted.add(pointer);
    replaceAt(fields, pointer, schema, lists);
    return true;
  };
  if (unread?.whole) taint('');
  for (const name of unread?.names ?? []) taint(`/${escapePointer(name)}`);
  if (unread?.uncertain)
    for (const name of Object.keys(schema.properties ?? {}))
      if (!Object.hasOwn(written, name)) taint(`/${escapePointer(name)}`);
  for (const pointer of wrong) taint(pointer);
  for (let isNew = true; isNew && !validate(fields); ) {
    isNew = false;
    for (const { instancePath, params } of validate.errors ?? []) {
      const name: unknown = params.missingProperty ?? params.additionalProperty;
      const pointer = typeof name === 'string' ? `${instancePath}/${escapePointer(name)}` : instancePath;
      isNew = taint(pointer) || isNew;
    }
  }
  return { fields, tainted: [...tainted] };
}

/** @returns a faulty document as it would be without its faults, as far as that is certain */
export function repaired(
  document: Document,
  collection: Collection,
  context: EntryContext,
  diagnostics: readonly Diagnostic[],
): ReadFields {
  const { path, body } = document;
  const [first] = collection.models.values();
  const model = modelFor(collection, document.fields) ?? first;
  if (!model) throw new Error(`${collection.name} has no model`);
  const wrong = diagnostics.filter(({ field, severity }) => severity === 'error' && field !== '');
  const pointers = wrong.map(({ field }) => field);
  const own = contextOf(path, context);
  const read = asRead(document, model);
  const { fields, tainted } = repair(read, model, 'code' in own ? context : own, pointers);
  const bodyStart = writtenBody(body)?.start ?? null;
  const { address: field } = collection;
  const { schema } = isTainted({ tainted }, `/${TEMPLATE}`) ? {} : model;
  let address: string | null = schema?.['x-address'] ?? null;
  if (field !== undefined && address === null) {
    const written = writtenAddress(collection, fields);
    const slug = slugIn(path, collection, context.ordered);
    const isKnown =
      !isTainted({ tainted }, `/${field}`) && addressFault(slug, written, field, context.reserved) === null;
    if (isKnown) address = addressOf(slug, written, schema);
  }
  return { model, fields, address, bodyStart, tainted };
}
