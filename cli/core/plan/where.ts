/** Where visitors find an entry, or why they do not. */
import { absence } from '../entries/schedule.ts';
import type { Content } from '../stages/content.ts';
import type { Edition } from '../stages/edition.ts';
import type { Where } from '../stages/site.ts';
import type { PlannedSite } from './plan-site.ts';

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
