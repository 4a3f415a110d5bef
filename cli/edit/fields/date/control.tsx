/** A date: typed in words or digits, or chosen from a calendar; below it, how it is read and what it does. */
import { useRef, useState } from 'react';
import { plainly } from '../../../core/values/changes/field-values.ts';
import { impossibleReading, readings, relativeReadings } from '../../../core/values/days/date-readings.ts';
import { isoDay } from '../../../core/values/days/dates.ts';
import type { FieldOf } from '../../api.ts';
import { type FieldProps, focusOn, idOf, useEditing } from '../../app/entry/editing.ts';
import { outlookOf } from '../../app/entry/outlook.ts';
import { useAnnounced, useSpeech } from '../../app/words/speak.tsx';
import { Framed, useControl } from '../frame.tsx';
import { useTyped, useValue } from '../value.ts';

/** @returns the days that a text may mean on the site, the most likely first */
const daysIn = (text: string, { today, timeZone }: { today: string; timeZone: string }): string[] => [
  ...new Set(
    [...readings(text, timeZone), ...relativeReadings(text, today)].flatMap((day) => isoDay(day) ?? []),
  ),
];

/** @returns the last day of the month and the first of the next one, if a text names a day that its month does not have */
function nearDays(text: string): string[] {
  const { month, year, lastDay } = impossibleReading(text) ?? {};
  if (month === undefined || year === undefined || lastDay === undefined) return [];
  const days = [lastDay, lastDay + 1];
  return days.map((day) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
}

/** What a date does, by its role. */
function useEffectOf({ role }: FieldOf<'date'>) {
  const { entry, today } = useEditing();
  const { words, weekday } = useSpeech();
  return (day: string): string => {
    const name = weekday(day);
    if (role === 'published') {
      const isDraft = outlookOf(entry, today).state === 'draft';
      const shown = day > today ? words('willShow', { day: name }) : words('sinceDay', { day: name });
      return isDraft ? `${shown} ${words('willStay')}` : shown;
    }
    if (role === 'expires')
      return day > today ? words('willGo', { day: name }) : words('hasGone', { day: name });
    return role === 'updated' ? words('onlySays', { day: name }) : name;
  };
}

/** A date. Text that is none yet is recorded as it is. */
export function DayControl(props: FieldProps<FieldOf<'date'>>) {
  const { field, pointer, value, compact } = props;
  const { isOptional, set, type: typeText, leave } = useValue(props);
  const { entry, desk, step, ...clock } = useEditing();
  const { words, day: inWords, weekday } = useSpeech();
  const control = useControl(field, pointer);
  const effectOf = useEffectOf(field);
  const calendar = useRef<HTMLInputElement>(null);
  /** Other days that the typed text may mean. */
  const [others, setOthers] = useState<readonly string[]>([]);
  const known = entry.days[pointer] ?? '';
  const written = plainly(value);
  const { typed, setTyped, forget } = useTyped(known || written);
  const put = (day: string) => desk.type({ is: 'day', pointer, day }, step());
  const type = (text: string) => {
    const [day, ...more] = daysIn(text, clock);
    setTyped(text, day ?? text);
    setOthers(more);
    if (day === undefined) typeText(text);
    else put(day);
  };
  /** @param day '' where the calendar's own button clears it */
  const choose = (day: string) => {
    forget();
    setOthers([]);
    if (day === '') void set(isOptional ? undefined : '');
    else put(day);
    focusOn(idOf(pointer));
  };
  const shown = typed ?? (known ? inWords(known) : written);
  const isUnread = (typed !== null || !known) && shown.trim() !== '' && daysIn(shown, clock).length === 0;
  // `check` says it in its own words.
  const near = isUnread && !control['aria-invalid'] ? nearDays(shown) : [];
  const [last] = near;
  const why = last === undefined ? words('dayUnread') : words('dayNone', { day: inWords(last) });
  const unread = control['aria-invalid'] ? '' : why;
  const offered = near.length > 0 ? near : others;
  const effect = isUnread ? unread : known && effectOf(known);
  useAnnounced(effect);
  const says = `${idOf(pointer)}-words`;
  return (
    <Framed field={field} pointer={pointer} compact={compact}>
      <span className="day">
        <input
          {...control}
          // While it is typed, it is read out.
          aria-describedby={
            typed === null ? `${control['aria-describedby'] ?? ''} ${says}`.trim() : undefined
          }
          aria-required={field.required || undefined}
          autoComplete="off"
          placeholder={words('dayTyped')}
          value={shown}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && forget()}
          onBlur={() => {
            forget();
            leave();
          }}
        />
        <button type="button" onClick={() => calendar.current?.showPicker()}>
          {words('calendar')}
        </button>
        <input
          ref={calendar}
          className="calendar"
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={known}
          onChange={({ target }) => choose(target.value)}
        />
      </span>
      <p id={says} className="day-words">
        {effect}{' '}
        {!isUnread &&
          (!known || field.format === 'date-time') &&
          written &&
          words('written', { text: written })}
      </p>
      {offered.length > 0 && (
        <fieldset className="suggestions">
          <legend>{words('mean')}</legend>
          {offered.map((day) => (
            <button key={day} type="button" onClick={() => choose(day)}>
              {weekday(day)}
            </button>
          ))}
        </fieldset>
      )}
    </Framed>
  );
}
