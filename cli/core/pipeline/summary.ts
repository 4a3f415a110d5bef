/** Figures of a site. */
import { pluralOf } from '../../diagnostics/languages/index.ts';
import { absence, type ReadContent } from '../entries/index.ts';
import type { Collection } from '../models/index.ts';
import type { Page } from '../stages/page.ts';
import type { Summary } from '../stages/summary.ts';

export function summarise(
  { entries, published, edition, next }: Pick<ReadContent, 'entries' | 'published' | 'edition' | 'next'>,
  collections: readonly Collection[],
  pages: readonly Pick<Page, 'leadsTo'>[],
): Summary {
  const counts = new Map<string, number>();
  for (const { name, counted } of collections) if (counted) counts.set(name, 0);
  const shown = new Set(published);
  const summary = { pages: 0, drafts: 0, scheduled: 0, expired: 0, nextChange: next, defaults: 0 };
  const defaulted = new Set<string>();
  // Redirect pages show no content.
  for (const { leadsTo } of pages) if (leadsTo === undefined) summary.pages += 1;
  for (const entry of entries) {
    const count = counts.get(entry.collection);
    if (count === undefined) continue;
    const why = shown.has(entry) ? null : absence(entry, edition);
    if (shown.has(entry)) counts.set(entry.collection, count + 1);
    if (entry.draft) summary.drafts += 1;
    if (why === 'early') summary.scheduled += 1;
    if (why === 'expired') summary.expired += 1;
    summary.defaults += entry.defaults.length;
    for (const name of entry.defaults) defaulted.add(name);
  }
  return {
    counted: collections.flatMap(({ name, counted: noun }) => {
      if (!noun) return [];
      const { id, en, plural = pluralOf(en) } = noun;
      const count = counts.get(name) ?? 0;
      return [{ count, name: { id, en: count === 1 ? en : plural } }];
    }),
    ...summary,
    defaulted: [...defaulted].sort(),
  };
}
