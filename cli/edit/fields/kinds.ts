/** The form of an entry, derived from its model: a field for each field, of the kind that can show its values. */
import { blocksIn } from '../../core/validate/blocks.ts';
import { aboutOf, type Schema } from '../../core/validate/schema.ts';
import { notationOf } from '../../core/values/days/notations.ts';
import type { Both, Field, FieldOf, Json } from '../api.ts';

/** What a form needs to know besides the model. */
export interface FormContext {
  /** Names of the folders of entries. */
  folders: ReadonlySet<string>;
  /** Values that fields choose from `site.yaml`, by name of the list; null while they are not certain. */
  choices: Readonly<Record<string, readonly string[] | null>>;
}

/** Keywords that a form understands, or that only limit values: `check` says what is wrong with one. */
const UNDERSTOOD = new Set(
  (
    '$comment $defs $id $schema additionalProperties const default description enum examples exclusiveMaximum ' +
    'exclusiveMinimum format items maxItems maxLength maxProperties maximum minItems minLength minProperties ' +
    'minimum multipleOf oneOf pattern properties required title type uniqueItems deprecated readOnly writeOnly'
  ).split(' '),
);

const isUnderstood = (schema: Schema): boolean =>
  Object.keys(schema).every((key) => UNDERSTOOD.has(key) || key.startsWith('x-')) &&
  typeof (schema as { additionalProperties?: unknown }).additionalProperties !== 'object';

/** Longest label, and longest text that is written in one line. */
const LABEL = 40;
const SHORT = 160;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `publishDate` in words. */
const inWords = (name: string): string =>
  capital(
    name
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/[_-]+/g, ' ')
      .toLowerCase(),
  );

/** What a description begins with, if that is short enough for a label; a switch says what `true` means. */
function labelIn(about: string, name: string): string {
  const [first = ''] = about.replace(/^true: /, '').split(/[,:;(]|\.(?=\s|$)/, 1);
  const label = first.trim();
  return label === '' || label.length > LABEL ? inWords(name) : capital(label);
}

function labelsOf(schema: Schema, name: string): { label: Both; hint: Both } {
  const about = aboutOf(schema);
  const hint = { id: about.id || about.en, en: about.en || about.id };
  return { label: { id: labelIn(hint.id, name), en: labelIn(hint.en, name) }, hint };
}

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Reads keywords that senja itself does not use. */
const keyword = (schema: Schema, name: string): unknown => Reflect.get(schema, name);

type Head = Pick<Field, 'name' | 'label' | 'hint' | 'required' | 'default'>;

const dayRole = (role: Schema['x-role']): 'published' | 'updated' | 'expires' | null =>
  role === 'published' || role === 'updated' || role === 'expires' ? role : null;

function textField(schema: Schema, head: Head): Field {
  const { format, 'x-alt': alt = null, 'x-role': role } = schema;
  if (format !== undefined && notationOf(format))
    return { ...head, kind: 'date', format, role: dayRole(role) };
  if (format === 'time') return { ...head, kind: 'time', format };
  if (format === 'image-url') return { ...head, kind: 'picture', alt };
  const maxLength = numberOr(schema.maxLength);
  const long = format === undefined && (maxLength ?? 0) > SHORT;
  return { ...head, kind: 'text', format: format ?? null, long, maxLength };
}

const isScalar = (value: unknown): value is Json => typeof value !== 'object' || value === null;

/** @returns what a description says of each choice in brackets, `newest (latest date first)`, and the rest of it */
function namesIn(about: string, choices: readonly string[]) {
  const names = new Map<string, string>();
  let [first, last] = [about.length, 0];
  for (const choice of choices) {
    const start = ` ${about}`.indexOf(` ${choice} (`);
    const open = start + choice.length + 2;
    const end = start < 0 ? -1 : about.indexOf(')', open);
    if (end < 0) continue;
    names.set(choice, capital(about.slice(open, end)));
    first = Math.min(first, start);
    last = Math.max(last, end + 1);
  }
  return { names, rest: names.size < choices.length ? about : about.slice(0, first) + about.slice(last) };
}

function choiceField(choices: readonly Json[], head: Head): FieldOf<'choice'> {
  const texts = choices.map(String);
  const [id, en] = [namesIn(head.hint.id, texts), namesIn(head.hint.en, texts)];
  const names = texts.map((one) => [one, { id: id.names.get(one) ?? one, en: en.names.get(one) ?? one }]);
  const hint = { id: id.rest, en: en.rest };
  return { ...head, hint, kind: 'choice', choices, names: Object.fromEntries(names), from: null };
}

/** A field that is chosen from the model, from `site.yaml`, or from entries; null for any other. */
function chosenField(schema: Schema, head: Head, context: FormContext): Field | null {
  const { 'x-one-of': from, enum: values } = schema;
  if (from !== undefined && schema.type !== 'array') {
    if (context.folders.has(from)) return { ...head, kind: 'reference', collection: from };
    return { ...choiceField(context.choices[from] ?? [], head), from };
  }
  const known = values ?? (schema.const === undefined ? null : [schema.const]);
  if (!known?.every(isScalar)) return null;
  return choiceField(known as Json[], head);
}

function listField(schema: Schema, head: Head, context: FormContext): Field | null {
  const { items, 'x-one-of': from } = schema;
  if (typeof items !== 'object' && from === undefined) return null;
  const own = { ...(from !== undefined && { type: 'string', 'x-one-of': from }), ...items };
  const item = fieldOf('', own, false, context);
  return { ...head, kind: 'list', item, maxItems: numberOr(keyword(schema, 'maxItems')) };
}

/** @returns the fields of a group or a model, in its order */
export function fieldsIn(
  { properties = {}, required = [] }: Schema,
  context: FormContext,
  skipped = '',
): Field[] {
  return Object.entries(properties)
    .filter(([name]) => name !== skipped)
    .map(([name, schema]) => {
      // A title may be left to the body or the name of the file.
      const isRequired = required.includes(name) && schema['x-from'] === undefined;
      return fieldOf(name, schema, isRequired, context);
    });
}

function blocksField(schema: Schema, head: Head, context: FormContext): Field | null {
  const blocks = blocksIn(schema);
  // What all kinds have would be in no kind.
  if (!blocks || schema.properties || !schema.oneOf?.every(isUnderstood)) return null;
  const kinds = blocks.kinds.map(([value, branch]) => {
    const title = branch.properties?.[blocks.key];
    const about = aboutOf(branch).id === '' && title ? title : branch;
    return { value, label: labelsOf(about, value).label, fields: fieldsIn(branch, context, blocks.key) };
  });
  return { ...head, kind: 'blocks', by: blocks.key, kinds };
}

/** The JSON types of the values that a field can show. */
export function typesOf(field: Field): readonly string[] {
  switch (field.kind) {
    case 'list':
      return ['array'];
    case 'group':
    case 'blocks':
      return ['object'];
    case 'number':
      return ['number'];
    case 'switch':
      return ['boolean'];
    case 'choice':
      return field.from === null ? [...new Set(field.choices.map((one) => typeof one))] : ['string'];
    case 'either':
      return field.options.flatMap(typesOf);
    case 'lines':
      return [];
    default:
      return ['string'];
  }
}

/** A field of several forms, if each value shows which one it has. */
function eitherField(schemas: readonly Schema[], head: Head, context: FormContext): Field | null {
  const options = schemas.map((one) => fieldOf(head.name, one, head.required, context));
  const types = options.map(typesOf);
  const all = types.flat();
  if (new Set(all).size < all.length || types.some(({ length }) => length === 0)) return null;
  return { ...head, kind: 'either', options };
}

function ofType(schema: Schema, head: Head, context: FormContext): Field | null {
  const { type, oneOf, ...rest } = schema;
  if (oneOf)
    return blocksField(schema, head, context) ?? (rest.properties ? null : eitherField(oneOf, head, context));
  if (Array.isArray(type)) {
    const types = type.filter((one) => one !== 'null' && !(one === 'integer' && type.includes('number')));
    const own = types.map((one): Schema => ({ ...rest, type: one }));
    const [only] = own;
    return own.length === 1 && only ? ofType(only, head, context) : eitherField(own, head, context);
  }
  const chosen = chosenField(schema, head, context);
  if (chosen) return chosen;
  switch (type ?? (schema.properties ? 'object' : 'any')) {
    case 'string':
      return textField(schema, head);
    case 'boolean':
      return { ...head, kind: 'switch', off: schema.default === true, isDraft: schema['x-role'] === 'draft' };
    case 'integer':
    case 'number':
      return { ...head, kind: 'number', integer: type === 'integer' };
    case 'array':
      return listField(schema, head, context);
    case 'object':
      return schema.properties ? { ...head, kind: 'group', fields: fieldsIn(schema, context) } : null;
    default:
      return null;
  }
}

/** @returns the field of a part of a model; as lines of text if it says more than a form can show */
export function fieldOf(name: string, schema: Schema, required: boolean, context: FormContext): Field {
  const { default: value } = schema;
  const head: Head = {
    name,
    ...labelsOf(schema, name),
    required,
    ...(value !== undefined && { default: value as Json }),
  };
  const field = isUnderstood(schema) ? ofType(schema, head, context) : null;
  return field ?? { ...head, kind: 'lines', unknown: false };
}

/** @returns a field that the model does not know */
export const strangeField = (name: string): Field => ({
  kind: 'lines',
  unknown: true,
  name,
  label: { id: inWords(name), en: inWords(name) },
  hint: { id: '', en: '' },
  required: false,
});
