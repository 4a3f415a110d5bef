import './look.css';
import './blog.css';
import { Head, Html } from 'senja/react';
import { say } from 'senja/words';
import type { DocumentOf } from '../.senja/content';
import { Icon, Sign } from './icons.tsx';
import { ThemeButton } from './theme-button.tsx';

export default ({ children, ...page }: DocumentOf) => {
  const { site, meta } = page;
  const places = [
    { href: `${site.base}archive/`, title: say('archive') },
    { href: `${site.base}tags/`, title: say('tags') },
    ...site.pages,
  ];
  return (
    <Html page={page}>
      <Head page={page} />
      <body>
        {/* Runs before the page is shown, so that it is never light first and then dark. */}
        <script src={site.root + site.script} />
        <a className="skip" href="#text">
          {say('skip')}
        </a>
        <header className="top">
          <a className="name" href={site.base}>
            <Sign />
            {site.title}
          </a>
          <nav aria-label={say('site')}>
            {places.map(({ href, title }) => (
              <a key={href} href={href} aria-current={href === meta.href ? 'page' : undefined}>
                {title}
              </a>
            ))}
          </nav>
          {site.searchPage && (
            <a className="icon-button" href={site.searchPage.href} aria-label={site.searchPage.title}>
              <Icon name="search" />
            </a>
          )}
          <ThemeButton />
        </header>
        <main id="text">{children}</main>
        <footer className="bottom">
          <p>
            {site.title}
            {site.author && ` · ${site.author}`}
          </p>
          <a href={`${site.base}feed.xml`}>
            <Icon name="feed" />
            {say('feed')}
          </a>
        </footer>
      </body>
    </Html>
  );
};
