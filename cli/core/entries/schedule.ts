/** Which entries a site shows on a day, and when that changes. */
import type { Content } from '../stages/content.ts';
import type { Absence, Absent, Edition, Period } from '../stages/edition.ts';
import type { Entry } from '../stages/entry.ts';

/** @returns why an entry is not shown, or null when it is */
export function absence(
  { draft, days: { published: from, expires: until } }: Pick<Entry, 'draft' | 'days'>,
  { day, drafts }: Edition,
): Absence | null {
  if (drafts) return null;
  if (draft) return 'draft';
  if (until !== undefined && until <= day) return 'expired';
  return from !== undefined && from > day ? 'early' : null;
}

/** Years in the future from which a date is probably a typing error. */
const FAR = 2;

/** @returns the first day on which a date is no longer too far in the future */
export const nearFrom = (day: string): string => `${Number(day.slice(0, 4)) - FAR + 1}-01-01`;

const earlier = (one: string | null, other: string): string => (one !== null && one < other ? one : other);

export interface Schedule extends Period {
  published: Entry[];
  absent: Absent[];
  /** Shown entries with an update date in the future, and that date. */
  ahead: { entry: Entry; day: string }[];
  /** Day of the next publication or expiry; null if there is none. */
  next: string | null;
}

/** Ends a period before a date ahead, or begins it on one that has been. */
function narrow(period: Period, day: string, on: string | undefined): void {
  if (on === undefined) return;
  if (on > day) period.until = earlier(period.until, on);
  else if (on > period.since) period.since = on;
}

/** @returns the shown entries, in order */
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
      // A preview may show an entry before its day, and the date of its update may be that day.
      if (updated !== undefined && updated > day && (from ?? '') <= day)
        schedule.ahead.push({ entry, day: updated });
    }
    if (!drafts && from !== undefined && from > day) schedule.next = earlier(schedule.next, from);
    if (!drafts && until !== undefined && until > day) schedule.next = earlier(schedule.next, until);
    // The report changes earlier too, when the date comes near.
    if (from !== undefined && from > day) narrow(schedule, day, nearFrom(from));
    narrow(schedule, day, from);
    narrow(schedule, day, until);
    narrow(schedule, day, updated);
  }
  return schedule;
}

/** @returns the content as the site shows it on another day */
export function onDay<T extends Pick<Content, 'entries' | 'published' | 'absent'>>(
  content: T,
  day: string,
): T {
  const { published, absent } = scheduleOf(content.entries, { day, drafts: false });
  return { ...content, published, absent };
}

/** Whether a build of one day would show the same on another. */
export const isWithin = (day: string, { since, until }: Period): boolean =>
  day >= since && (until === null || day < until);
