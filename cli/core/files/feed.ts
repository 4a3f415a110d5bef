/** `feed.xml`: the newest entries, as Atom. */
import type { PlannedSite } from '../plan/plan-site.ts';
import { absoluteIn, escapeXml, XML } from './xml.ts';

/** Number of entries in the feed. */
export const FEED_LENGTH = 20;

/** Dates are days in western Indonesia; the feed's format wants a time, so the day's first. */
const midnight = (day: string): string => `${day}T00:00:00+07:00`;

export function feed(site: Pick<PlannedSite, 'origin' | 'base' | 'about' | 'feed'>): string {
  const { title, tagline, language, since } = site.about;
  const home = absoluteIn(site, '/');
  const host = new URL(home).hostname;
  const newest = site.feed().slice(0, FEED_LENGTH);
  const entries = newest.map((item) =>
    [
      '<entry>',
      `<id>tag:${escapeXml(host)},${item.day}:${escapeXml(encodeURIComponent(item.slug))}</id>`,
      `<title>${escapeXml(item.title)}</title>`,
      `<link href="${escapeXml(site.origin + item.href)}"/>`,
      `<updated>${midnight(item.day)}</updated>`,
      `<category term="${escapeXml(item.topic)}"/>`,
      `<summary>${escapeXml(item.summary)}</summary>`,
      '</entry>\n',
    ].join(''),
  );
  return [
    `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n`,
    `<id>${escapeXml(home)}</id><title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(tagline)}</subtitle>`,
    `<author><name>${escapeXml(title)}</name></author>`,
    `<link rel="self" href="${escapeXml(absoluteIn(site, '/feed.xml'))}"/>`,
    `<link href="${escapeXml(home)}"/><updated>${midnight(newest[0]?.day ?? since)}</updated>\n`,
    ...entries,
    '</feed>\n',
  ].join('');
}
