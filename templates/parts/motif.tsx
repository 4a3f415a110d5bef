/**
 * The drawn motifs of the site's categories, each drawing defined once per page as a `<symbol>` and used by reference.
 * Widgets in client/ refer to them by the same ids: `#m-bowl`, `#m-bowl-1`, `#m-bowl-2`.
 */
import { renderToString } from 'react-dom/server';
import { drawingId } from '../../client/contract.ts';
import type { ArticleCardView, Motif, SiteView } from '../contract.ts';
import { asHtml } from './as-html.ts';
import { drawings } from './drawings.tsx';
import { shared } from './shared.ts';

/** @param pictures whether the page has cards; else it needs the signs alone */
export function MotifSprite({ site, pictures }: { site: SiteView; pictures: boolean }) {
  const motifs = [...new Set(site.categories.map(({ motif }) => motif))];
  const symbols = shared(site, pictures ? 'pictures' : 'signs', () =>
    renderToString(
      motifs.flatMap((motif) =>
        drawings[motif].slice(0, pictures ? undefined : 1).map((drawing, index) => (
          <symbol key={drawingId(motif, index)} id={drawingId(motif, index)} viewBox="0 0 48 48">
            {drawing}
          </symbol>
        )),
      ),
    ),
  );
  return <svg className="sprite" aria-hidden="true" {...asHtml(symbols)} />;
}

export function Icon({ motif }: { motif: Motif }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#m-${motif}`} />
    </svg>
  );
}

/** The finished picture of a card without its photo. */
export function Picture({ motif, drawing }: { motif: Motif; drawing: number }) {
  return (
    <svg className="photo__art" aria-hidden="true">
      <use href={`#${drawingId(motif, drawing)}`} />
    </svg>
  );
}

/** @returns for each article of a list, how many of its motif stand before it: so neighbours get different drawings */
export function drawingsOf(articles: readonly ArticleCardView[]): number[] {
  const seen = new Map<Motif, number>();
  return articles.map(({ category: { motif } }) => {
    const before = seen.get(motif) ?? 0;
    seen.set(motif, before + 1);
    return before;
  });
}
