/** JSON Pointers of fields. */
import type { Json, Pointer } from '../../api.ts';

/** @returns the pointer of a field or an item of what `pointer` names */
export const below = (pointer: Pointer, name: string | number): Pointer =>
  `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** @returns names and indexes on the way to a field */
export const stepsOf = (pointer: Pointer): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** @returns whether `pointer` names a field, or something within it */
export const isInField = (pointer: Pointer, field: Pointer): boolean =>
  pointer === field || pointer.startsWith(`${field}/`);

export type Group = { readonly [name: string]: Json };

export const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the value of a field or an item of a value */
export function partOf(value: Json | undefined, name: string | number): Json | undefined {
  if (Array.isArray(value)) return (value as readonly Json[])[Number(name)];
  return isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** @returns the value that a pointer names, if there is one */
export const valueAt = (value: Json | undefined, pointer: Pointer): Json | undefined =>
  stepsOf(pointer).reduce<Json | undefined>(partOf, value);

/** @returns a value as a person reads it: texts as they are, others as JSON */
export const plainly = (value: Json | undefined): string =>
  typeof value === 'string'
    ? value
    : value === undefined || value === null
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value, null, 2)
        : String(value);
