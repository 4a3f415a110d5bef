/**
 * The signs of the site's categories, each defined once per page as a `<symbol>` and used by reference. Widgets in
 * client/ refer to them by the same ids, such as `#m-bowl`.
 */
import { renderToString } from 'react-dom/server';
import type { Motif, SiteView } from '../contract.ts';
import { asHtml } from './as-html.ts';
import { shared } from './shared.ts';
import { signs } from './signs.tsx';

export function MotifSprite({ site }: { site: SiteView }) {
  const motifs = [...new Set(site.categories.map(({ motif }) => motif))];
  const symbols = shared(site, 'signs', () =>
    renderToString(
      motifs.map((motif) => (
        <symbol key={motif} id={`m-${motif}`} viewBox="0 0 48 48">
          {signs[motif]}
        </symbol>
      )),
    ),
  );
  return <svg className="sprite" aria-hidden="true" {...asHtml(symbols)} />;
}

export function Icon({ motif, className = 'icon' }: { motif: Motif; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#m-${motif}`} />
    </svg>
  );
}
