/** Validates the entries in the state of an earlier build. */
import type { EntryContext } from '../stages/entry.ts';
import type { SiteState } from '../stages/site-state.ts';
import { collectionOf, type Models } from '../validate/models.ts';
import { couldBeContent } from '../validate/validate.ts';

/** @returns the state's entries with the same context, without those that content could not give */
export function knownEntries(
  { carried, context, entries }: SiteState,
  judgedBy: string,
  now: EntryContext,
  models: Models,
): SiteState['entries'] {
  if (context !== judgedBy) return new Map();
  if (!carried) return entries;
  return new Map(
    [...entries].filter(
      ([file, { entry }]) => entry && couldBeContent(file, entry, collectionOf(file, models), now),
    ),
  );
}
