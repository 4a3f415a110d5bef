/** Texts of one line or several, numbers and times of day. */
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import type { NumberField, TextField, TimeField } from '../../api.ts';
import { plainly } from '../desk/pointer.ts';
import { type FieldProps, useEditing } from '../entry/editing.ts';
import { useSpeech } from '../words/speak.tsx';
import { Framed, useControl } from './frame.tsx';

/** The keyboard that a phone shows for a format. */
const KEYBOARDS: Readonly<Record<string, 'email' | 'url' | 'tel'>> = {
  'email-address': 'email',
  'web-url': 'url',
  'image-url': 'url',
  phone: 'tel',
};

/** Changes of a field with one text: typing, and leaving an optional field empty, which removes it. */
export function useTyping({ field, pointer, value }: FieldProps) {
  const { desk, step } = useEditing();
  return {
    type: (text: string) => desk.type({ is: 'set', pointer, value: text }, step()),
    leave() {
      if (value === '' && !field.required && field.name !== '') void desk.change({ is: 'remove', pointer });
    },
  };
}

/** @returns the hint that says what an empty field means */
function useDefault(field: TextField | NumberField | TimeField): string | undefined {
  const { words } = useSpeech();
  return field.default === undefined || field.default === ''
    ? undefined
    : words.byDefault(plainly(field.default));
}

/** A text, in a box that grows with it. */
export function TextControl(props: FieldProps<TextField>) {
  const { field, pointer, value, compact } = props;
  const control = useControl(field, pointer);
  const { type, leave } = useTyping(props);
  const placeholder = useDefault(field);
  const text = plainly(value);
  const isLong = field.long || text.includes('\n');
  const shared = {
    ...control,
    value: text,
    placeholder,
    'aria-required': field.required || undefined,
    onBlur: leave,
  };
  // Line breaks have no meaning in a text of one line, which only looks like several where the screen is narrow.
  const oneLine = {
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault(),
    onPaste: (event: ClipboardEvent) => pasteLine(event),
  };
  return (
    <Framed
      field={field}
      pointer={pointer}
      compact={compact}
      aside={field.maxLength !== null && <Counter left={field.maxLength - [...text].length} />}
    >
      {field.format === null ? (
        <span className="grow" data-text={text || placeholder}>
          <textarea
            {...shared}
            rows={isLong ? 3 : 1}
            {...(!isLong && oneLine)}
            onChange={({ target }) => type(target.value)}
          />
        </span>
      ) : (
        <input
          {...shared}
          inputMode={KEYBOARDS[field.format] ?? 'text'}
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
        />
      )}
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

function Counter({ left }: { left: number }) {
  const { words } = useSpeech();
  return <span className={left < 0 ? 'counter counter-over' : 'counter'}>{words.left(left)}</span>;
}

/** A number. What is not a number yet is kept as it was typed. */
export function NumberControl(props: FieldProps<NumberField>) {
  const { field, pointer, value, compact } = props;
  const { desk, step } = useEditing();
  const control = useControl(field, pointer);
  const { leave } = useTyping(props);
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text.replace(',', '.'));
    const isNumber = text.trim() !== '' && Number.isFinite(number);
    desk.type({ is: 'set', pointer, value: isNumber ? number : text }, step());
  };
  return (
    <Framed field={field} pointer={pointer} compact={compact}>
      <input
        {...control}
        className="short"
        inputMode={field.integer ? 'numeric' : 'decimal'}
        aria-required={field.required || undefined}
        placeholder={useDefault(field)}
        value={typed ?? plainly(value)}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          setTyped(null);
          leave();
        }}
      />
    </Framed>
  );
}

/** A time of day. One that is written in another way is shown as text. */
export function TimeControl(props: FieldProps<TimeField>) {
  const { field, pointer, value, compact } = props;
  const control = useControl(field, pointer);
  const { type, leave } = useTyping(props);
  const text = plainly(value);
  const isTime = text === '' || /^\d\d:\d\d$/.test(text);
  return (
    <Framed field={field} pointer={pointer} compact={compact}>
      <input
        {...control}
        className="short"
        type={isTime ? 'time' : 'text'}
        aria-required={field.required || undefined}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    </Framed>
  );
}
