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

/** The days between which every build shows the same entries. */
export interface Period {
  /** The first of them; '' when it has always been so. */
  since: string;
  /** The day after the last; null when it stays so. */
  until: string | null;
}

export interface Schedule extends Period {
  published: Entry[];
  absent: Absent[];
}

/** @returns what of the entries is shown, in their order */
export function scheduleOf(entries: readonly Entry[], edition: Edition): Schedule {
  const schedule: Schedule = { since: '', until: null, published: [], absent: [] };
  const turns = (on: string | null): void => {
    if (on === null) return;
    if (on > edition.day) schedule.until = on < (schedule.until ?? on) ? on : (schedule.until ?? on);
    else if (on > schedule.since) schedule.since = on;
  };
  for (const entry of entries) {
    const { fields } = entry;
    const from = dayOf(fields.publishDate);
    const until = dayOf(fields.expires);
    const why = absenceOf(fields, from, until, edition);
    if (why === null) schedule.published.push(entry);
    else if (why !== 'draft')
      schedule.absent.push({ entry, why, day: (why === 'early' ? from : until) ?? '' });
    if (why === 'draft') continue;
    if (!edition.drafts) turns(from);
    turns(until);
  }
  return schedule;
}

/** Whether a build of one day would show on another what it has shown. */
export const isWithin = (day: string, { since, until }: Period): boolean =>
  day >= since && (until === null || day < until);
