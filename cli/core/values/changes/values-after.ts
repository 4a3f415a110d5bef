/** What a change makes of the values of fields: on the server, and in the page beforehand. */

import { pointerNames } from '../../../diagnostics/pointers/index.ts';
import { isGroup, type Json, type Pointer, partOf } from './field-values.ts';

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

export type ValueChange =
  /** Gives a field or an item a value; creates an absent field. */
  | { is: 'set'; pointer: Pointer; value: Json }
  | { is: 'remove'; pointer: Pointer }
  /** Puts an item into a list, before the item at this index; at the end by default. An absent list is created. */
  | { is: 'insert'; pointer: Pointer; value: Json; index?: number }
  | { is: 'move'; pointer: Pointer; from: number; to: number };

/** A change of the fields, or of the text below them. */
export type FieldChange =
  | ValueChange
  /** Replaces the source of a field, its name included. */
  | { is: 'lines'; pointer: Pointer; text: string }
  | { is: 'body'; text: string };

/** @returns the names of the fields of the group at a pointer, in the order of its model */
export type FieldOrder = (pointer: string) => readonly string[];

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
