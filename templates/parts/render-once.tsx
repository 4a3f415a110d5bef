/** HTML of what is the same on many pages, rendered once per site. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Place } from '../contract.ts';
import { shared } from './shared.ts';

/** @param name of the part, which depends on nothing but its place */
export const renderOnce = (
  name: string,
  place: Place,
  Part: (props: { place: Place }) => ReactElement,
): string =>
  shared(place.site, `${name} ${place.current ?? ''}`, () => renderToString(<Part place={place} />));
