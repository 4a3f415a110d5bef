/** Values of fields: how they change, and what new ones begin with. */
import { useState } from 'react';
import type { Field, Json } from '../api.ts';
import { type FieldProps, useEditing } from '../app/entry/editing.ts';

/** @returns the changes of a field; an optional one that is left empty is removed */
export function useValue({ field, pointer, value }: FieldProps) {
  const { desk, step } = useEditing();
  const isOptional = !field.required && field.name !== '';
  const set = (now: Json | undefined) =>
    desk.change(now === undefined ? { is: 'remove', pointer } : { is: 'set', pointer, value: now });
  return {
    isOptional,
    /** Sets it, or removes it. */
    set,
    /** The same for what is typed. */
    type: (now: Json) => desk.type({ is: 'set', pointer, value: now }, step()),
    leave: () => void (value === '' && isOptional && set(undefined)),
  };
}

/** A text that is shown as it was typed, for as long as the value, if there is one, is what it means. */
export function useTyped(value: string | undefined) {
  const [last, setLast] = useState<{ text: string; value: string } | null>(null);
  return {
    typed: last && (value === undefined || last.value === value) ? last.text : null,
    setTyped: (text: string, means: string) => setLast({ text, value: means }),
    forget: () => setLast(null),
  };
}

/** @returns fields of a new group: those that are required, else the first one */
export function emptyGroup(fields: readonly Field[]): { [name: string]: Json } {
  const required = fields.filter((field) => field.required);
  const first = required.length > 0 ? required : fields.slice(0, 1);
  return Object.fromEntries(first.map((field) => [field.name, emptyValue(field)]));
}

/** @returns the value of a field that is still to be filled in */
export function emptyValue(field: Field): Json {
  switch (field.kind) {
    case 'group':
      return emptyGroup(field.fields);
    case 'blocks':
      return field.kinds[0] ? { [field.by]: field.kinds[0].value, ...emptyGroup(field.kinds[0].fields) } : {};
    case 'list':
      return [emptyValue(field.item)];
    case 'either':
      return field.options[0] ? emptyValue(field.options[0]) : '';
    case 'switch':
      return !field.off;
    default:
      return '';
  }
}
