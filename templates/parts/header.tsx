/**
 * Header of every page. The bar stays visible; search and text size are below it and scroll away, so that the bar
 * takes little of a small screen.
 */

import { cached, Widget } from 'senja/react';
import { say } from 'senja/words';
import type { Link } from '../../client/contract.ts';
import type { LinkView, Place, SiteView } from '../contract.ts';
import { categoryLink } from './category-link.ts';
import { Brand } from './drawings/brand.tsx';
import { Icon } from './drawings/icon.tsx';

/** Space next to the name where the bar first has links: letters of the longest words, and an allowance per link. */
const ROOM = 60;
const LINK = 3;
const LINK_WITH_ICON = 7;
/** Maximum number of lines of a name, with one word per line. */
const LINES = 3;

/** Form of the categories in the bar; if there is no room, the menu has them, even on wide screens. */
function topicsIn({ categories }: SiteView): 'icons' | 'words' | 'menu' {
  const names = categories.map(({ name }) => name.split(' '));
  const letters = names.reduce((sum, words) => sum + Math.max(...words.map((word) => word.length)), 0);
  if (names.some((words) => words.length > LINES) || letters + names.length * LINK > ROOM) return 'menu';
  return letters + names.length * LINK_WITH_ICON > ROOM ? 'words' : 'icons';
}

interface HeaderProps extends Place {
  lang: string | undefined;
}

/** The logo is a picture that React preloads, so it is not part of what all pages share. */
export const SiteHeader = ({ lang, site, current }: HeaderProps) => (
  <header className="header" lang={lang}>
    <div className="bar">
      <Brand place={{ site, current }} />
      <Links site={site} current={current} />
    </div>
    <Tools site={site} />
  </header>
);

const Links = cached((place: Place) => {
  const { site, current } = place;
  const pages = site.navigation.map((link) => withCurrent(link, current));
  const topics = topicsIn(site);
  return (
    <>
      {topics !== 'menu' && (
        <>
          <Topics place={place} icons={topics === 'icons'} />
          <Widget name="navigation-menu" pages={site.urgent ? [site.urgent, ...pages] : pages} />
        </>
      )}
      <Widget
        name="mobile-menu"
        urgent={site.urgent}
        categories={site.categories.map((category) => ({
          ...withCurrent(categoryLink(category), current),
          motif: category.motif,
        }))}
        pages={pages}
      />
    </>
  );
});

const Tools = cached(({ site }: { site: SiteView }) => {
  const [first] = site.emergencyNumbers ?? [];
  return (
    <div className="tools">
      {site.searchAll && (
        <a className="button only-no-js" href={site.searchAll}>
          {say('home.archive')}
        </a>
      )}
      <Widget
        name="search-box"
        index={site.searchIndex}
        all={site.searchAll}
        emergency={first && { number: first.number, words: site.emergencyWords }}
      />
      <Widget name="text-size" />
    </div>
  );
});

function Topics({ place: { site, current }, icons }: { place: Place; icons: boolean }) {
  return (
    <nav className="topics" aria-label={say('categories')}>
      <ul>
        {site.categories.map((category) => {
          const { anchor, name, motif } = category;
          const { href } = categoryLink(category);
          return (
            <li key={anchor}>
              <a href={href} className={`tone-${motif}`} aria-current={href === current ? 'page' : undefined}>
                {icons && <Icon motif={motif} />}
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const withCurrent = ({ name, href }: LinkView, here: string | null): Link =>
  href === here ? { name, href, current: true } : { name, href };
