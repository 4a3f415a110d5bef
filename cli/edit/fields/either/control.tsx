/** A value of one of several forms. A form that would lose something cannot be chosen. */
import { below, isGroup } from '../../../core/values/changes/field-values.ts';
import type { Field, FieldOf, Json } from '../../api.ts';
import { type FieldProps, focusOn, idOf, useEditing } from '../../app/entry/editing.ts';
import { useSpeech } from '../../app/words/speak.tsx';
import { emptyValue, useValue } from '../value.ts';

/** @returns whether a field of this kind can show a value */
function fits(field: Field, value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (field.kind === 'list') return Array.isArray(value);
  if (field.kind === 'group' || field.kind === 'blocks') return isGroup(value);
  if (field.kind === 'either') return field.options.some((option) => fits(option, value));
  return field.kind === 'lines' || typeof value !== 'object';
}

/** @returns a value in another form, with what it has as far as it fits */
function inForm(option: Field, value: Json | undefined): Json {
  if (fits(option, value) && value !== undefined) return value;
  const [first] = Array.isArray(value) ? (value as readonly Json[]) : [];
  if (option.kind === 'list' && value !== undefined && fits(option.item, value)) return [value];
  return first !== undefined && fits(option, first) ? first : emptyValue(option);
}

export function EitherControl(props: FieldProps<FieldOf<'either'>>) {
  const { field, pointer, value, compact } = props;
  const { Nested } = useEditing();
  const { set } = useValue(props);
  const { words } = useSpeech();
  const at = Math.max(
    0,
    field.options.findIndex((option) => value !== undefined && fits(option, value)),
  );
  const option = field.options[at];
  if (!option) return null;
  const { name, label, hint, required } = field;
  const called = (one: Field): string =>
    one.kind === 'list' ? words('many') : one.kind === 'group' ? words('groupForm') : words('one');
  const isLoss = Array.isArray(value) && value.length > 1;
  const choose = (one: Field) => {
    void set(inForm(one, value));
    // What is typed next belongs to the value, whose control is another one now.
    focusOn(one.kind === 'list' ? `${idOf(below(pointer, 0))}-item` : idOf(pointer));
  };
  return (
    <div className="either">
      <Nested
        field={{ ...option, name, label, hint, required }}
        pointer={pointer}
        value={value}
        {...(compact && { compact })}
      />
      <p className="buttons">
        {field.options.map(
          (one, index) =>
            index !== at &&
            !isLoss && (
              <button
                key={`${one.kind} ${one.name}`}
                type="button"
                className="quiet"
                onClick={() => choose(one)}
              >
                {called(one)}
              </button>
            ),
        )}
      </p>
    </div>
  );
}
