/** JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/ */
import { absoluteIn } from '../xml.ts';
import { type FeedPlace, type FeedSource, type HtmlOf, itemsOf } from './feed-items.ts';

/** @returns the text of a file `.json`, with a line per entry; addresses in its HTML start at the root of the host */
export function jsonFeed(site: FeedSource, htmlOf: HtmlOf, { path, list }: FeedPlace): string {
  const { title, tagline, language } = site.about;
  const items = [...itemsOf(site)].map(({ id, url, title, summary, topic, day, updated, text }) => ({
    id,
    url,
    title,
    // One of both contents is required.
    ...(text ? { content_html: htmlOf(text) } : { content_text: summary }),
    ...(text && summary !== '' && { summary }),
    date_published: day,
    date_modified: updated,
    tags: [topic],
  }));
  const about = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: tagline,
    home_page_url: absoluteIn(site, list),
    feed_url: absoluteIn(site, path),
    language,
    authors: [{ name: title }],
  };
  const lines = items.map((item) => `\n${JSON.stringify(item)}`).join(',');
  return `${JSON.stringify(about).slice(0, -1)},"items":[${lines}\n]}\n`;
}
