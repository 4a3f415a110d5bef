/** Which entries a site shows on a day, and on which days that changes. */
import type { Edition } from '../stages/edition.ts';
import { DAY_FIELDS, type Days, type Entry, type Fields } from '../stages/entry.ts';
import type { Model } from '../validate/models.ts';
import { dateFault, toIsoDay } from '../values/dates.ts';

/** Why an entry is not shown: its author keeps it back, its day has not come, or it has been taken down. */
export type Absence = 'draft' | 'early' | 'expired';

/** @returns the days that fields name; a model may use these names for something else, and faulty dates name none */
export function daysIn({ days }: Pick<Model, 'days'>, fields: Fields): Days {
  const found: { -readonly [Field in keyof Days]: string } = {};
  for (const name of DAY_FIELDS) {
    const value = fields[name];
    if (days.has(name) && typeof value === 'string' && dateFault(value) === null)
      found[name] = toIsoDay(value);
  }
  return found;
}

/** @returns why an entry is not shown, or null when it is */
export function absence(
  { fields, days: { publishDate: from, expires: until } }: Pick<Entry, 'fields' | 'days'>,
  { day, drafts }: Edition,
): Absence | null {
  if (fields.draft === true && !drafts) return 'draft';
  if (until !== undefined && until <= day) return 'expired';
  return from !== undefined && from > day && !drafts ? 'early' : null;
}

/** An entry that is not shown because of its dates. */
export interface Absent {
  entry: Entry;
  why: Exclude<Absence, 'draft'>;
  /** When that begins to hold, or ends. */
  day: string;
}

/** The days between which every build shows the same entries, and says the same of their dates. */
export interface Period {
  /** The first of them; '' when it has always been so. */
  since: string;
  /** The day after the last; null when it stays so. */
  until: string | null;
}

/** Years ahead that nobody plans for: such a date is most likely a slip of the digits. */
const FAR = 2;

/** @returns the first day on which a day no longer is far ahead */
export const nearFrom = (day: string): string => `${Number(day.slice(0, 4)) - FAR + 1}-01-01`;

const earlier = (one: string | null, other: string): string => (one !== null && one < other ? one : other);

export interface Schedule extends Period {
  published: Entry[];
  absent: Absent[];
  /** Those shown that say to have been updated on a day to come, and which. */
  ahead: { entry: Entry; day: string }[];
  /** When the next entry comes or goes; null when none does. */
  next: string | null;
}

/** @returns what of the entries is shown, in their order */
export function scheduleOf(entries: readonly Entry[], edition: Edition): Schedule {
  const { day, drafts } = edition;
  const schedule: Schedule = { since: '', until: null, published: [], absent: [], ahead: [], next: null };
  const turns = (on: string): void => {
    if (on > day) schedule.until = earlier(schedule.until, on);
    else if (on > schedule.since) schedule.since = on;
  };
  for (const entry of entries) {
    const { publishDate: from, expires: until, updated } = entry.days;
    const why = absence(entry, edition);
    if (why === 'draft') continue;
    if (why !== null) schedule.absent.push({ entry, why, day: (why === 'early' ? from : until) ?? '' });
    else {
      schedule.published.push(entry);
      // What is shown before its day may well be of that day.
      if (updated !== undefined && updated > day && (from ?? '') <= day)
        schedule.ahead.push({ entry, day: updated });
    }
    for (const on of [drafts ? undefined : from, until])
      if (on !== undefined && on > day) schedule.next = earlier(schedule.next, on);
    for (const on of [from, until, updated]) if (on !== undefined) turns(on);
    if (from !== undefined) turns(nearFrom(from));
  }
  return schedule;
}

/** Whether a build of one day would show on another what it has shown. */
export const isWithin = (day: string, { since, until }: Period): boolean =>
  day >= since && (until === null || day < until);
