/** The feed of a site that is defined by the pages of its collections. */
import type { Entry } from '../core/stages/entry.ts';
import type { FeedItem, PlanTools } from '../core/stages/site.ts';
import { compareNatural } from '../core/values/order.ts';
import type { EntryMeta } from './collections.ts';
import { descriptionOf } from './pages.ts';

/** A feed item as a site gives it; missing parts come from the entry. */
export interface FeedSpec<View extends EntryMeta = EntryMeta> {
  /** In any order: the newest comes first. Those without a page or a date of publication are left out. */
  entries: readonly View[];
  /** Whether the feed contains the full text. */
  whole?: boolean;
  /** What an item has instead of what its entry gives; an entry without a page needs a `href` to be in the feed. */
  item?(entry: View): Partial<Omit<FeedItem, 'day' | 'updated' | 'text'>>;
}

/**
 * @param published entries of the site
 * @returns the newest first
 */
export function feedItems(
  { entries, whole = false, item }: FeedSpec,
  published: readonly Entry[],
  tools: Pick<PlanTools, 'collections'>,
): FeedItem[] {
  const known = new Map(published.map((entry) => [`${entry.collection}/${entry.slug}`, entry]));
  const items = entries.flatMap((view): FeedItem[] => {
    const { collection, slug } = view;
    const entry = known.get(`${collection}/${slug}`);
    const own = item?.(view);
    const href = own?.href ?? view.href;
    const day = entry?.days.published ?? entry?.days.updated;
    if (!entry || href === undefined || day === undefined) return [];
    return [
      {
        slug: `${collection}/${slug}`,
        title: entry.title,
        href,
        day,
        updated: entry.days.updated ?? day,
        topic: collection,
        summary: descriptionOf(entry, tools),
        ...own,
        ...(whole && { text: entry }),
      },
    ];
  });
  return items.sort((a, b) => compareNatural(b.day, a.day));
}
