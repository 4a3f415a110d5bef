/** The box of a text, a number or a time of day. */

import { numberIn, plainly } from '../../core/values/changes/field-values.ts';
import type { FieldOf } from '../api.ts';
import { type FieldProps, useEditing } from '../app/entry/editing.ts';
import { useSpeech } from '../app/words/speak.tsx';
import { Framed, useControl } from './frame.tsx';
import { useTyped, useValue } from './value.ts';

/** The keyboard that a phone shows for a format. */
const KEYBOARDS: Readonly<Record<string, 'email' | 'url' | 'tel'>> = {
  'email-address': 'email',
  'web-url': 'url',
  'image-url': 'url',
  phone: 'tel',
};

type LineField = FieldOf<'text'> | FieldOf<'number'> | FieldOf<'time'>;

/** What the box of a text, a number or a time has in any case. */
export function useBox(props: FieldProps<LineField>) {
  const { field, pointer, value } = props;
  const { words } = useSpeech();
  const isDefault = field.default !== undefined && field.default !== '';
  return {
    ...useControl(field, pointer),
    lang: useEditing().language,
    value: plainly(value),
    placeholder: isDefault ? words('byDefault', { value: plainly(field.default) }) : undefined,
    'aria-required': field.required || undefined,
    onBlur: useValue(props).leave,
  };
}

export function Counter({ field, text }: { field: LineField; text: string }) {
  const { words } = useSpeech();
  if (field.kind !== 'text' || field.maxLength === null) return null;
  const left = field.maxLength - [...text].length;
  return (
    <span className={left < 0 ? 'counter counter-over' : 'counter'}>
      {words(left < 0 ? 'over' : 'left', { count: Math.abs(left) })}
    </span>
  );
}

/** A number, a time of day, or a text with a notation. A time that is written in another way is shown as text. */
export function LineControl(props: FieldProps<LineField>) {
  const { field } = props;
  const { onBlur: leave, ...box } = useBox(props);
  const { type } = useValue(props);
  const { typed, setTyped, forget } = useTyped(box.value);
  const isTime = field.kind === 'time' && (box.value === '' || /^\d\d:\d\d$/.test(box.value));
  const keyboard =
    field.kind === 'number' ? (field.integer ? 'numeric' : 'decimal') : KEYBOARDS[field.format ?? ''];
  const change = (text: string) => {
    if (field.kind !== 'number') return type(text);
    const number = numberIn(text);
    setTyped(text, plainly(number));
    type(number);
  };
  return (
    <Framed {...props} aside={<Counter field={field} text={box.value} />}>
      <input
        {...box}
        className={field.kind === 'text' ? undefined : 'short'}
        type={isTime ? 'time' : 'text'}
        inputMode={keyboard}
        spellCheck={false}
        value={typed ?? box.value}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          forget();
          leave();
        }}
      />
    </Framed>
  );
}
