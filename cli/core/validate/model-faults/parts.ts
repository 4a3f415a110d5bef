/** The parts of a model that are schemas, and faults in them. */

import { type Fault, formatValue, type Param } from '../../../diagnostics/diagnostic.ts';
import { escapePointer } from '../../../diagnostics/pointer.ts';
import { nearest } from '../../../diagnostics/suggest.ts';
import { isObject } from '../collections.ts';

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

/** @returns the schemas directly inside a schema */
export function* partsInside(schema: SchemaPart['schema'], pointer = ''): Generator<SchemaPart> {
  for (const key of SINGLE) {
    const child = schema[key];
    if (isObject(child)) yield { pointer: `${pointer}/${key}`, schema: child };
  }
  for (const key of [...NAMED, ...LISTED])
    for (const [name, child] of Object.entries(schema[key] ?? {}))
      if (isObject(child)) yield { pointer: `${pointer}/${key}/${escapePointer(name)}`, schema: child };
}

/** @returns a model and all schemas inside it, without other objects such as lists of properties */
export function* schemasIn(schema: unknown, pointer = ''): Generator<SchemaPart> {
  if (!isObject(schema)) return;
  yield { pointer, schema };
  for (const part of partsInside(schema, pointer)) yield* schemasIn(part.schema, part.pointer);
}

export const invalid = (pointer: string, text: Param, target: 'key' | 'value' = 'value'): Fault => ({
  code: 'model/invalid',
  params: { text },
  at: { pointer, target },
});

/** @returns the fault of an unknown keyword, with the most similar valid one */
export const unknownKeyword = (pointer: string, keyword: string, known: readonly string[]): Fault => ({
  code: 'model/unknown-keyword',
  params: { keyword: formatValue(keyword) },
  suggestions: nearest(keyword, known),
  at: { pointer: `${pointer}/${escapePointer(keyword)}`, target: 'key' },
});

/** @returns the fault of an invalid value of a keyword */
export const unknownValue = (pointer: string, keyword: string, value: unknown, known: readonly string[]) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return {
    code: 'model/unknown-value',
    params: { keyword, value: formatValue(text), known: known.join(', ') },
    suggestions: nearest(text, known),
    at: { pointer },
  } satisfies Fault;
};
