/** Values of fields by their pointers, and what a change makes of them: on the server, and in the page beforehand. */
import { escapePointer, pointerNames } from '../diagnostics/pointer.ts';
import type { EntryChange } from './entry-requests.ts';
import type { Json, Pointer } from './form-fields.ts';

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

type Edit = (old: Json | undefined) => Json | undefined;

/** A value with one part of it edited; a part that becomes undefined is removed. The value itself stays as it is. */
function edited(value: unknown, [name, ...rest]: readonly string[], edit: Edit): Json | undefined {
  if (name === undefined) return edit(value as Json | undefined);
  const part = edited(partOf(value, name), rest, edit);
  if (Array.isArray(value) || ((value ?? undefined) === undefined && name === '0'))
    return ((value ?? []) as Json[]).toSpliced(Number(name), 1, ...(part === undefined ? [] : [part]));
  const { [name]: _, ...others } = isGroup(value) ? value : {};
  if (part === undefined) return others;
  return { ...(isGroup(value) ? value : {}), [name]: part };
}

type ValueChange = Extract<EntryChange, { is: 'set' | 'remove' | 'insert' | 'move' }>;

/** @returns values after a change */
export const valuesAfter = (values: unknown, change: ValueChange): Json | undefined =>
  edited(values, pointerNames(change.pointer), (old) => {
    if (change.is === 'set') return change.value;
    if (change.is === 'remove') return undefined;
    const list: readonly Json[] = Array.isArray(old) ? old : [];
    if (change.is === 'insert') return list.toSpliced(change.index ?? list.length, 0, change.value);
    const moved = list.slice(change.from, change.from + 1);
    return list.toSpliced(change.from, 1).toSpliced(change.to, 0, ...moved);
  });

/** @returns a value as a person reads it: texts as they are, others as JSON */
export const plainly = (value: Json | undefined): string =>
  typeof value === 'string'
    ? value
    : value === undefined || value === null
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value, null, 2)
        : String(value);
