/** Values of fields by their pointers. */
import { escapePointer, pointerNames } from '../../../diagnostics/pointers/index.ts';
import { numberReadings } from '../formats/numbers.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** JSON Pointer of a value among the fields: `/sources/0/title`. */
export type Pointer = string;

export type Group = { readonly [name: string]: Json };

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the pointer of a field or an item of what `pointer` names */
export const below = (pointer: Pointer, name: string | number): Pointer =>
  `${pointer}/${escapePointer(String(name))}`;

/** @returns whether `pointer` names a field, or something within it */
export const isInField = (pointer: Pointer, field: Pointer): boolean => `${pointer}/`.startsWith(`${field}/`);

/** @returns the value of a field or an item of a value */
export const partOf = (value: unknown, name: string | number): Json | undefined =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** @returns the value that a pointer names, if there is one */
export const valueAt = (values: unknown, pointer: Pointer): Json | undefined =>
  pointerNames(pointer).reduce(partOf, values as Json | undefined);

/** @returns a value as a person reads it: texts as they are, others as JSON */
export const plainly = (value: Json | undefined): string =>
  typeof value === 'string'
    ? value
    : value === undefined || value === null
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value, null, 2)
        : String(value);

/** @returns the number that a typed text means; the text as long as it means none, or one of two: `1,500` */
export function numberIn(text: string): number | string {
  const [number, other] = numberReadings(text);
  return number !== undefined && other === undefined ? number : text;
}
