/** Values of several forms, and what is shown as text. */

import { below, isGroup, plainly } from '../../../core/values/changes/field-values.ts';
import type { Field, FieldOf, Json } from '../../api.ts';
import { type FieldProps, focusOn, idOf, useEditing } from '../entry/editing.ts';
import { open } from '../route.ts';
import { useSpeech } from '../words/speak.tsx';
import { Clear, Framed, useControl } from './frame.tsx';
import { emptyValue, useValue } from './value.ts';

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

/** A value of one of several forms. A form that would lose something cannot be chosen. */
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

/** A field as it is in the file. */
export function LinesControl({ field, pointer, value, compact }: FieldProps) {
  const { entry, desk, step } = useEditing();
  const { words } = useSpeech();
  const control = useControl(field, pointer, true);
  const text = entry.lines[pointer] ?? '';
  return (
    <Framed field={field} pointer={pointer} compact={compact} isWhole>
      <p className="hint">{field.kind === 'lines' && field.unknown ? words('unknown') : words('ownLines')}</p>
      <span className="grow lines" data-text={text}>
        <textarea
          {...control}
          rows={2}
          spellCheck={false}
          value={text}
          onChange={({ target }) => desk.type({ is: 'lines', pointer, text: target.value }, step())}
        />
      </span>
      <Clear field={field} pointer={pointer} value={value} />
    </Framed>
  );
}

/** A field that can only be changed in the text of the file. */
export function LockedControl({ field, pointer, value }: FieldProps) {
  const { entry } = useEditing();
  const { words, say } = useSpeech();
  const control = useControl(field, pointer, true);
  const why = entry.locked[pointer];
  return (
    <Framed field={field} pointer={pointer} isWhole>
      <p className="hint">{why && say(why)}</p>
      <pre className="locked">{entry.lines[pointer] ?? plainly(value)}</pre>
      <button type="button" {...control} onClick={() => open(entry.row.file, 'text')}>
        {words('asText')}
      </button>
    </Framed>
  );
}
