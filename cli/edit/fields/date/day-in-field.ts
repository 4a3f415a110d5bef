/** Dates as a field writes them. */

import { valueAt } from '../../../core/values/changes/field-values.ts';
import { DEFAULT_ZONE } from '../../../core/values/days/days.ts';
import { DAY } from '../../../core/values/days/moments.ts';
import { dayOf, notationOf } from '../../../core/values/days/notations.ts';
import type { FieldOf, Pointer } from '../../api.ts';

/** Begins a time of day after a date. */
const TIME = /[T ]\d/;

/**
 * @param values of the file; a time of day in the old value stays
 * @param day `YYYY-MM-DD` in the zone of the site, where a point in time may have another day than as written
 * @returns the day in the notation of the field
 */
export function dayInField(
  { format }: FieldOf<'date'>,
  values: unknown,
  pointer: Pointer,
  day: string,
  timeZone = DEFAULT_ZONE,
): string {
  const old = valueAt(values, pointer);
  const notation = notationOf(format);
  const written = format === 'date-time' && typeof old === 'string' ? notation?.read(old) : null;
  const at = written == null ? -1 : String(old).search(TIME);
  if (written == null || at < 0) return notation?.write(day) ?? day;
  const moved = Date.parse(day) - Date.parse(dayOf(notation, String(old), timeZone) ?? written);
  const own = new Date(Date.parse(written) + Math.round(moved / DAY) * DAY);
  return own.toISOString().slice(0, 10) + String(old).slice(at);
}
