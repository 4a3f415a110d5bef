/** Indonesian calendar dates. They stay text throughout; nothing here depends on time zones. */
import type { UnplacedFault } from '../../../diagnostics/index.ts';
import { nearest } from '../../../diagnostics/suggestions/index.ts';
import {
  exists,
  FOREIGN,
  formatDay,
  isLikely,
  lastDayOf,
  MONTHS,
  type WRITTEN_YEARS,
  YEARS,
} from './calendar.ts';
import { impossibleReading, readings, swappedReadings } from './date-readings.ts';

const DATE = /^(?<day>\d{1,2}) (?<month>\p{L}+) (?<year>\d{4})$/u;

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

/**
 * @param timeZone of the site: what is suggested for a point in time is its day there
 * @returns the fault of a text such as `20 April 2025`, or null if it is a calendar date
 */
export function dateFault(value: string, timeZone?: string): UnplacedFault | null {
  if (isoDay(value) !== null) return null;
  const match = DATE.exec(value);
  const suggestions = readings(value, timeZone);
  const missing = MONTHS.includes(match?.groups?.month ?? '') ? null : impossibleReading(value);
  if (missing) return noSuchDay(value, missing);
  if (!match) {
    const digits = /^\d{1,4}([-/. ])\d{1,2}\1\d{1,4}(?:[T ]\S*)?$|^\d{8}$/.test(value.trim());
    const english = /^\p{L}+ \d/u.test(value)
      ? FOREIGN.find((month) => value.toLowerCase().startsWith(month))
      : undefined;
    const swapped = swappedReadings(value);
    if (swapped) {
      const params = { value, month: '', year: '', lastDay: '' };
      return { code: 'content/no-such-date', params, suggestions: swapped };
    }
    if (english) return { code: 'content/english-month', params: { value, month: english }, suggestions };
    return { code: digits ? 'content/date-in-digits' : 'content/bad-date', params: { value }, suggestions };
  }
  const [, dayText = '', name = '', yearText = ''] = match;
  const day = Number(dayText);
  const year = Number(yearText);
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) {
    const within = (right: string) => `${day} ${right} ${yearText}`;
    const near = isLikely(year)
      ? nearest(name, MONTHS).flatMap((right) => dateFault(within(right))?.suggestions ?? [within(right)])
      : [];
    // `april` is the name of a month, but not written like one.
    const named = MONTHS.find((one) => one.toLowerCase() === name.toLowerCase());
    const isNamed = named !== undefined;
    const isForeign = FOREIGN.includes(name.toLowerCase());
    return {
      code: isNamed ? 'content/bad-date' : isForeign ? 'content/english-month' : 'content/bad-month',
      params: isNamed ? { value } : { value, month: name },
      suggestions: suggestions.length === 0 ? near : suggestions,
    };
  }
  if (!isLikely(year)) {
    const intended = likelyYears(yearText).filter((one) => exists(day, month, Number(one)));
    return {
      code: 'content/unlikely-year',
      params: { value, year: yearText, ...YEARS },
      suggestions: intended.map((one) => formatDay(day, month, Number(one))),
    };
  }
  if (dayText.startsWith('0')) {
    const plain = exists(day, month, year) ? [formatDay(day, month, year)] : [];
    return { code: 'content/bad-date', params: { value }, suggestions: plain };
  }
  return noSuchDay(value, { month, year, lastDay: lastDayOf(month, year) });
}

/** The fault of a day that its month does not have. */
function noSuchDay(
  value: string,
  { month, year, lastDay }: NonNullable<ReturnType<typeof impossibleReading>>,
): UnplacedFault {
  return {
    code: 'content/no-such-date',
    params: { value, month: MONTHS[month - 1] ?? '', year, lastDay },
    suggestions: [formatDay(lastDay, month, year)],
  };
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
