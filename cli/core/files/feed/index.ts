/** `feed.xml`: the entries of the site's feed, as Atom. */
import type { FeedItem, Plan } from '../../stages/plan.ts';
import { startOf } from '../../values/days/days.ts';
import { momentOf } from '../../values/days/moments.ts';
import { absoluteIn, escapeXml, XML } from '../xml.ts';

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

/** @param path address of the feed, and of the page that lists the same entries */
export function atomFeed(
  site: FeedSource,
  htmlOf: HtmlOf,
  { path, list }: { path: string; list: string } = { path: '/feed.xml', list: '/' },
): string {
  const { about, timeZone, root = site.base } = site;
  const { title, tagline, language, since } = about;
  const home = absoluteIn(site, '/');
  const page = absoluteIn(site, list);
  const host = new URL(home).hostname;
  const atomOf = (date: string): string => escapeXml(momentOf(date, timeZone)?.at ?? startOf(date, timeZone));
  let changed = '';
  let entries = '';
  for (const { slug, title, href, day, updated, topic, summary, text } of site.feed()) {
    const at = atomOf(updated);
    if (changed === '' || Date.parse(at) > Date.parse(changed)) changed = at;
    const html = text ? htmlOf(text) : '';
    // The id never changes, whatever its dates become.
    // Sites below other base paths of the host have others.
    const id = encodeURIComponent(root.slice(1) + slug);
    entries += `<entry><id>tag:${escapeXml(host)},${escapeXml(since)}:${escapeXml(id)}</id>`;
    entries += `<title>${escapeXml(title)}</title><link href="${escapeXml(site.origin + href)}"/>`;
    // Most dates are days, but the format requires times.
    entries += `<published>${atomOf(day)}</published><updated>${at}</updated>`;
    entries += `<category term="${escapeXml(topic)}"/>`;
    if (summary !== '') entries += `<summary>${escapeXml(summary)}</summary>`;
    // Relative addresses in it are resolved from the root of the host.
    if (html !== '')
      entries += `<content type="html" xml:base="${escapeXml(home)}">${escapeXml(html)}</content>`;
    entries += '</entry>\n';
  }
  return [
    `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">\n`,
    `<id>${escapeXml(path === '/feed.xml' ? home : absoluteIn(site, path))}</id><title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(tagline)}</subtitle>`,
    `<author><name>${escapeXml(title)}</name></author>`,
    // First: readers exist that take the first link for the site, and others that read none without `rel`.
    `<link rel="alternate" href="${escapeXml(page)}"/>`,
    `<link rel="self" href="${escapeXml(absoluteIn(site, path))}"/>`,
    `<updated>${changed || atomOf(since)}</updated>\n`,
    entries,
    '</feed>\n',
  ].join('');
}
