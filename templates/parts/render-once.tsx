/** HTML of what is the same on many pages, rendered once per site. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Place } from '../job.ts';
import { shared } from './shared.ts';

/** Of the address only this shows: which link of the navigation, if any, is the current page. */
export const currentLink = ({ site, href }: Place): string =>
  href === site.base || site.navigation.some((link) => link.href === href) ? href : '';

/** @param Part must depend on nothing but the site and the current link */
export const renderOnce = (
  name: string,
  place: Place,
  Part: (props: { place: Place }) => ReactElement,
): string =>
  shared(place.site, `${name} ${currentLink(place)}`, () => renderToString(<Part place={place} />));
