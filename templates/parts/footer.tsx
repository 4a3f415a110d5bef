/** Footer of every page: categories, pages, and the publisher. */

import { cached } from 'senja/react';
import { say } from 'senja/words';
import type { Job, LinkView, Place } from '../contract.ts';
import { categoryLink } from './category-link.ts';
import { Dialled } from './dial.tsx';
import { Languages } from './languages.tsx';

export const SiteFooter = cached(Footer);

interface FooterProps extends Place, Pick<Job, 'alternates'> {
  lang: string | undefined;
}

function Footer({ site, current, lang, alternates }: FooterProps) {
  const { description, copyright, healthNote } = site.footer;
  return (
    <footer className="footer" lang={lang}>
      <div className="kawung screen" />
      <div className="wrap">
        <div className="footer__groups screen">
          <section>
            <h2>{site.title}</h2>
            <p>{description}</p>
            {site.contact !== null && (
              <p>
                {`${say('footer.email')} `}
                <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
                {site.contact.isExample && ` ${say('example-only')}`}
              </p>
            )}
          </section>
          <FooterLinks title={say('categories')} links={site.categories.map(categoryLink)} here={current} />
          <FooterLinks
            title={say('about-site')}
            links={site.urgent ? [site.urgent, ...site.navigation] : site.navigation}
            here={current}
          />
        </div>
        {healthNote !== null && (
          <p>
            <Dialled site={site} text={healthNote} />
          </p>
        )}
        <Languages alternates={alternates} own={site.language} />
        <p className="screen">{copyright}</p>
        <p className="screen">
          <a href="#isi-utama">{say('footer.top')}</a>
        </p>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links, here }: { title: string; links: LinkView[]; here: string | null }) {
  return (
    <nav aria-label={say('footer.links', { title })}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === here ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
