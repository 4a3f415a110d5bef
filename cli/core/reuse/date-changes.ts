/** Pages that are rendered again only because the day has changed: an entry has appeared or expired. */
import { absence } from '../entries/index.ts';
import type { Content } from '../stages/content.ts';
import type { Edition } from '../stages/edition.ts';
import type { Page } from '../stages/page.ts';
import type { Reason } from '../stages/result.ts';
import type { SiteState } from '../stages/site-state.ts';

type DateChange = Extract<Reason, { code: 'day' }>;

/** @returns the entries that appeared or expired since the last build, with unchanged files */
export function dateChangesSince(
  { edition: before, entries: known }: Pick<SiteState, 'edition' | 'entries'>,
  { entries }: Pick<Content, 'entries'>,
  changed: ReadonlySet<string>,
  now: Edition,
): DateChange[] {
  if (before === null || before.day === now.day || before.drafts !== now.drafts) return [];
  return entries.flatMap((entry): DateChange[] => {
    const { file, days } = entry;
    const [then, today] = [absence(entry, before), absence(entry, now)];
    if (then === today || changed.has(file) || !known.has(file)) return [];
    const field = then === 'expired' || today === 'expired' ? 'expires' : 'published';
    return [{ code: 'day', file, field, day: days[field] ?? now.day }];
  });
}

/** Reasons that a change of day may cause. */
const MAY_BE: readonly Reason['code'][] = ['new', 'neighbours', 'site'];

/**
 * @param onlyDay whether only the day has changed
 * @returns the reason, with the day if that caused it
 */
export function withDay(
  { page, reason }: { page: Page; reason: Reason },
  changes: readonly DateChange[],
  onlyDay: boolean,
  shownOn: (page: Page) => Iterable<{ file: string }>,
): Reason {
  const [first] = changes;
  if (!first || !MAY_BE.includes(reason.code)) return reason;
  if (reason.code === 'site') return onlyDay ? first : reason;
  const of = (file: string | undefined) => changes.find((change) => change.file === file);
  const shown = [page.entry?.file, ...[...shownOn(page)].map(({ file }) => file)];
  const change = shown.map(of).find((one) => one !== undefined);
  return change ?? (onlyDay ? first : reason);
}
