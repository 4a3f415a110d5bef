/** The name of another entry, found by its title. */
import { useMemo } from 'react';
import type { ReferenceField } from '../../api.ts';
import { plainly } from '../desk/pointer.ts';
import { type FieldProps, useEditing } from '../entry/editing.ts';
import { EntryBox } from './entry-box.tsx';
import { Framed, useControl } from './frame.tsx';

export function ReferenceControl({ field, pointer, value, compact }: FieldProps<ReferenceField>) {
  const { rows, desk } = useEditing();
  const control = useControl(field, pointer);
  const own = useMemo(() => rows.filter((row) => row.collection === field.collection), [rows, field]);
  const name = plainly(value);
  const put = (text: string) => {
    if (text !== name) void desk.change({ is: 'set', pointer, value: text });
  };
  // What was typed stays, also when there is no such entry: `check` says so, with suggestions.
  const leave = (typed: string) => {
    if (typed.trim() === '' && !field.required && field.name !== '') {
      if (value !== undefined) void desk.change({ is: 'remove', pointer });
    } else put(own.find(({ title }) => title.toLowerCase() === typed.trim().toLowerCase())?.name ?? typed);
  };
  return (
    <Framed field={field} pointer={pointer} compact={compact}>
      <EntryBox
        control={{ ...control, 'aria-required': field.required || undefined }}
        label={field.collection}
        rows={own}
        shown={own.find((row) => row.name === name)?.title || name}
        onChoose={(row) => put(row.name)}
        onLeave={leave}
      />
    </Framed>
  );
}
