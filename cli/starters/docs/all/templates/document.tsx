import './look.css';
import './docs.css';
import { Head, Html } from 'senja/react';
import { say } from 'senja/words';
import type { DocumentOf } from '../.senja/content';
import { Icon, Sign } from './icons.tsx';
import { type MenuItem, sameIn, versionOf } from './menu.ts';
import { ThemeButton } from './theme-button.tsx';

type Site = DocumentOf['site'];

const Tree = ({ items, current }: { items: readonly MenuItem[]; current: string }) => (
  <ul>
    {items.map(({ name, href, items: below }) => (
      <li key={href ?? name}>
        {href === undefined ? (
          <span className="section">{name}</span>
        ) : (
          <a
            href={href}
            className={below.length > 0 ? 'section' : undefined}
            aria-current={href === current ? 'page' : undefined}
          >
            {name}
          </a>
        )}
        {below.length > 0 && <Tree items={below} current={current} />}
      </li>
    ))}
  </ul>
);

/** The versions of a site that has several: each leads to the same page, if it has that. */
const Versions = ({ site, current }: { site: Site; current: string }) => {
  const shown = versionOf(site.menus, current);
  return (
    <nav aria-label={say('versions')} className="versions">
      <ul>
        {site.menus.map((one) => (
          <li key={one.base}>
            <a
              href={sameIn(one, current, shown) ?? site.base}
              aria-current={one === shown ? 'true' : undefined}
            >
              {one.name || say('current')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Languages = ({ alternates = [], meta }: Pick<DocumentOf, 'alternates' | 'meta'>) => (
  <ul className="languages">
    {alternates.map(({ language, href }) => (
      <li key={language}>
        <a href={href} lang={language} aria-current={language === meta.language ? 'true' : undefined}>
          {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
        </a>
      </li>
    ))}
  </ul>
);

const HOSTS = ['GitHub', 'GitLab', 'Codeberg'];

/** Known hosts by name, others as “Repository”. */
const hostOf = (address: string): string =>
  HOSTS.find((name) => new URL(address).hostname.includes(name.toLowerCase())) ?? say('repository');

export default ({ children, ...page }: DocumentOf) => {
  const { site, meta, template } = page;
  return (
    <Html page={page}>
      <Head page={page} />
      <body className={`on-${template}`}>
        {/* In the head it would come after the style sheet too: it runs before the page is shown. */}
        <script src={site.root + site.script} />
        <a className="skip" href="#text">
          {say('skip')}
        </a>
        <header className="top">
          <button
            type="button"
            className="icon-button menu-button"
            popoverTarget="menu"
            aria-label={say('contents')}
          >
            <Icon name="menu" />
          </button>
          <a className="name" href={site.base}>
            <Sign />
            {site.title}
          </a>
          {site.searchPage && (
            <a className="search-link" href={site.searchPage.href}>
              <Icon name="search" />
              <span>{site.searchPage.title}</span>
            </a>
          )}
          <nav aria-label={say('site')} className="places">
            <a href={`${site.base}changelog/`} aria-current={template === 'changelog' ? 'page' : undefined}>
              {say('changes')}
            </a>
            {site.repository && <a href={site.repository}>{hostOf(site.repository)}</a>}
          </nav>
          <ThemeButton />
        </header>
        <div className="columns">
          {/* On phones a popover, which needs no script; beside the text it is always there. */}
          <div id="menu" className="menu" popover="auto">
            <button
              type="button"
              className="icon-button close-button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={say('close')}
            >
              <Icon name="close" />
            </button>
            {site.menus.length > 1 && <Versions site={site} current={meta.href} />}
            <nav aria-label={say('contents')}>
              <Tree items={versionOf(site.menus, meta.href).items} current={meta.href} />
            </nav>
            <ul className="more">
              <li>
                <a href={`${site.base}changelog/`}>{say('changes')}</a>
              </li>
              {site.repository && (
                <li>
                  <a href={site.repository}>{hostOf(site.repository)}</a>
                </li>
              )}
            </ul>
            <Languages alternates={page.alternates} meta={meta} />
          </div>
          <main id="text">{children}</main>
        </div>
      </body>
    </Html>
  );
};
