/** Dates as a field writes them. */
import { notationOf } from '../../core/values/days/notations.ts';
import type { FieldOf, Pointer } from '../api.ts';
import { valueAt } from '../field-values.ts';

/** Begins a time of day after a date. */
const TIME = /[T ]\d/;

/**
 * @param values of the file; a time of day in the old value stays
 * @param day `YYYY-MM-DD`
 * @returns the day in the notation of the field
 */
export function dayInField(
  { format }: FieldOf<'date'>,
  values: unknown,
  pointer: Pointer,
  day: string,
): string {
  const old = valueAt(values, pointer);
  const notation = notationOf(format);
  const isKnown = format === 'date-time' && typeof old === 'string' && notation?.read(old) != null;
  const at = isKnown ? old.search(TIME) : -1;
  return at < 0 ? (notation?.write(day) ?? day) : day + String(old).slice(at);
}
