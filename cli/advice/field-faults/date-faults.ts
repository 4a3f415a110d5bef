/** What is wrong with dates, and what they may mean. */
import {
  ENGLISH_MONTHS,
  exists,
  FOREIGN,
  formatDay,
  isLikely,
  lastDayOf,
  MONTHS,
  WRITTEN_YEARS,
  YEARS,
} from '../../core/values/days/calendar.ts';
import {
  impossibleReading,
  momentReadings,
  readings,
  swappedReadings,
} from '../../core/values/days/date-readings.ts';
import { DATE, isoDay, likelyYears } from '../../core/values/days/dates.ts';
import { readWritten } from '../../core/values/days/moments.ts';
import { englishParts, NOTATIONS, type NotationName } from '../../core/values/days/notations.ts';
import type { UnplacedFault } from '../../diagnostics/index.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { formatValue } from '../../diagnostics/texts/index.ts';

/** The fault of a text that should be a date such as `20 April 2025`. */
function indonesianFault(value: string, timeZone?: string): UnplacedFault {
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
      ? nearest(name, MONTHS).flatMap(
          (right) => dateFault('indonesian-date', within(right))?.suggestions ?? [within(right)],
        )
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

/** Year, dash or nothing, month and day. */
const WRITTEN_DAY = /^(\d{4})(-?)\d\d\2\d\d/;

const namesOf = (month: number): Record<Lang, string> => ({
  id: MONTHS[month - 1] ?? '',
  en: ENGLISH_MONTHS[month - 1] ?? '',
});

/** @returns the fault of a date that is written as it should be, but is not in the calendar; else null */
function impossibleDay(name: NotationName, value: string): UnplacedFault | null {
  const isEnglish = name === 'english-date';
  const parts = isEnglish ? englishParts(value) : readWritten(value);
  const { year = '', month = '', day = '' } = (parts ?? {}) as Record<'year' | 'month' | 'day', string>;
  const at = Number(month) || ENGLISH_MONTHS.indexOf(month) + 1;
  if (!parts || Number(year) < WRITTEN_YEARS.first || (isEnglish && at === 0)) return null;
  const params = { value: formatValue(value), month: '', year: '', lastDay: '' };
  if (at < 1 || at > 12) {
    const swapped = value.replace(WRITTEN_DAY, `$1$2${day}$2${month}`);
    const isDate = NOTATIONS[name].read(swapped) !== null;
    return { code: 'content/no-such-date', params, suggestions: isDate ? [swapped] : [] };
  }
  const lastDay = lastDayOf(at, Number(year));
  const right = String(Math.min(Math.max(Number(day), 1), lastDay)).padStart(day.length, '0');
  return {
    code: 'content/no-such-date',
    params: { ...params, month: namesOf(at), year, lastDay },
    suggestions: [
      isEnglish ? value.replace(day, right) : value.replace(WRITTEN_DAY, `$1$2${month}$2${right}`),
    ],
  };
}

/**
 * The fault of a text that should be a date in another notation. What it may mean is converted to that: a point in time to
 * a point in time where the notation has them, else to its day in the zone of the site.
 */
function notationFault(
  name: Exclude<NotationName, 'indonesian-date'>,
  value: string,
  timeZone?: string,
): UnplacedFault {
  const { write } = NOTATIONS[name];
  const impossible = impossibleDay(name, value);
  if (impossible) return impossible;
  const written = (one: string): string[] => {
    const day = isoDay(one);
    return day === null ? [] : [name === 'date-time' ? day : write(day)];
  };
  const other = impossibleReading(value);
  if (other) {
    const { month, year, lastDay } = other;
    return {
      code: 'content/no-such-date',
      params: { value: formatValue(value), month: namesOf(month), year, lastDay },
      suggestions: written(formatDay(lastDay, month, year)),
    };
  }
  const moments = name === 'date-time' ? momentReadings(value) : [];
  const suggestions = moments.length > 0 ? moments : readings(value, timeZone).flatMap(written);
  return {
    code: 'content/date-format',
    params: { value: formatValue(value), example: write('2025-04-20') },
    suggestions,
  };
}

/**
 * @param name notation of the field
 * @param timeZone of the site: what is suggested for a point in time is its day there
 * @returns the fault of a text that is not a date in the notation; null if it is one
 */
export function dateFault(name: NotationName, value: string, timeZone?: string): UnplacedFault | null {
  if (NOTATIONS[name].read(value) !== null) return null;
  return name === 'indonesian-date' ? indonesianFault(value, timeZone) : notationFault(name, value, timeZone);
}
