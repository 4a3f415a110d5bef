/**
 * What many pages share stands in a page's HTML as a mark, and becomes a part of its own in the end. So it is
 * rendered, joined and encoded once for a site, not once for each of its pages.
 */
import type { SiteView } from '../contract.ts';

/** Content can hold no NUL: it is refused when a file is read. */
const MARK = '\0';

const texts = new WeakMap<SiteView, Map<string, string>>();

/**
 * @param key names the text within the site
 * @param make called once for a site and key
 * @returns the mark that stands for the text
 */
export function shared(site: SiteView, key: string, make: () => string): string {
  const known = texts.get(site) ?? new Map<string, string>();
  texts.set(site, known);
  if (!known.has(key)) known.set(key, make());
  return MARK + key + MARK;
}

/** @returns the page in parts, every second one shared: the same string object on each page that has it */
export function splitAtMarks(site: SiteView, html: string): string[] {
  const known = texts.get(site);
  return html.split(MARK).map((part, index) => (index % 2 === 0 ? part : (known?.get(part) ?? '')));
}
