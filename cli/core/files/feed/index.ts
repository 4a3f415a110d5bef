/**
 * Feeds of entries: `atomFeed` and `jsonFeed` give the same entries as Atom and as JSON Feed 1.1. `HtmlOf` gives the HTML of
 * an entry's body, `FeedSource` what a feed is about.
 */
export { atomFeed } from './atom-feed.ts';
export type { FeedSource, HtmlOf } from './feed-items.ts';
export { jsonFeed } from './json-feed.ts';
