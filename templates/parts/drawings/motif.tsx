/**
 * The icons of the site's categories, each defined once per page as a `<symbol>` and used by reference. Widgets in
 * client/ refer to them by the same ids, such as `#m-bowl`.
 */
import { cached } from 'senja/react';
import type { SiteView } from '../../contract.ts';
import { signs } from './signs.tsx';

export const MotifSprite = cached(({ site }: { site: SiteView }) => (
  <svg className="sprite" aria-hidden="true">
    {[...new Set(site.categories.map(({ motif }) => motif))].map((motif) => (
      <symbol key={motif} id={`m-${motif}`} viewBox="0 0 48 48">
        {signs[motif]}
      </symbol>
    ))}
  </svg>
));
