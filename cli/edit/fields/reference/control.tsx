/** The name of another entry, found by its title. */
import { useMemo } from 'react';
import { plainly } from '../../../core/values/changes/field-values.ts';
import type { FieldOf } from '../../api.ts';
import { type FieldProps, useEditing } from '../../app/entry/editing.ts';
import { EntryBox } from '../../app/entry-box.tsx';
import { Framed, useControl } from '../frame.tsx';
import { useValue } from '../value.ts';

export function ReferenceControl(props: FieldProps<FieldOf<'reference'>>) {
  const { field, pointer, value, compact } = props;
  const { rows } = useEditing();
  const control = useControl(field, pointer);
  const { type, leave } = useValue(props);
  const own = useMemo(() => rows.filter((row) => row.collection === field.collection), [rows, field]);
  const name = plainly(value);
  return (
    <Framed field={field} pointer={pointer} compact={compact}>
      <EntryBox
        control={{ ...control, 'aria-required': field.required || undefined }}
        label={field.collection}
        rows={own}
        value={name}
        shown={own.find((row) => row.name === name)?.title || name}
        // Also when there is no such entry: `check` says so, with suggestions.
        onChange={(typed, row) => type(row?.name ?? typed)}
        onLeave={leave}
      />
    </Framed>
  );
}
