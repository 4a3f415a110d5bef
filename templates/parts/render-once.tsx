/** HTML of what is the same on many pages, rendered once per site. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteView } from '../contract.ts';
import type { Place } from '../job.ts';

const cache = new WeakMap<SiteView, Map<string, string>>();

/** Of the address only this shows: which link of the navigation, if any, is the current page. */
const currentLink = ({ site, href }: Place): string =>
  href === site.base || site.navigation.some((link) => link.href === href) ? href : '';

/** @param Part must depend on nothing but the site and the current link */
export function renderOnce(
  name: string,
  place: Place,
  Part: (props: { place: Place }) => ReactElement,
): string {
  const parts = cache.get(place.site) ?? new Map<string, string>();
  cache.set(place.site, parts);
  const key = `${name} ${currentLink(place)}`;
  const html = parts.get(key) ?? renderToString(<Part place={place} />);
  parts.set(key, html);
  return html;
}
