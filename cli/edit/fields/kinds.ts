/**
 * The kinds of fields, and the form of an entry, derived from its model: a field for each field, of the kind that can
 * show its values.
 */
import type { Schema } from '../../core/models/schema/index.ts';
import type { Json } from '../../core/values/changes/field-values.ts';
import { type BlocksField, blocksKind } from './blocks/field.ts';
import { type ChoiceField, choiceKind } from './choice/field.ts';
import { type DateField, dateKind } from './date/field.ts';
import { type EitherField, eitherKind } from './either/field.ts';
import type { FieldHead, FieldKind, FormContext, Maker } from './field.ts';
import { type GroupField, groupKind } from './group/field.ts';
import { type LinesField, linesKind } from './lines/field.ts';
import { type ListField, listKind } from './list/field.ts';
import { type NumberField, numberKind } from './number/field.ts';
import { type PictureField, pictureKind } from './picture/field.ts';
import { type ReferenceField, referenceKind } from './reference/field.ts';
import { type SwitchField, switchKind } from './switch/field.ts';
import { type TextField, textKind } from './text/field.ts';
import { type TimeField, timeKind } from './time/field.ts';
import { isUnderstood } from './understood.ts';
import { inWords, labelsOf } from './words.ts';

export type Field =
  | BlocksField<Field>
  | ChoiceField
  | DateField
  | EitherField<Field>
  | GroupField<Field>
  | LinesField
  | ListField<Field>
  | NumberField
  | PictureField
  | ReferenceField
  | SwitchField
  | TextField
  | TimeField;

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/** In the order in which they are tried. */
const KINDS: { readonly [Kind in Field['kind']]: FieldKind<FieldOf<Kind>, Field> } = {
  blocks: blocksKind,
  either: eitherKind,
  reference: referenceKind,
  choice: choiceKind,
  date: dateKind,
  time: timeKind,
  picture: pictureKind,
  text: textKind,
  switch: switchKind,
  number: numberKind,
  list: listKind,
  group: groupKind,
  lines: linesKind,
};

/** @returns a schema of one type; of several, those that differ for a form */
function withOneType(schema: Schema): Schema {
  const { type, ...rest } = schema;
  if (!Array.isArray(type)) return schema;
  const types = type.filter((one) => one !== 'null' && !(one === 'integer' && type.includes('number')));
  return { ...rest, type: types.length === 1 && types[0] ? types[0] : types };
}

/** The JSON types of the values that a field can show. */
export function typesOf(field: Field): readonly string[] {
  const kind = KINDS[field.kind] as FieldKind<Field, Field>;
  return kind.types(field, { types: typesOf });
}

const makerOf = (context: FormContext): Maker<Field> => ({
  ...context,
  field: (name, schema, required) => fieldOf(name, schema, required, context),
  fields: (schema, skipped) => fieldsIn(schema, context, skipped),
  types: typesOf,
});

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

/** @returns the field of a part of a model; as lines of text if it says more than a form can show */
export function fieldOf(name: string, schema: Schema, required: boolean, context: FormContext): Field {
  const { default: value } = schema;
  const head: FieldHead = {
    name,
    ...labelsOf(schema, name),
    required,
    ...(value !== undefined && { default: value as Json }),
  };
  const make = makerOf(context);
  const own = withOneType(schema);
  const isOfSeveral = own.oneOf !== undefined || Array.isArray(own.type);
  const kinds = isOfSeveral ? [KINDS.blocks, KINDS.either] : Object.values(KINDS);
  for (const kind of isUnderstood(schema) ? kinds : []) {
    const field = kind.from(own, head, make);
    if (field) return field;
  }
  return { ...head, kind: 'lines', unknown: false };
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
