/** Texts of one line or several, numbers and times of day. */
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { numberIn, plainly } from '../../../core/values/changes/field-values.ts';
import type { FieldOf } from '../../api.ts';
import type { FieldProps } from '../entry/editing.ts';
import { useSpeech } from '../words/speak.tsx';
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
function useBox(props: FieldProps<LineField>) {
  const { field, pointer, value } = props;
  const { words } = useSpeech();
  const isDefault = field.default !== undefined && field.default !== '';
  return {
    ...useControl(field, pointer),
    value: plainly(value),
    placeholder: isDefault ? words('byDefault', { value: plainly(field.default) }) : undefined,
    'aria-required': field.required || undefined,
    onBlur: useValue(props).leave,
  };
}

/** A text, in a box that grows with it. */
export function TextControl(props: FieldProps<FieldOf<'text'>>) {
  const { field } = props;
  const box = useBox(props);
  const { type } = useValue(props);
  const isLong = field.long || box.value.includes('\n');
  // Line breaks have no meaning in a text of one line, which only looks like several where the screen is narrow.
  const oneLine = {
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault(),
    onPaste: (event: ClipboardEvent) => pasteLine(event),
  };
  return (
    <Framed {...props} aside={<Counter field={field} text={box.value} />}>
      <span className="grow" data-text={box.value || box.placeholder}>
        <textarea
          {...box}
          rows={isLong ? 3 : 1}
          {...(!isLong && oneLine)}
          onChange={({ target }) => type(target.value)}
        />
      </span>
    </Framed>
  );
}

/** Pastes lines as one line. */
function pasteLine(event: ClipboardEvent): void {
  const text = event.clipboardData.getData('text/plain');
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  const lines = text.split(/[\r\n]/).map((line) => line.trim());
  document.execCommand('insertText', false, lines.filter((line) => line !== '').join(' '));
}

function Counter({ field, text }: { field: LineField; text: string }) {
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
