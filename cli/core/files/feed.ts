/** `feed.xml`: the entries of the site's feed, as Atom. */
import type { PlannedSite } from '../plan/planned-site.ts';
import type { FeedItem } from '../stages/site.ts';
import { startOf } from '../values/days/days.ts';
import { momentOf } from '../values/days/moments.ts';
import { absoluteIn, escapeXml, XML } from './xml.ts';

/** @returns the HTML of an entry's body */
export type HtmlOf = (entry: NonNullable<FeedItem['text']>) => string;

export function feed(
  site: Pick<PlannedSite, 'origin' | 'base' | 'timeZone' | 'about' | 'feed'>,
  htmlOf: HtmlOf,
): string {
  const { about, timeZone } = site;
  const { title, tagline, language, since } = about;
  const home = absoluteIn(site, '/');
  const host = new URL(home).hostname;
  const atomOf = (date: string): string => escapeXml(momentOf(date, timeZone)?.at ?? startOf(date, timeZone));
  let changed = '';
  let entries = '';
  for (const { slug, title, href, day, updated, topic, summary, text } of site.feed()) {
    const at = atomOf(updated);
    if (changed === '' || Date.parse(at) > Date.parse(changed)) changed = at;
    const html = text ? htmlOf(text) : '';
    // The id never changes, whatever its dates become.
    entries += `<entry><id>tag:${escapeXml(host)},${escapeXml(since)}:${escapeXml(encodeURIComponent(slug))}</id>`;
    entries += `<title>${escapeXml(title)}</title><link href="${escapeXml(site.origin + href)}"/>`;
    // Most dates are days, but the format requires times.
    entries += `<published>${atomOf(day)}</published><updated>${at}</updated>`;
    entries += `<category term="${escapeXml(topic)}"/><summary>${escapeXml(summary)}</summary>`;
    // Relative addresses in it are resolved from the root of the host.
    if (html !== '')
      entries += `<content type="html" xml:base="${escapeXml(home)}">${escapeXml(html)}</content>`;
    entries += '</entry>\n';
  }
  return [
    `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">\n`,
    `<id>${escapeXml(home)}</id><title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(tagline)}</subtitle>`,
    `<author><name>${escapeXml(title)}</name></author>`,
    `<link rel="self" href="${escapeXml(absoluteIn(site, '/feed.xml'))}"/>`,
    `<link href="${escapeXml(home)}"/><updated>${changed || atomOf(since)}</updated>\n`,
    entries,
    '</feed>\n',
  ].join('');
}
