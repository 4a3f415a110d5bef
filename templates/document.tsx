/** The frame of every page: head, header, main, footer. */
import type { ReactNode } from 'react';
import { CLIENT } from 'senja/client';
import { directionOf } from 'senja/react';
import { say } from 'senja/words';
import { HOUR, LOG_PATH } from '../client/contract.ts';
import type { ArticleData, Job, PageData, SiteView } from './contract.ts';
import type { LegalPageModel } from './model.generated.ts';
import { MotifSprite } from './parts/drawings/motif.tsx';
import { SiteFooter } from './parts/footer.tsx';
import { SiteHead } from './parts/head.tsx';
import { SiteHeader } from './parts/header.tsx';

export default function Document({ children, ...job }: Job & { children: ReactNode }) {
  const { site, meta, template } = job;
  const current = linkedFrom(site).has(meta.href) ? meta.href : null;
  // Header and footer are in the site's language, even around the English 404 page.
  const day = dayOf(job);
  const lang = meta.language === site.language ? undefined : site.language;
  return (
    <html
      data-text="0"
      lang={meta.language}
      dir={directionOf(meta.language)}
      {...{ [HOUR]: '2', [CLIENT]: site.assets.client }}
    >
      <SiteHead job={job} />
      <body {...(template === 'not-found' && { [LOG_PATH]: '' })}>
        <MotifSprite site={site} />
        <a className="skip" href="#isi-utama" lang={lang}>
          {say('document.skip')}
        </a>
        {site.preview && (
          <aside className="wrap" aria-label={say('document.preview')} lang={lang} data-preview-notice>
            <p>
              <mark>{say('document.preview-notice')}</mark>
            </p>
          </aside>
        )}
        <SiteHeader site={site} current={current} lang={lang} />
        {meta.canonical !== null && (
          <p className="printed" lang={lang}>
            {`${site.title} · ${meta.canonical}`}
            {day !== null && ` · ${day}`}
          </p>
        )}
        <main id="isi-utama" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter site={site} current={current} lang={lang} alternates={job.alternates} />
      </body>
    </html>
  );
}

const linked = new WeakMap<SiteView, ReadonlySet<string>>();

/** @returns the addresses that header and footer of every page may link to */
function linkedFrom(site: SiteView): ReadonlySet<string> {
  const found =
    linked.get(site) ??
    new Set([
      site.base,
      ...site.navigation.map(({ href }) => href),
      ...site.categories.map(({ listingHref }) => listingHref ?? ''),
    ]);
  linked.set(site, found);
  return found;
}

/** @returns the day that the page presents as its own, or null */
function dayOf(job: Job): string | null {
  // A page that a site adds to the theme may have no data of this form.
  const { card, updated, page } = job as Partial<ArticleData> & Partial<PageData<LegalPageModel>>;
  return updated ?? card?.publishDate ?? page?.updated ?? null;
}
