/** Which entries a site shows on a day, and on which days that changes. */
import type { Edition } from '../stages/edition.ts';
import type { Entry, Fields } from '../stages/entry.ts';
import { toIsoDay } from '../values/dates.ts';

/** Why an entry is not shown: its author keeps it back, its day has not come, or it has been taken down. */
export type Absence = 'draft' | 'early' | 'expired';

const dayOf = (value: unknown): string | null => (typeof value === 'string' ? toIsoDay(value) : null);

/** @param fields as the content model has them, dates right where they are there */
function absenceOf(fields: Fields, from: string | null, until: string | null, { day, drafts }: Edition) {
  if (fields.draft === true && !drafts) return 'draft';
  if (until !== null && until <= day) return 'expired';
  return from !== null && from > day && !drafts ? 'early' : null;
}

/** @returns why an entry with these fields is not shown, or null when it is */
export const absence = (fields: Fields, edition: Edition): Absence | null =>
  absenceOf(fields, dayOf(fields.publishDate), dayOf(fields.expires), edition);

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
    const { fields } = entry;
    const from = dayOf(fields.publishDate);
    const until = dayOf(fields.expires);
    const updated = dayOf(fields.updated);
    const why = absenceOf(fields, from, until, edition);
    if (why === 'draft') continue;
    if (why !== null) schedule.absent.push({ entry, why, day: (why === 'early' ? from : until) ?? '' });
    else {
      schedule.published.push(entry);
      // What is shown before its day may well be of that day.
      if (updated !== null && updated > day && (from ?? '') <= day)
        schedule.ahead.push({ entry, day: updated });
    }
    for (const on of [drafts ? null : from, until])
      if (on !== null && on > day) schedule.next = earlier(schedule.next, on);
    for (const on of [from, until, updated]) if (on !== null) turns(on);
    if (from !== null) turns(nearFrom(from));
  }
  return schedule;
}

/** Whether a build of one day would show on another what it has shown. */
export const isWithin = (day: string, { since, until }: Period): boolean =>
  day >= since && (until === null || day < until);
