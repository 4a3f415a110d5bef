/** Foot of every page: categories, pages, and who speaks here. */
import type { LinkView } from '../contract.ts';
import type { Place } from '../job.ts';
import { renderOnce } from './render-once.tsx';

export function SiteFooter({ place, lang }: { place: Place; lang: string | undefined }) {
  return (
    <footer
      className="footer"
      lang={lang}
      dangerouslySetInnerHTML={{ __html: renderOnce('footer', place, FooterInside) }}
    />
  );
}

function FooterInside({ place: { site, href } }: { place: Place }) {
  const { description, copyright, healthNote } = site.footer;
  return (
    <div className="wrap">
      <div className="footer__groups">
        <section className="footer__about">
          <h2>{site.title}</h2>
          <p>{description}</p>
          {site.contact !== null && (
            <p>
              {'Surat: '}
              <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
            </p>
          )}
        </section>
        <FooterLinks title="Kategori" links={site.categories} here={href} />
        <FooterLinks title="Tentang situs ini" links={site.navigation} here={href} />
      </div>
      {healthNote !== null && <p className="footer__note">{healthNote}</p>}
      <p className="footer__copyright">{copyright}</p>
    </div>
  );
}

function FooterLinks({ title, links, here }: { title: string; links: LinkView[]; here: string }) {
  return (
    <nav aria-label={`${title}, di kaki halaman`}>
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
