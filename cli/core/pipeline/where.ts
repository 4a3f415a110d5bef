/** Where visitors find an entry, or why they do not. */
import { absence } from '../entries/index.ts';
import { fieldWith, type Models } from '../models/index.ts';
import type { SitePlan } from '../plan/index.ts';
import type { Content } from '../stages/content.ts';
import type { Edition } from '../stages/edition.ts';
import type { Where } from '../stages/plan.ts';

const ROLE = { draft: 'draft', early: 'published', expired: 'expires' } as const;

/** @returns null for a file without an entry */
export function whereOf(
  file: string,
  { entries, published }: Pick<Content, 'entries' | 'published'>,
  edition: Edition,
  { whereShown }: Pick<SitePlan, 'whereShown'>,
  models: Models,
): Where | null {
  const entry = entries.find((one) => one.file === file);
  if (!entry) return null;
  const why = absence(entry, { ...edition, drafts: false });
  const role = why && ROLE[why];
  const day = role === null || role === 'draft' ? null : (entry.days[role] ?? null);
  return {
    shown: published.some((one) => one.file === file) ? (whereShown?.(entry) ?? []) : [],
    absent: why && role && { why, day, field: fieldWith(role, entry, models) },
  };
}
