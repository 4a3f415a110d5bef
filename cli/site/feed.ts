/** The feed of a site that is defined by the pages of its collections. */
import { atomFeed, jsonFeed } from '../core/files/feed/index.ts';
import type { Entry } from '../core/stages/entry.ts';
import type { FeedItem, PlanTools } from '../core/stages/plan.ts';
import { orderOf } from '../core/values/days/moments.ts';
import { compareNatural } from '../core/values/order.ts';
import type { EntryMeta } from './entries.ts';
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

/** A feed besides `feed.xml`, such as that of a list. */
export interface ListFeed<View extends EntryMeta = EntryMeta> extends FeedSpec<View> {
  title: string;
  /** By default the title. */
  description?: string;
  /** Address of the page that lists the same entries, without base path; by default the folder of the feed. */
  list?: string;
  /** Number of entries; by default the twenty newest. */
  most?: number;
}

/** Number of entries in a feed that does not say how many. */
export const MOST_IN_FEED = 20;

/** @returns the text of a feed: JSON Feed for a name that ends in `.json`, else Atom */
export function listFeed(
  path: string,
  {
    title,
    description = title,
    list = `/${path.slice(0, path.lastIndexOf('/') + 1)}`,
    most = MOST_IN_FEED,
    ...spec
  }: ListFeed,
  { published, language, timeZone, since }: ListFeedContext,
  tools: Pick<PlanTools, 'collections' | 'origin' | 'base' | 'root' | 'body'>,
): string {
  const { origin, base, root } = tools;
  const about = { title, tagline: description, language, since };
  const items = (): FeedItem[] => feedItems(spec, published, tools).slice(0, most);
  const source = { origin, base, root, timeZone, about, feed: items };
  const make = path.endsWith('.json') ? jsonFeed : atomFeed;
  return make(source, (entry) => tools.body(entry as Entry).html, { path: `/${path}`, list });
}

interface ListFeedContext {
  /** Entries of the site. */
  published: readonly Entry[];
  language: string;
  timeZone: string;
  since: string;
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
  const items = entries.flatMap((view): { made: FeedItem; key: string }[] => {
    const { collection, slug } = view;
    const entry = known.get(`${collection}/${slug}`);
    const own = item?.(view);
    const href = own?.href ?? view.href;
    const { days = {}, instants = {} } = entry ?? {};
    const role = days.published === undefined ? 'updated' : 'published';
    const { [role]: day } = days;
    const { [role]: at } = instants;
    if (!entry || href === undefined || day === undefined) return [];
    const made = {
      slug: `${collection}/${slug}`,
      title: entry.title,
      href,
      day: at ?? day,
      updated: instants.updated ?? days.updated ?? at ?? day,
      topic: collection,
      summary: descriptionOf(entry, tools),
      ...own,
      ...(whole && { text: entry }),
    };
    return [{ made, key: orderOf(day, at) }];
  });
  return items.sort((a, b) => compareNatural(b.key, a.key)).map(({ made }) => made);
}
