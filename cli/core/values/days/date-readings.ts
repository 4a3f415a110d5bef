/** Possible meanings of a date in another notation: all of them, the most likely first. */
import { exists, formatDay, lastDayOf, monthNumber, YEARS } from './calendar.ts';
import { type ClockTime, withoutClock } from './clock.ts';
import { DAY, isDayAlone, momentOf, readWritten, type Written } from './moments.ts';

type Parts = readonly [day: number, month: number, year: number];

/** `25` as a year: of this century up to 49. */
function fullYear(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year + (year < 50 ? 2000 : 1900);
}

/** Also with the day of the Javanese week: `Minggu Legi 20 April 2025`. */
const WEEKDAY =
  /^(?:\p{L}+(?:['’]\p{L}+)?\.?(?: \p{L}+)?,\s*|(?:(?:senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu|ahad|(?:mon|tues|wednes|thurs|fri|satur|sun)day|sen|sel|rab|kam|jum|sab|min|mon|tue|wed|thu|fri|sat|sun)\.?(?:\s+(?:legi|pahing|pon|wage|kliwon))?|tanggal|tgl\.?)\s+)?/iu;
/** The era, the weekday in brackets, or an hour without minutes. */
const AFTER = / (?:M|TM|Masehi|AD|CE|\(\p{L}+\)|(?:pukul|jam|pada|at) \d{1,2}(?: \P{N}*)?)$/iu;
const BRACKETED = /^[[(](.*)[\])]$/;
const ISO = /^(\d{4})[-/.:](\d{1,2})[-/.:](\d{1,2})(?:[T ]\p{L}\D*)?$/u;
const DIGITS = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{2}|\d{4})$/;
const NAMED =
  /^(?:ke-)?0?(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of )?[\s,./-]*(?<month>\p{L}+)\.?[\s,./-]*(?<year>\d{4}|'?\d{2})\.?$/u;
const AMERICAN = /^(?<month>\p{L}+)\.?[\s-]+(?<day>\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(?<year>\d{4})\.?$/u;
const YEAR_FIRST = /^(?<year>\d{4})[\s./-]+(?<month>\p{L}+)[\s./-]+(?<day>\d{1,2})$/u;

/** Three groups of digits. */
function ofDigits(value: string): Parts[] {
  const [, year, month, day] = ISO.exec(value) ?? [];
  if (day !== undefined) return [[Number(day), Number(month), Number(year)]];
  const [, first = '', , second = '', third = ''] = DIGITS.exec(value) ?? [];
  if (first === '') return [];
  const [a, b, c] = [Number(first), Number(second), fullYear(third)];
  // With a year of two digits it is unknown which of them is the year.
  const yearFirst: Parts[] = third.length === 2 ? [[Number(third), b, fullYear(first)]] : [];
  return [[a, b, c], ...yearFirst, [b, a, c]];
}

/** `20250420`, and the serial dates of spreadsheets: days since 1900. */
function ofNumber(value: string): Parts[] {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(value) ?? [];
  if (day !== undefined) {
    const europe: Parts = [Number(value.slice(0, 2)), Number(value.slice(2, 4)), Number(value.slice(4))];
    return [[Number(day), Number(month), Number(year)], europe];
  }
  // From 1982 to 2064.
  if (!/^[345]\d{4}(?:\.\d+)?$/.test(value)) return [];
  const days = new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(value)) * 86_400_000);
  return [[days.getUTCDate(), days.getUTCMonth() + 1, days.getUTCFullYear()]];
}

/** With the name of a month. */
function ofName(value: string): Parts[] {
  const {
    day,
    month = '',
    year = '',
  } = (NAMED.exec(value) ?? AMERICAN.exec(value) ?? YEAR_FIRST.exec(value))?.groups ?? {};
  return day === undefined ? [] : [[Number(day), monthNumber(month), fullYear(year.replace("'", ''))]];
}

/** Dates as written, each with the time that a text states. */
interface Read {
  dates: Parts[];
  clock: ClockTime | null;
}

/** Seconds or milliseconds since 1970, from 2001 on. */
const TIMESTAMP = /^1\d{9}(?:\d{3})?$/;

/** Longest text that is a date: `Wednesday, 17 September 2025 at 14.05.09 Central Indonesia Time`. */
const LONGEST = 100;

function partsOf(text: string): Parts[] {
  const date = text.replace(WEEKDAY, '').replace(AFTER, '').replace(BRACKETED, '$1').trim();
  return [...ofDigits(date), ...ofNumber(date), ...ofName(date)];
}

const daysOf = ({ day, month, year }: Written): Parts => [Number(day), Number(month), Number(year)];

function read(value: string): Read {
  // A log of a server joins date and time by a colon, and a backup by nothing.
  const text = value
    .slice(0, LONGEST + 1)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(BRACKETED, '$1')
    .replace(/^(\d{1,2}\/\p{L}{3}\/\d{4}):/u, '$1 ')
    .replace(/^(\d{8})(\d{6})$/, '$1T$2');
  if (value.trim().length > LONGEST) return { dates: [], clock: null };
  if (TIMESTAMP.test(text)) return read(new Date(Number(text.padEnd(13, '0'))).toISOString());
  const iso = readWritten(text);
  if (iso && iso.clock !== null) {
    const time = iso.clock === DAY ? '24:00:00' : new Date(iso.clock).toISOString().slice(11, 19);
    return { dates: [daysOf(iso)], clock: { time, offset: iso.offset ?? '' } };
  }
  // Eight digits may be a date of either order.
  const dates = [...partsOf(text), ...(iso && !/^\d{8}$/.test(text) ? [daysOf(iso)] : [])];
  if (dates.length > 0) return { dates, clock: null };
  for (const { rest, ...clock } of withoutClock(text)) {
    const found = partsOf(rest);
    if (found.length > 0) return { dates: found, clock };
  }
  return { dates: [], clock: null };
}

const isLikelyDate = (parts: Parts): boolean => exists(...parts, YEARS);

const isoOf = ([day, month, year]: Parts): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** @returns the possible points in time that a text with a time of day may mean, in the notation of ISO 8601 */
export function momentReadings(value: string): string[] {
  const { dates, clock } = read(value);
  return clock === null
    ? []
    : dates.filter(isLikelyDate).map((parts) => `${isoOf(parts)}T${clock.time}${clock.offset}`);
}

/**
 * @param timeZone of the site, in which the day of a point in time is; by default the day as written
 * @returns the possible dates that a text may mean, without duplicates
 */
export function readings(value: string, timeZone?: string): string[] {
  const { dates, clock } = read(value);
  const days = dates.filter(isLikelyDate).map((parts): string => {
    const moment = `${isoOf(parts)}T${clock?.time}${clock?.offset}`;
    const isStated = timeZone !== undefined && clock !== null && clock.offset !== '';
    const at = isStated && !isDayAlone(moment) ? momentOf(moment, timeZone) : null;
    const [year = 0, month = 0, day = 0] = at?.day.split('-').map(Number) ?? parts.toReversed();
    return formatDay(day, month, year);
  });
  return [...new Set(days)];
}

/** @returns the first meaning of a text with a day that its month does not have, if that is all it may mean; else null */
export function impossibleReading(value: string): { month: number; year: number; lastDay: number } | null {
  const { dates } = read(value);
  if (dates.some(isLikelyDate)) return null;
  const [, month, year] =
    dates.find(([day, one, of]) => day > 0 && day < 32 && exists(1, one, of, YEARS)) ?? [];
  return month === undefined || year === undefined ? null : { month, year, lastDay: lastDayOf(month, year) };
}

/** @returns the dates that digits with a month after December may mean, with day and month swapped; null for any other text */
export function swappedReadings(value: string): string[] | null {
  const { dates: found } = read(value);
  if (found.length === 0 || !/^[\d\s./-]+$/.test(value) || found.some(([, month]) => month <= 12))
    return null;
  const swapped = found.map(([day, month, year]): Parts => [month, day, year]);
  return [...new Set(swapped.filter((parts) => exists(...parts, YEARS)).map((parts) => formatDay(...parts)))];
}

/** Days relative to today, by name. */
const FROM_TODAY = new Map(
  Object.entries({
    'hari ini': 0,
    sekarang: 0,
    'saat ini': 0,
    today: 0,
    now: 0,
    kemarin: -1,
    kemaren: -1,
    yesterday: -1,
    'kemarin dulu': -2,
    'kemarin lusa': -2,
    besok: 1,
    esok: 1,
    tomorrow: 1,
    lusa: 2,
    'besok lusa': 2,
    'minggu lalu': -7,
    'minggu depan': 7,
  }),
);

/** By the number of each, from Sunday on. */
const DAY_NAMES = [
  ...['minggu ahad sunday', 'senin monday', 'selasa tuesday', 'rabu wednesday'],
  ...['kamis thursday', "jumat jum'at jum’at friday", 'sabtu saturday'],
];
/** `hari senin`, `senin depan`. */
const AROUND_DAY = /^(?:hari |next )| depan$/g;
/** `dua minggu lagi`, `in 3 days`. */
const LATER =
  /^(?:in )?(?<count>\d{1,2}|se|satu|dua|tiga|empat|lima|one|two|three|four|five) ?(?<unit>hari|minggu|pekan|days?|weeks?)(?<lagi> lagi)?$/;
const COUNTS = ['se satu one', 'dua two', 'tiga three', 'empat four', 'lima five'];

const indexOfName = (rows: readonly string[], name: string): number =>
  rows.findIndex((names) => names.split(' ').includes(name));

/** @returns days from today to the one that a text means; null for any other text */
function daysFromToday(text: string, today: string): number | null {
  const named = FROM_TODAY.get(text);
  if (named !== undefined) return named;
  const { count = '', unit = '', lagi } = LATER.exec(text)?.groups ?? {};
  if (count !== '' && (lagi !== undefined || text.startsWith('in '))) {
    const number = Number(count) || indexOfName(COUNTS, count) + 1;
    return number * (/^(?:minggu|pekan|week)/.test(unit) ? 7 : 1);
  }
  const weekday = indexOfName(DAY_NAMES, text.replace(AROUND_DAY, ''));
  // The next one, never today itself.
  return weekday < 0 ? null : ((weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/**
 * @param today `YYYY-MM-DD`
 * @returns the day that `kemarin`, `senin depan` or a date without a year means today; empty for any other text
 */
export function relativeReadings(value: string, today: string): string[] {
  const text = value.trim().toLowerCase().replace(/\s+/g, ' ');
  const from = daysFromToday(text, today);
  if (from === null) return text.length > 30 ? [] : readings(`${text} ${today.slice(0, 4)}`);
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + from * 86_400_000);
  return [formatDay(day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear())];
}
