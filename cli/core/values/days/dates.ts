/** Indonesian calendar dates. They stay text throughout; nothing here depends on time zones. */
import { exists, MONTHS, type WRITTEN_YEARS, YEARS } from './calendar.ts';

/** What is written like a date; the day may not exist. */
export const DATE = /^(?<day>\d{1,2}) (?<month>\p{L}+) (?<year>\d{4})$/u;

/** Likely years for one with a typing error: two digits swapped, else one mistyped. */
export function likelyYears(year: string): string[] {
  const swapped = [0, 1, 2].map(
    (at) => year.slice(0, at) + (year[at + 1] ?? '') + (year[at] ?? '') + year.slice(at + 2),
  );
  const retyped = [...year].flatMap((_, at) =>
    [...'0123456789'].map((digit) => year.slice(0, at) + digit + year.slice(at + 1)),
  );
  const recent = [swapped, retyped].map((years) => [...new Set(years.filter((one) => /^20[0-4]/.test(one)))]);
  return recent.find((years) => years.length > 0) ?? [];
}

/** @returns `YYYY-MM-DD` of a date such as `20 April 2025`, or null if it is not a calendar date */
export function isoDay(
  value: string,
  pattern = DATE,
  months = MONTHS,
  years?: typeof WRITTEN_YEARS,
): string | null {
  const { day = '', month = '', year = '' } = pattern.exec(value)?.groups ?? {};
  const number = months.indexOf(month) + 1;
  if (day.startsWith('0') || !exists(Number(day), number, Number(year), years ?? YEARS)) return null;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
