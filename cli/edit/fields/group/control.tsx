/** A group, with its fields in a frame. */
import type { FieldOf } from '../../api.ts';
import type { FieldProps } from '../../app/entry/editing.ts';
import { FieldList } from '../field-list.tsx';
import { Clear, Framed } from '../frame.tsx';

export function GroupControl({ field, pointer, value, compact }: FieldProps<FieldOf<'group'>>) {
  return (
    <Framed isSet field={field} pointer={pointer} compact={compact}>
      <div className={compact ? undefined : 'group'}>
        <FieldList fields={field.fields} pointer={pointer} value={value} />
        <Clear field={field} pointer={pointer} value={value} />
      </div>
    </Framed>
  );
}
