/** A group of one of several kinds. */

import { below, isGroup, partOf } from '../../../core/values/changes/field-values.ts';
import type { FieldOf } from '../../api.ts';
import { type FieldProps, idOf, useEditing } from '../../app/entry/editing.ts';
import { useSpeech } from '../../app/words/speak.tsx';
import { FieldList } from '../field-list.tsx';
import { Clear, Framed, Says } from '../frame.tsx';
import { emptyValue } from '../value.ts';

export function BlocksControl({ field, pointer, value, compact }: FieldProps<FieldOf<'blocks'>>) {
  const { desk } = useEditing();
  const { words, say } = useSpeech();
  const by = partOf(value, field.by);
  const kind = field.kinds.find((one) => one.value === by);
  const id = `${idOf(pointer)}-kind`;
  const choose = (name: string) =>
    desk.change(
      isGroup(value)
        ? { is: 'set', pointer: below(pointer, field.by), value: name }
        : { is: 'set', pointer, value: { ...(emptyValue(field) as object), [field.by]: name } },
    );
  return (
    <Framed isSet field={field} pointer={pointer} compact={compact}>
      <div className={compact ? undefined : 'group'}>
        <div className="field" data-pointer={below(pointer, field.by)}>
          <label className="label" htmlFor={id}>
            {words('kind')}
          </label>
          <select id={id} value={kind?.value ?? ''} onChange={({ target }) => choose(target.value)}>
            {!kind && (
              <option value="">
                {typeof by === 'string' ? words('notOffered', { value: by }) : words('unset')}
              </option>
            )}
            {field.kinds.map((one) => (
              <option key={one.value} value={one.value}>
                {say(one.label)}
              </option>
            ))}
          </select>
          <Says pointer={below(pointer, field.by)} />
        </div>
        {kind && <FieldList fields={kind.fields} pointer={pointer} value={value} />}
        <Clear field={field} pointer={pointer} value={value} />
      </div>
    </Framed>
  );
}
