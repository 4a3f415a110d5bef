/** The document's head. The policy stands before everything it governs. */
import type { Job, MovedData } from './contract.ts';
import { asHtml } from './parts/as-html.ts';
import { FRAME } from './plan/look.ts';

const LOCALES: Readonly<Record<string, string>> = { id: 'id_ID', en: 'en_US' };

export function Head({ job }: { job: Job }) {
  const { site, meta, template } = job;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta httpEquiv="Content-Security-Policy" content={site.policies.pages[template]} />
      <title>{meta.documentTitle}</title>
      <meta name="description" content={meta.description} />
      {(meta.canonical === null || isMoved(job) || site.preview) && (
        <meta name="robots" content={site.preview ? 'noindex, nofollow' : 'noindex'} />
      )}
      {meta.canonical !== null && <link rel="canonical" href={meta.canonical} />}
      {isMoved(job) && <meta httpEquiv="refresh" content={`0; url=${job.data.href}`} />}
      <meta property="og:type" content={template === 'article' ? 'article' : 'website'} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {meta.canonical !== null && <meta property="og:url" content={meta.canonical} />}
      <meta property="og:locale" content={LOCALES[meta.language]} />
      <meta property="og:site_name" content={site.title} />
      {meta.image !== undefined && <meta property="og:image" content={meta.image} />}
      <meta name="theme-color" content={FRAME} />
      <link rel="icon" href={`${site.base}icon.svg`} type="image/svg+xml" />
      <link rel="manifest" href={`${site.base}site.webmanifest`} />
      <link rel="alternate" type="application/atom+xml" title={site.title} href={`${site.base}feed.xml`} />
      <style {...asHtml(site.assets.styles[template] ?? '')} />
      <script {...asHtml(site.assets.loader)} />
    </head>
  );
}

const isMoved = (job: Job): job is Job<MovedData> => job.template === 'moved';
