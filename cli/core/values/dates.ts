/** Indonesian calendar dates. They stay text from end to end; nothing here knows of time zones. */
import type { UnplacedFault } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/suggest.ts';

export const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const;

const ENGLISH = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** English names that no Indonesian month has too. */
const FOREIGN: readonly string[] = ENGLISH.filter(
  (name) => !MONTHS.some((month) => month.toLowerCase() === name),
);

/** Month, from 1, of an Indonesian or English name or its first three letters; 0 when it is neither. */
function monthNumber(name: string): number {
  const folded = name.toLowerCase().replace(/\.$/, '');
  const names = [MONTHS.map((month) => month.toLowerCase()), ENGLISH];
  const exact = names.map((list) => list.indexOf(folded)).find((index) => index >= 0);
  if (exact !== undefined) return exact + 1;
  if (folded.length !== 3) return 0;
  const short = names.map((list) => list.findIndex((month) => month.startsWith(folded)));
  return (short.find((index) => index >= 0) ?? -1) + 1;
}

/** 0 for a month that there is not. */
const lastDayOf = (year: number, month: number): number => {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
};

const written = (day: number, month: number, year: number): string => `${day} ${MONTHS[month - 1]} ${year}`;

const exists = (day: number, month: number, year: number): boolean =>
  day >= 1 && day <= lastDayOf(year, month);

/** Whether numbers name a day that content may have. */
export const isDayOfCalendar = (day: number, month: number, year: number): boolean =>
  isLikely(year) && exists(day, month, year);

/** Years that a date of an article can have; any other is a slip of the digits. */
const YEARS = { first: 1900, last: 2100 } as const;
const isLikely = (year: number): boolean => year >= YEARS.first && year <= YEARS.last;

/** `20/04/2025` as year, month, day; only where no month has the first number, so that it must be the day. */
function dayFirst(value: string): [string, string, string, string] | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(value) ?? [];
  return Number(day) > 12 ? [value, year, month, day] : null;
}

/** What a date in another notation most likely means, or null. Never a guess between day and month. */
function reread(value: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(value) ?? dayFirst(value);
  const named = /^(?:\p{L}+,\s*)?(\d{1,2})(?:st|nd|rd|th)?[\s.-]+(\p{L}+)\.?[\s,.-]+(\d{4})$/u.exec(value);
  const american = /^(\p{L}+)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(value);
  const [day, month, year] = iso
    ? [Number(iso[3]), Number(iso[2]), Number(iso[1])]
    : named
      ? [Number(named[1]), monthNumber(named[2] ?? ''), Number(named[3])]
      : american
        ? [Number(american[2]), monthNumber(american[1] ?? ''), Number(american[3])]
        : [0, 0, 0];
  return isLikely(year) && exists(day, month, year) ? written(day, month, year) : null;
}

const DATE = /^(\d{1,2}) (\p{L}+) (\d{4})$/u;

/** What a year with one slip may have been: two digits swapped, else one mistyped; of this site's time. */
function meantYears(year: string): string[] {
  const swapped = [0, 1, 2].map(
    (at) => year.slice(0, at) + (year[at + 1] ?? '') + (year[at] ?? '') + year.slice(at + 2),
  );
  const retyped = [...year].flatMap((_, at) =>
    [...'0123456789'].map((digit) => year.slice(0, at) + digit + year.slice(at + 1)),
  );
  const recent = [swapped, retyped].map((years) => [...new Set(years.filter((one) => /^20[0-4]/.test(one)))]);
  return recent.find((years) => years.length > 0) ?? [];
}

/** @returns what is wrong with a text such as `20 April 2025`, or null when it is a day of the calendar */
export function dateFault(value: string): UnplacedFault | null {
  const match = DATE.exec(value);
  return match && isDay(match) ? null : faultOf(value, match);
}

/** Whether the parts of a date name a day of the calendar. */
function isDay([, day = '', name = '', year = '']: RegExpExecArray): boolean {
  const month = MONTHS.indexOf(name as (typeof MONTHS)[number]) + 1;
  return !day.startsWith('0') && isLikely(Number(year)) && exists(Number(day), month, Number(year));
}

function faultOf(value: string, match: RegExpExecArray | null): UnplacedFault {
  const again = reread(value.trim());
  const suggestions = again === null ? [] : [again];
  if (!match) {
    const digits = /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?:[T ]\S*)?$/.test(value.trim());
    const english = /^\p{L}+ \d/u.test(value)
      ? FOREIGN.find((month) => value.toLowerCase().startsWith(month))
      : undefined;
    if (english) return { code: 'content/english-month', params: { value, month: english }, suggestions };
    return { code: digits ? 'content/date-in-digits' : 'content/bad-date', params: { value }, suggestions };
  }
  const [, dayText = '', name = '', yearText = ''] = match;
  const day = Number(dayText);
  const year = Number(yearText);
  const month = MONTHS.indexOf(name as (typeof MONTHS)[number]) + 1;
  if (month === 0) {
    const near = isLikely(year) ? nearest(name, MONTHS).map((right) => `${day} ${right} ${yearText}`) : [];
    return {
      code: FOREIGN.includes(name.toLowerCase()) ? 'content/english-month' : 'content/bad-month',
      params: { value, month: name },
      suggestions: again === null ? near : suggestions,
    };
  }
  if (!isLikely(year)) {
    const meant = meantYears(yearText).filter((one) => exists(day, month, Number(one)));
    return {
      code: 'content/unlikely-year',
      params: { value, year: yearText, ...YEARS },
      suggestions: meant.map((one) => written(day, month, Number(one))),
    };
  }
  if (dayText.startsWith('0')) {
    const plain = exists(day, month, year) ? [written(day, month, year)] : [];
    return { code: 'content/bad-date', params: { value }, suggestions: plain };
  }
  const lastDay = lastDayOf(year, month);
  return {
    code: 'content/no-such-date',
    params: { value, month: name, year, lastDay },
    suggestions: [written(lastDay, month, year)],
  };
}

/**
 * @returns `YYYY-MM-DD` of a date that `dateFault` has passed
 * @throws RangeError for any other text
 */
export function toIsoDay(value: string): string {
  if (dateFault(value) !== null)
    throw new RangeError(`“${value.slice(0, 80)}” is not a date such as 20 April 2025`);
  const [day = '', name = '', year = ''] = value.split(' ');
  const month = MONTHS.indexOf(name as (typeof MONTHS)[number]) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
