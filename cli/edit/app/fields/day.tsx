/** A date: chosen from a calendar, with the words that stand in the file next to it. */
import { useState } from 'react';
import type { DateField } from '../../api.ts';
import { plainly } from '../desk/pointer.ts';
import { type FieldProps, idOf, useEditing } from '../entry/editing.ts';
import { useSpeech } from '../words/speak.tsx';
import { Framed, useControl } from './frame.tsx';

/** While a year is being typed, the control has years such as 0002. */
const isWhole = (day: string): boolean => /^[1-9]\d{3}-/.test(day);

/** A date. Half a date, or none, has an effect only once the field is left. */
export function DayControl({ field, pointer, value, compact }: FieldProps<DateField>) {
  const { entry, desk, step } = useEditing();
  const { words, day } = useSpeech();
  const control = useControl(field, pointer);
  const [typed, setTyped] = useState<string | null>(null);
  const known = entry.days[pointer] ?? '';
  const shown = typed ?? known;
  const written = plainly(value);
  const leave = (isHalf: boolean) => {
    setTyped(null);
    if (typed !== '' || isHalf || value === undefined) return;
    void desk.change(field.required ? { is: 'set', pointer, value: '' } : { is: 'remove', pointer });
  };
  return (
    <Framed field={field} pointer={pointer} compact={compact}>
      <span className="day">
        <input
          {...control}
          aria-describedby={`${control['aria-describedby'] ?? ''} ${idOf(pointer)}-words`.trim()}
          type="date"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            if (isWhole(target.value)) desk.type({ is: 'day', pointer, day: target.value }, step());
          }}
          onBlur={({ target }) => leave(target.validity.badInput)}
        />
        <span id={`${idOf(pointer)}-words`} className="day-words">
          {isWhole(shown) ? day(shown) : written && words.written(written)}
        </span>
      </span>
    </Framed>
  );
}
