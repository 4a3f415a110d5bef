/**
 * Head of every page. The bar stays in sight; search and text size stand under it and scroll away,
 * so that the bar takes little of a small screen.
 */
import type { Link } from '../../client/contract.ts';
import type { LinkView, Place, SiteView } from '../contract.ts';
import { asHtml } from './as-html.ts';
import { Brand } from './brand.tsx';
import { Icon } from './motif.tsx';
import { renderOnce } from './render-once.tsx';
import { Widget } from './widget.tsx';

/** More links than these find no room beside the name; then the menu has them, also on wide screens. */
const TOPICS_IN_BAR = 4;

export function SiteHeader({ place, lang }: { place: Place; lang: string | undefined }) {
  return <header className="header" lang={lang} {...asHtml(renderOnce('header', place, HeaderInside))} />;
}

function HeaderInside({ place }: { place: Place }) {
  const { site } = place;
  const pages = site.navigation.map((link) => withCurrent(link, place.current));
  return (
    <>
      <div className={site.categories.length > TOPICS_IN_BAR ? 'bar bar--many' : 'bar'}>
        <Brand place={place} />
        <Topics site={site} />
        <Widget name="navigation-menu" props={{ pages }} />
        <Widget
          name="mobile-menu"
          props={{
            categories: site.categories.map(({ name, href, motif }) => ({ name, href, motif })),
            pages,
          }}
        />
      </div>
      <div className="tools">
        <Widget name="search-box" props={{ index: site.searchIndex }} />
        <Widget name="text-size" props={{}} />
      </div>
    </>
  );
}

function Topics({ site }: { site: SiteView }) {
  return (
    <nav className="topics" aria-label="Kategori">
      <ul>
        {site.categories.map(({ anchor, name, href, motif }) => (
          <li key={anchor}>
            <a href={href} className={`tone-${motif}`}>
              <Icon motif={motif} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const withCurrent = ({ name, href }: LinkView, here: string | null): Link =>
  href === here ? { name, href, current: true } : { name, href };
