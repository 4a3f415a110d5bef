/** Which entries a site shows on a day, and on which days that changes. */
import type { Absence, Absent, Edition, Period } from '../stages/edition.ts';
import type { Entry } from '../stages/entry.ts';

/** @returns why an entry is not shown, or null when it is */
export function absence(
  { draft, days: { published: from, expires: until } }: Pick<Entry, 'draft' | 'days'>,
  { day, drafts }: Edition,
): Absence | null {
  if (draft && !drafts) return 'draft';
  if (until !== undefined && until <= day) return 'expired';
  return from !== undefined && from > day && !drafts ? 'early' : null;
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
  for (const entry of entries) {
    const { published: from, expires: until, updated } = entry.days;
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
    // The day from which a date is near lies before it.
    const near = from !== undefined && from > day ? nearFrom(from) : undefined;
    for (const on of [from, until, updated, near]) {
      if (on === undefined) continue;
      if (on > day) schedule.until = earlier(schedule.until, on);
      else if (on > schedule.since) schedule.since = on;
    }
  }
  return schedule;
}

/** Whether a build of one day would show on another what it has shown. */
export const isWithin = (day: string, { since, until }: Period): boolean =>
  day >= since && (until === null || day < until);
