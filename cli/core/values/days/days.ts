/** Calendar days as `YYYY-MM-DD`, and the current day in a time zone. The clock itself is read elsewhere. */

import type { UnplacedFault } from '../../../diagnostics/index.ts';
import type { Param } from '../../../diagnostics/languages/index.ts';
import { nearest } from '../../../diagnostics/suggestions/index.ts';
import { formatValue } from '../../../diagnostics/texts/index.ts';
import type { Now } from '../../stages/edition.ts';
import { memoized } from '../lists.ts';
import { ENGLISH_MONTHS, exists, MONTHS } from './calendar.ts';

export const DEFAULT_ZONE = 'Asia/Jakarta';

/** Offsets of zones without daylight saving time. Intl takes 30 ms to load for the same answer. */
const FIXED: ReadonlyMap<string, number> = new Map([
  ['Asia/Jakarta', 7],
  ['Asia/Pontianak', 7],
  ['Asia/Makassar', 8],
  ['Asia/Jayapura', 9],
  ['UTC', 0],
]);

/** Common names for the time zones of Indonesia. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['wib', 'Asia/Jakarta'],
  ['wita', 'Asia/Makassar'],
  ['wit', 'Asia/Jayapura'],
]);

const formatIn = memoized(
  (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

/** @returns the offset of the zone at that moment, like `+07:00` */
export function offsetAt(instant: number, timeZone: string): string {
  const fixed = FIXED.get(timeZone);
  if (fixed !== undefined) return `+${String(fixed).padStart(2, '0')}:00`;
  return /[+-]\d\d:\d\d/.exec(formatIn(timeZone).format(instant))?.[0] ?? '+00:00';
}

/**
 * @param timeZone a name that `timeZoneFault` accepts
 * @returns the current day there
 */
export function dayIn(now: Now, timeZone: string): string {
  if ('day' in now) return now.day;
  // The same moment, with the clock there taken for that of Greenwich.
  const ahead = -Date.parse(`1970-01-01T00:00:00${offsetAt(now.instant, timeZone)}`);
  return new Date(now.instant + ahead).toISOString().slice(0, 10);
}

/** @returns the first moment of a day, in the format of Atom */
export const startOf = (day: string, timeZone: string): string =>
  `${day}T00:00:00${offsetAt(Date.parse(`${day}T00:00:00Z`), timeZone)}`;

/** Whether a text such as `2026-12-01` is a calendar date. */
export function isDay(text: unknown): text is string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(typeof text === 'string' ? text : '') ?? [];
  return exists(Number(day), Number(month), Number(year));
}

/** A day for messages, in words. */
export function dayInWords(day: string): Exclude<Param, string | number> {
  const [year, month, date] = day.split('-').map(Number);
  const at = (month ?? 1) - 1;
  return { id: `${date} ${MONTHS[at]} ${year}`, en: `${date} ${ENGLISH_MONTHS[at]?.slice(0, 3)} ${year}` };
}

/** Whether a time zone of this name exists; Intl alone would also accept offsets. */
function isZone(name: string): boolean {
  if (FIXED.has(name)) return true;
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** @returns the fault of a time zone's name, or null */
export function timeZoneFault(value: string): UnplacedFault | null {
  if (isZone(value)) return null;
  const called = CALLED.get(value.toLowerCase());
  const suggestions = called ? [called] : nearest(value, Intl.supportedValuesOf('timeZone'));
  return { code: 'content/bad-time-zone', params: { value: formatValue(value) }, suggestions };
}
