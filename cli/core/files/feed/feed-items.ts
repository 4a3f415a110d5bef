/** What is the same in a feed of any format. */
import type { FeedItem, Plan } from '../../stages/plan.ts';
import { startOf } from '../../values/days/days.ts';
import { momentOf } from '../../values/days/moments.ts';
import { absoluteIn } from '../xml.ts';

/** @returns the HTML of an entry's body */
export type HtmlOf = (entry: NonNullable<FeedItem['text']>) => string;

/** What a feed is about, and its entries. */
export interface FeedSource extends Pick<Plan, 'feed'> {
  origin: string;
  base: string;
  timeZone: string;
  about: Pick<Plan['about'], 'title' | 'tagline' | 'language' | 'since'>;
  /** Base path of the whole site, of which its entries are; by default `base`. */
  root?: string;
}

/** Where a feed is. */
export interface FeedPlace {
  /** Address of the feed, without base path. */
  path: string;
  /** Address of the page that lists the same entries. */
  list: string;
}

/** @returns a point in time in the notation of RFC 3339: most dates are days, but formats require times */
export const timeIn = ({ timeZone }: Pick<FeedSource, 'timeZone'>, date: string): string =>
  momentOf(date, timeZone)?.at ?? startOf(date, timeZone);

/** @returns items with an id that never changes, whatever their dates become; sites below other base paths have others */
export function* itemsOf({ feed, root, ...site }: FeedSource) {
  const host = new URL(absoluteIn(site, '/')).hostname;
  for (const item of feed()) {
    const id = `tag:${host},${site.about.since}:${encodeURIComponent((root ?? site.base).slice(1) + item.slug)}`;
    const [day, updated] = [timeIn(site, item.day), timeIn(site, item.updated)];
    yield { ...item, id, day, updated, url: site.origin + item.href };
  }
}
