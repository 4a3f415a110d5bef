/** A feed as Atom, https://www.rfc-editor.org/rfc/rfc4287 */
import { absoluteIn, escapeXml, XML } from '../xml.ts';
import { type FeedPlace, type FeedSource, type HtmlOf, itemsOf, timeIn } from './feed-items.ts';

/** @returns the text of a file `.xml` */
export function atomFeed(
  site: FeedSource,
  htmlOf: HtmlOf,
  { path, list }: FeedPlace = { path: '/feed.xml', list: '/' },
): string {
  const { title, tagline, language, since } = site.about;
  const home = absoluteIn(site, '/');
  let changed = '';
  let entries = '';
  for (const { id, title, url, day, updated, topic, summary, text } of itemsOf(site)) {
    if (changed === '' || Date.parse(updated) > Date.parse(changed)) changed = updated;
    const html = text ? htmlOf(text) : '';
    entries += `<entry><id>${escapeXml(id)}</id>`;
    entries += `<title>${escapeXml(title)}</title><link href="${escapeXml(url)}"/>`;
    entries += `<published>${escapeXml(day)}</published><updated>${escapeXml(updated)}</updated>`;
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
    `<link rel="alternate" href="${escapeXml(absoluteIn(site, list))}"/>`,
    `<link rel="self" href="${escapeXml(absoluteIn(site, path))}"/>`,
    `<updated>${escapeXml(changed || timeIn(site, since))}</updated>\n`,
    entries,
    '</feed>\n',
  ].join('');
}
