/** A form and the values of a file: nothing that the file holds is hidden, whatever the model says. */

import { sourceAt, type WritableFile } from '../../core/edit/index.ts';
import { below, isGroup, partOf, valueAt } from '../../core/values/changes/field-values.ts';
import type { FieldOrder } from '../../core/values/changes/values-after.ts';
import { DEFAULT_ZONE } from '../../core/values/days/days.ts';
import { dayOf, notationOf } from '../../core/values/days/notations.ts';
import { pointerNames } from '../../diagnostics/pointers/index.ts';
import type { Field, Json, Pointer } from '../api.ts';
import { strangeField, typesOf } from './kinds.ts';

const typeOfValue = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** The form of the value among several that a field can have. */
const optionFor = (field: Field, value: unknown): Field =>
  field.kind === 'either'
    ? (field.options.find((one) => typesOf(one).includes(typeOfValue(value))) ?? field)
    : field;

/** Whether a field can show a value as it is. */
function fits(field: Field, value: unknown): boolean {
  if (value === null || value === undefined) return field.kind !== 'lines' || value === undefined;
  if (typeof value === 'number' && !Number.isFinite(value)) return false;
  if (field.kind === 'blocks')
    return isGroup(value) && field.kinds.some((kind) => kind.value === value[field.by]);
  return typesOf(field).includes(typeOfValue(value));
}

/** A value with its place. */
type Placed = readonly [pointer: Pointer, value: unknown];

export interface FittedForm {
  form: readonly Field[];
  lines: Record<Pointer, string>;
  days: Record<Pointer, string>;
}

const insideOf = (places: readonly Placed[], name: string): Placed[] =>
  places.flatMap(([pointer, value]): Placed[] =>
    isGroup(value) && Object.hasOwn(value, name) ? [[below(pointer, name), value[name]]] : [],
  );

/**
 * @param timeZone of the site, in which the days of points in time are shown
 * @returns the form of a file: with the fields that its model does not know, and with what must be shown as lines
 */
export function fittedForm(form: readonly Field[], file: WritableFile, timeZone = DEFAULT_ZONE): FittedForm {
  const lines: Record<Pointer, string> = {};
  const days: Record<Pointer, string> = {};
  const fitFields = (fields: readonly Field[], groups: readonly Placed[], skipped = ''): Field[] => {
    const known = new Set([skipped, ...fields.map(({ name }) => name)]);
    const names = groups.flatMap(([, value]) => (isGroup(value) ? Object.keys(value) : []));
    const unknown = [...new Set(names)].filter((name) => !known.has(name)).map(strangeField);
    return [...fields, ...unknown].map((field) => shape(field, insideOf(groups, field.name)));
  };
  const shape = (field: Field, places: readonly Placed[]): Field => {
    const shown = places.filter(([pointer, value]) => {
      if (!fits(field, value)) lines[pointer] = sourceAt(file, pointer);
      return fits(field, value);
    });
    if (field.kind === 'group') return { ...field, fields: fitFields(field.fields, shown) };
    if (field.kind === 'list') {
      const items = shown.flatMap(([pointer, value]) =>
        ((value ?? []) as unknown[]).map((one, index): Placed => [`${pointer}/${index}`, one]),
      );
      return { ...field, item: shape(field.item, items) };
    }
    if (field.kind === 'blocks') {
      const kinds = field.kinds.map((kind) => {
        const own = shown.filter(([, value]) => isGroup(value) && value[field.by] === kind.value);
        return { ...kind, fields: fitFields(kind.fields, own, field.by) };
      });
      return { ...field, kinds };
    }
    if (field.kind === 'either') {
      const ofOption = (option: Field): Placed[] =>
        shown.filter(([, value]) => optionFor(field, value) === option);
      return { ...field, options: field.options.map((option) => shape(option, ofOption(option))) };
    }
    if (field.kind === 'date')
      for (const [pointer, value] of shown) {
        const day = typeof value === 'string' ? dayOf(notationOf(field.format), value, timeZone) : null;
        if (day) days[pointer] = day;
      }
    return field;
  };
  return { form: fitFields(form, [['', file.fields.values]]), lines, days };
}

/** @returns the field of a value; undefined if the form has none */
export function fieldOfValue(form: readonly Field[], values: unknown, pointer: Pointer): Field | undefined {
  let fields = form;
  let [field, value]: [Field | undefined, unknown] = [undefined, values];
  for (const name of pointerNames(pointer)) {
    field = field?.kind === 'list' ? field.item : fields.find((one) => one.name === name);
    value = partOf(value, name);
    if (!field) return undefined;
    const own = optionFor(field, value);
    fields = fieldsOfGroup(own, value);
    field = own;
  }
  return field;
}

function fieldsOfGroup(field: Field, value: unknown): readonly Field[] {
  if (field.kind === 'group') return field.fields;
  if (field.kind !== 'blocks' || !isGroup(value)) return [];
  return field.kinds.find((kind) => kind.value === value[field.by])?.fields ?? [];
}

/** @returns the order of fields in the groups of a file */
export const orderIn =
  (form: readonly Field[], values: unknown): FieldOrder =>
  (pointer) => {
    if (pointer === '') return form.map(({ name }) => name);
    const field = fieldOfValue(form, values, pointer);
    const names = field ? fieldsOfGroup(field, valueAt(values, pointer)).map(({ name }) => name) : [];
    return field?.kind === 'blocks' ? [field.by, ...names] : names;
  };

/** @returns values as JSON: what it cannot hold is shown as lines */
export const jsonValues = (values: unknown): Record<string, Json> =>
  JSON.parse(JSON.stringify(values, (_, value) => (typeof value === 'bigint' ? null : value)));
