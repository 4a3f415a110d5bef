/** Paths to the values of fields: names, `*` for each item of a list, and steps for groups of one kind. */
import type { Fields } from '../../stages/entry.ts';
import { blocksIn } from './blocks.ts';
import type { Schema } from './schema.ts';

type Path = readonly string[];

/** For each item of a list. */
export const ITEMS = '*';

/** Prefix of the steps that only groups of one kind take; no field name has it. */
export const KIND = '\0';

/** @returns the step for groups whose field has this value */
export const kindStep = (field: string, value: string): string => `${KIND}${field}${KIND}${value}`;

/** @returns whether a value takes a step of `kindStep` */
export function isOfKind(value: unknown, step: string): boolean {
  const [, field = '', wanted] = step.split(KIND);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, field) &&
    (value as Record<string, unknown>)[field] === wanted
  );
}

/** A text in a model's field. */
export interface FieldText {
  pointer: string;
  value: string;
  schema: Schema;
  /** The fields next to it. */
  group: Fields;
}

/** The fields of a model that are of one kind; found once, since every entry needs them. */
export type FieldsOfKind = readonly [Path, Schema][];

/** @returns the texts in fields of a kind; for lists of choices or references, each item */
export function fieldTexts(kind: FieldsOfKind, fields: Fields): FieldText[] {
  const found: FieldText[] = [];
  for (const [path, schema] of kind) {
    // Most entries have none of them.
    if (Object.hasOwn(fields, path[0] ?? ''))
      collectAt(fields, path, 0, { pointer: '', schema, group: fields }, found);
  }
  return found;
}

function collectAt(
  value: unknown,
  path: Path,
  depth: number,
  at: Omit<FieldText, 'value'>,
  found: FieldText[],
): void {
  const { pointer, schema } = at;
  const name = path[depth];
  if (name === undefined) {
    if (typeof value === 'string') found.push({ ...at, value });
    else if (Array.isArray(value) && 'x-one-of' in schema)
      for (const [index, item] of value.entries())
        if (typeof item === 'string') found.push({ ...at, pointer: `${pointer}/${index}`, value: item });
  } else if (name === ITEMS) {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries())
      collectAt(item, path, depth + 1, { ...at, pointer: `${pointer}/${index}` }, found);
  } else if (name.startsWith(KIND)) {
    if (isOfKind(value, name)) collectAt(value, path, depth + 1, at, found);
  } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, name)) {
    const group = value as Fields;
    collectAt(group[name], path, depth + 1, { pointer: `${pointer}/${name}`, schema, group }, found);
  }
}

/** @returns the paths to the matching fields of a model */
export function pathsWhere(root: Schema, matches: (schema: Schema) => boolean): [Path, Schema][] {
  const found: [Path, Schema][] = [];
  const walk = (schema: Schema, path: Path): void => {
    if (matches(schema)) found.push([path, schema]);
    for (const [name, child] of Object.entries(schema.properties ?? {})) walk(child, [...path, name]);
    if (schema.items) walk(schema.items, [...path, ITEMS]);
    const { key, kinds } = blocksIn(schema) ?? { key: '', kinds: [] };
    for (const [value, kind] of kinds) walk(kind, [...path, kindStep(key, value)]);
  };
  walk(root, []);
  return found;
}
