/** Numbers that are written as texts, or as numbers that mean something else. */

import type { Schema } from '../../core/models/schema/index.ts';
import { numberReadings } from '../../core/values/formats/numbers.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { nameOf } from '../../diagnostics/pointers/index.ts';

/** Reads keywords that senja itself does not use. */
const limitOf = (schema: Schema, name: string, none: number): number => {
  const limit: unknown = Reflect.get(schema, name);
  return typeof limit === 'number' ? limit : none;
};

const typesOf = ({ type }: Schema): string[] => [type ?? []].flat();

/** Whether a number keeps the rules of its field. */
function fits(schema: Schema, number: number): boolean {
  const { enum: choices } = schema;
  const step = limitOf(schema, 'multipleOf', 0);
  return (
    (typesOf(schema).includes('number') || Number.isInteger(number)) &&
    (choices?.includes(number) ?? true) &&
    (schema.const === undefined || schema.const === number) &&
    number >= limitOf(schema, 'minimum', -Infinity) &&
    number <= limitOf(schema, 'maximum', Infinity) &&
    number > limitOf(schema, 'exclusiveMinimum', -Infinity) &&
    number < limitOf(schema, 'exclusiveMaximum', Infinity) &&
    (step === 0 || Number.isInteger(Number((number / step).toPrecision(12))))
  );
}

/** @returns the numbers that a text may mean in a field, as they are written */
export const numbersFor = (text: string, schema: Schema): string[] =>
  numberReadings(text)
    .filter((number) => fits(schema, number))
    .map(String);

/** Names of fields with places on a map, which are never thousands: `lng: 106.820`. */
const PLACE = /^(?:lat|latitude|lintang|lng|lon|long|longitude|bujur|coordinates|koordinat)\b/i;

/**
 * @param source an unquoted number that looks like thousands
 * @returns the fault of one that YAML reads with decimals, but that may be one of thousands: `15.000`
 */
export function thousandsFault(pointer: string, source: string, schema: Schema): Fault | null {
  const types = typesOf(schema);
  const isNumber = types.includes('number') || types.includes('integer');
  if (!isNumber || types.includes('string') || PLACE.test(nameOf(pointer))) return null;
  const suggestions = numbersFor(source, schema);
  const [thousands = ''] = suggestions;
  // The limits of the field leave the number that it is, or none.
  if (Number(thousands) <= Number(source)) return null;
  const rule = phrase('content/invalid:thousands', { thousands, decimal: Number(source) });
  const about = phrase('content/invalid:digits-alone');
  return {
    code: 'content/invalid',
    params: { name: nameOf(pointer), rule, about },
    at: { pointer },
    suggestions,
  };
}
