/** Dates in the notations of ISO 8601, with or without a time and an offset from UTC. */
import type { Moment } from '../../stages/meanings.ts';
import { exists } from './calendar.ts';
import { dayIn, offsetAt } from './days.ts';

const ISO =
  /^(?<year>\d{4})(?<dash>-?)(?<month>\d\d)\k<dash>(?<day>\d\d)(?:(?:[Tt]|[ \t]{1,3})(?<hour>\d\d|\d(?=:))(?::?(?<minute>\d\d)(?::?(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?)?[ \t]{0,3}(?<offset>[Zz]|UTC|GMT|[+-](?:[01]\d|2[0-3]|\d(?!\d))(?::?[0-5]\d)?)?)?$/;

/** The parts of a date as written; the day may not exist. */
export interface Written {
  year: string;
  month: string;
  day: string;
  /** Milliseconds from the beginning of the day; null without a time. */
  clock: number | null;
  /** From UTC, such as `-04:00`; null if none is written. */
  offset: string | null;
}

/** A day of a week, or of a year: `2014-W11-3`, `2014-071`. */
const COUNTED = /^(\d{4})(-?)(?:W(0[1-9]|[1-4]\d|5[0-3])\2([1-7])|(\d{3}))(?=$|[Tt \t])/;
/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** @returns the same text with its day in the calendar; unchanged if there is no such day */
function inCalendar(text: string): string {
  const [whole, year = '', , week, weekday, day] = COUNTED.exec(text) ?? [];
  if (whole === undefined) return text;
  // The first week has the fourth of January.
  const fourth = Date.parse(`${year}-01-04T00:00:00Z`);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY;
  const at =
    day === undefined
      ? monday + ((Number(week) - 1) * 7 + Number(weekday) - 1) * DAY
      : fourth + (Number(day) - 4) * DAY;
  const found = new Date(at).toISOString().slice(0, 10);
  const isThere =
    day === undefined
      ? Number(week) < 53 || new Date(at + (4 - Number(weekday)) * DAY).getUTCFullYear() === Number(year)
      : Number(day) > 0 && found.startsWith(year);
  return isThere ? found + text.slice(whole.length) : text;
}

/** @returns the parts of a text in one of these notations, or null */
export function readWritten(text: string): Written | null {
  const groups = ISO.exec(inCalendar(text))?.groups;
  if (!groups) return null;
  const { year = '', month = '', day = '', hour, minute = '0', second = '0', fraction = '', offset } = groups;
  const [hours, minutes, seconds] = [Number(hour ?? 0), Number(minute), Number(second)];
  const clock = (hours * 3600 + minutes * 60 + seconds) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
  // The end of a day is 24:00; a leap second has the number 60.
  if (minutes > 59 || seconds > 60 || clock > DAY) return null;
  const [, sign, ahead = '', rest = ''] = /^([+-])(\d\d?)(?::?(\d\d))?$/.exec(offset ?? '') ?? [];
  const written = sign === undefined ? '+00:00' : `${sign}${ahead.padStart(2, '0')}:${rest.padStart(2, '0')}`;
  return {
    year,
    month,
    day,
    clock: hour === undefined ? null : clock,
    offset: offset === undefined ? null : written,
  };
}

/** @returns `YYYY-MM-DD` of such a text, as written there, or null if it is not a calendar date */
export function writtenDay(text: string): string | null {
  const { year, month, day } = readWritten(text) ?? {};
  return exists(Number(day), Number(month), Number(year)) ? `${year}-${month}-${day}` : null;
}

/**
 * @returns whether a text is midnight in Greenwich. In a field of days, it is a day: programs that read `2025-04-28`
 *   write it back like this, in any zone
 */
export function isDayAlone(text: string): boolean {
  const { clock, offset } = readWritten(text) ?? {};
  return clock === 0 && offset === '+00:00';
}

/** @returns the point in time in UTC, so that texts compare as points in time do */
export const instantOf = ({ at }: Pick<Moment, 'at'>): string => new Date(at).toISOString();

/**
 * @param day in the zone of the site
 * @param at the point in time, where one is stated: on one day, these follow dates without a time
 * @returns a text that sorts as the dates do
 */
export const orderOf = (day: string, at?: string): string =>
  at === undefined ? day : `${day} ${instantOf({ at })}`;

/**
 * @param timeZone of the site, for a time without an offset
 * @returns the point in time that a text states, or null if it states none
 */
export function momentOf(text: string, timeZone: string): Moment | null {
  const { clock = null, offset = null } = readWritten(text) ?? {};
  const day = writtenDay(text);
  if (day === null || clock === null) return null;
  const local = Date.parse(`${day}T00:00:00Z`) + clock;
  // The offset is that of the moment itself, which differs from the local clock by the offset.
  const own = offset ?? offsetAt(local - aheadOf(offsetAt(local, timeZone)), timeZone);
  const at = `${new Date(local).toISOString().replace(/\.000Z$|Z$/, '')}${own}`;
  return { day: dayIn({ instant: Date.parse(at) }, timeZone), at };
}

/** Milliseconds of an offset such as `+07:00`. */
const aheadOf = (offset: string): number => -Date.parse(`1970-01-01T00:00:00${offset}`);
