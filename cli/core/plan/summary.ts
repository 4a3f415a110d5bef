/** A site in numbers. */
import { isDraft } from '../entries/read-entry.ts';
import type { Entry } from '../stages/entry.ts';
import type { Summary } from '../stages/summary.ts';
import type { Collection } from '../validate/models.ts';

/** @param entries drafts included */
export function summarise(
  entries: readonly Entry[],
  collections: readonly Collection[],
  pages: number,
): Summary {
  const counted = collections.flatMap(({ name, counted: called }) => {
    const own = called ? entries.filter(({ collection }) => collection === name) : [];
    const published = own.filter((entry) => !isDraft(entry)).length;
    return called ? [{ own, words: { count: published, name: called } }] : [];
  });
  const own = counted.flatMap((one) => one.own);
  return {
    counted: counted.map(({ words }) => words),
    pages,
    drafts: own.filter(isDraft).length,
    defaults: own.reduce((total, { defaults }) => total + defaults, 0),
  };
}
