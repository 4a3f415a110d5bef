/** `feed.xml`: the entries that the site gives, as Atom. */
import type { PlannedSite } from '../plan/plan-site.ts';
import type { FeedItem } from '../stages/site.ts';
import { startOf } from '../values/days/days.ts';
import { absoluteIn, escapeXml, XML } from './xml.ts';

/** @returns the HTML of an entry's body */
export type HtmlOf = (entry: NonNullable<FeedItem['text']>) => string;

export function feed(
  site: Pick<PlannedSite, 'origin' | 'base' | 'timeZone' | 'about' | 'feed'>,
  htmlOf: HtmlOf,
): string {
  const { title, tagline, language, since } = site.about;
  // Dates are days, and the format wants times.
  const timeOf = (day: string): string => startOf(day, site.timeZone);
  const home = absoluteIn(site, '/');
  const host = new URL(home).hostname;
  const newest = site.feed();
  const changed = newest.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), '');
  // Addresses in it begin at the top of the host.
  const wholeText = ({ text }: FeedItem): string[] => {
    const html = text ? htmlOf(text) : '';
    if (html === '') return [];
    return [`<content type="html" xml:base="${escapeXml(home)}">${escapeXml(html)}</content>`];
  };
  const entries = newest.map((item) =>
    [
      '<entry>',
      // The same for good, whatever its dates become.
      `<id>tag:${escapeXml(host)},${since}:${escapeXml(encodeURIComponent(item.slug))}</id>`,
      `<title>${escapeXml(item.title)}</title>`,
      `<link href="${escapeXml(site.origin + item.href)}"/>`,
      `<published>${timeOf(item.day)}</published><updated>${timeOf(item.updated)}</updated>`,
      `<category term="${escapeXml(item.topic)}"/>`,
      `<summary>${escapeXml(item.summary)}</summary>`,
      ...wholeText(item),
      '</entry>\n',
    ].join(''),
  );
  return [
    `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n`,
    `<id>${escapeXml(home)}</id><title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(tagline)}</subtitle>`,
    `<author><name>${escapeXml(title)}</name></author>`,
    `<link rel="self" href="${escapeXml(absoluteIn(site, '/feed.xml'))}"/>`,
    `<link href="${escapeXml(home)}"/><updated>${timeOf(changed || since)}</updated>\n`,
    ...entries,
    '</feed>\n',
  ].join('');
}
