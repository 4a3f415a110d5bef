/** Where visitors find an entry, or why they do not. */
import { type Absence, absence } from '../entries/schedule.ts';
import type { Content } from '../stages/content.ts';
import type { Edition } from '../stages/edition.ts';
import type { ShownAt } from '../stages/site.ts';
import type { PlannedSite } from './plan-site.ts';

export interface Where {
  /** Places in the site that was built; none where it does not show the entry. */
  shown: ShownAt[];
  /** Why the public's site does not show it on that day, and until when or since when. */
  absent: { why: Absence; day: string | null } | null;
}

const FIELD = { draft: null, early: 'publishDate', expired: 'expires' } as const;

/** @returns null for a file that no entry has come of */
export function whereOf(
  file: string,
  { entries, published }: Pick<Content, 'entries' | 'published'>,
  edition: Edition,
  { whereShown }: Pick<PlannedSite, 'whereShown'>,
): Where | null {
  const entry = entries.find((one) => one.file === file);
  if (!entry) return null;
  const why = absence(entry, { ...edition, drafts: false });
  const field = why && FIELD[why];
  const day = field ? (entry.days[field] ?? null) : null;
  return {
    shown: published.some((one) => one.file === file) ? (whereShown?.(entry) ?? []) : [],
    absent: why && { why, day },
  };
}
