/** A site in numbers. */
import { absence } from '../entries/schedule.ts';
import type { Content } from '../stages/content.ts';
import type { Edition } from '../stages/edition.ts';
import type { Entry } from '../stages/entry.ts';
import type { Summary } from '../stages/summary.ts';
import type { Collection } from '../validate/models.ts';

interface Summarised extends Pick<Content, 'entries' | 'published'> {
  edition: Edition;
  next: string | null;
}

export function summarise(
  { entries, published, edition, next }: Summarised,
  collections: readonly Collection[],
  pages: number,
): Summary {
  const names = new Set(collections.flatMap(({ name, counted }) => (counted ? [name] : [])));
  const isCounted = ({ collection }: Entry): boolean => names.has(collection);
  const own = entries.filter(isCounted);
  const shown = new Set(published);
  const reasons = own.flatMap((one) => (shown.has(one) ? [] : [absence(one, edition)]));
  const number = (why: (typeof reasons)[number]): number => reasons.filter((one) => one === why).length;
  return {
    counted: collections.flatMap(({ name, counted }) => {
      const count = published.filter(({ collection }) => collection === name).length;
      return counted ? [{ count, name: counted }] : [];
    }),
    pages,
    drafts: own.filter(({ draft }) => draft).length,
    scheduled: number('early'),
    expired: number('expired'),
    turns: next,
    defaults: own.reduce((total, { defaults }) => total + defaults.length, 0),
    defaulted: [...new Set(own.flatMap(({ defaults }) => defaults))].sort(),
  };
}
