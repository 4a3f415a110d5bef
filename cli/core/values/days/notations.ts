/** Notations of dates, by the format that a model gives a field: each converts to `YYYY-MM-DD` and back. */

import type { UnplacedFault } from '../../../diagnostics/index.ts';
import type { Moment } from '../../stages/meanings.ts';
import { memoized } from '../lists.ts';
import { ENGLISH_MONTHS, exists, WRITTEN_YEARS, YEARS } from './calendar.ts';
import { isoDay, likelyYears } from './dates.ts';
import { dayInWords } from './days.ts';
import { isDayAlone, momentOf, writtenDay } from './moments.ts';

export interface Notation {
  /** @returns `YYYY-MM-DD` as written, whatever the offset, or null for a text that is not a date in this notation */
  read(text: string): string | null;
  /** @param day `YYYY-MM-DD` */
  write(day: string): string;
}

const DAY_FIRST = /^(?<day>[1-9]\d?) (?<month>[A-Z][a-z]+) (?<year>\d{4})$/;
const MONTH_FIRST = /^(?<month>[A-Z][a-z]+) (?<day>[1-9]\d?), (?<year>\d{4})$/;

/** @returns day, month and year as written; the day may not exist */
export const englishParts = (text: string): Record<string, string> | undefined =>
  (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups;

const englishDay = (text: string): string | null =>
  isoDay(text, DAY_FIRST.test(text) ? DAY_FIRST : MONTH_FIRST, ENGLISH_MONTHS, WRITTEN_YEARS);

/** Hours and minutes, optionally seconds and an offset: `08:30`, `08:30:00Z`, `08:30+07:00`. */
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;

export const isTime = (text: string): boolean => TIME.test(text);

export const NOTATIONS = {
  'indonesian-date': { read: isoDay, write: (day) => dayInWords(day).id },
  'english-date': {
    read: englishDay,
    write(day) {
      const [year, month, date] = day.split('-').map(Number);
      return `${date} ${ENGLISH_MONTHS[(month ?? 1) - 1]} ${year}`;
    },
  },
  date: { read: writtenDay, write: (day) => day },
  'date-time': { read: writtenDay, write: (day) => `${day}T00:00` },
} as const satisfies Record<string, Notation>;

export type NotationName = keyof typeof NOTATIONS;

/** @returns the notation of a format, or undefined if it is not one of dates */
export const notationOf = (format: string | undefined): Notation | undefined =>
  format !== undefined && Object.hasOwn(NOTATIONS, format) ? NOTATIONS[format as NotationName] : undefined;

/** @returns `YYYY-MM-DD` of a text in any notation, or null */
export function readDay(text: string): string | null {
  for (const { read } of Object.values(NOTATIONS)) {
    const day = read(text);
    if (day !== null) return day;
  }
  return null;
}

/**
 * @param timeZone of the site
 * @returns the point in time that the text of a field states; null for a day alone, or a text in another notation
 */
export function momentIn(notation: Notation | undefined, text: string, timeZone: string): Moment | null {
  // Shorter texts are days alone.
  if (notation?.read !== writtenDay || text.length <= 10) return null;
  return notation === NOTATIONS.date && isDayAlone(text) ? null : momentOf(text, timeZone);
}

/** @returns `YYYY-MM-DD` of a field in the zone of the site, or null for a text that is not a date in this notation */
export const dayOf = (notation: Notation | undefined, text: string, timeZone: string): string | null =>
  momentIn(notation, text, timeZone)?.day ?? notation?.read(text) ?? null;

/**
 * @param days notations of fields, by name
 * @returns the points in time that fields state, by name; those with a day alone state none
 */
export function momentsIn(
  days: ReadonlyMap<string, Notation>,
  fields: Readonly<Record<string, unknown>>,
  timeZone: string,
): Record<string, Moment> {
  const found: Record<string, Moment> = {};
  for (const [name, notation] of days) {
    const value = fields[name];
    const moment = typeof value === 'string' ? momentIn(notation, value, timeZone) : null;
    if (moment) found[name] = moment;
  }
  return found;
}

/** @returns the fault of a date of an entry whose year is a typing error, or null */
export function yearFault(value: string, { read }: Notation): UnplacedFault | null {
  const [year, month, day] = read(value)?.split('-') ?? [];
  if (year === undefined || exists(Number(day), Number(month), Number(year), YEARS)) return null;
  const suggestions = likelyYears(year)
    .map((intended) => value.replace(year, intended))
    .filter((text) => read(text) !== null);
  return { code: 'content/unlikely-year', params: { value, year, ...YEARS }, suggestions };
}

/**
 * @returns `YYYY-MM-DD` of a date in any notation, such as `20 April 2025`; those of many entries are read again and again
 * @throws RangeError for any other text
 */
export const toIsoDay = memoized((text: string): string => {
  const day = readDay(text);
  if (day === null) throw new RangeError(`“${text.slice(0, 80)}” is not a date such as 20 April 2025`);
  return day;
});
