/** Metadata in the head of a page. */
import type { PageMeta } from 'senja';
import { Head } from 'senja/react';
import { say } from 'senja/words';
import type { ArticleData, Job, SiteView } from '../contract.ts';
import { FRAME } from '../plan/look.ts';

const LOCALES: Readonly<Record<string, string>> = { id: 'id_ID', en: 'en_US' };

export function SiteHead({ job }: { job: Job }) {
  const { site, template } = job;
  const meta = job.meta.moved === undefined ? job.meta : { ...job.meta, ...ofMoved(job.meta, site) };
  return (
    <Head page={job}>
      <title>{meta.documentTitle}</title>
      <meta name="description" content={meta.description} />
      {(meta.canonical === null || meta.moved !== undefined || site.preview) && (
        <meta name="robots" content={site.preview ? 'noindex, nofollow' : 'noindex'} />
      )}
      {meta.canonical !== null && <link rel="canonical" href={meta.canonical} />}
      {meta.moved !== undefined && <meta httpEquiv="refresh" content={`0; url=${meta.moved}`} />}
      <meta property="og:type" content={template === 'article' ? 'article' : 'website'} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {meta.canonical !== null && <meta property="og:url" content={meta.canonical} />}
      <meta property="og:locale" content={LOCALES[meta.language]} />
      <meta property="og:site_name" content={site.title} />
      {meta.image !== undefined && <meta property="og:image" content={meta.image} />}
      {meta.imageSize && (
        <>
          <meta property="og:image:width" content={`${meta.imageSize.width}`} />
          <meta property="og:image:height" content={`${meta.imageSize.height}`} />
        </>
      )}
      {meta.imageAlt && <meta property="og:image:alt" content={meta.imageAlt} />}
      {isArticle(job) && <meta property="article:published_time" content={job.card.publishDay} />}
      {isArticle(job) && job.updatedDay !== null && (
        <meta property="article:modified_time" content={job.updatedDay} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={FRAME} />
      <link rel="icon" href={`${site.base}icon-32.png`} sizes="32x32" />
      <link rel="icon" href={`${site.base}icon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${site.base}icon-180.png`} />
      <link rel="manifest" href={`${site.base}site.webmanifest`} />
      {meta.feed !== undefined && (
        <link rel="alternate" type="application/atom+xml" title={meta.title} href={meta.feed} />
      )}
      <link rel="alternate" type="application/atom+xml" title={site.title} href={`${site.base}feed.xml`} />
    </Head>
  );
}

const isArticle = (job: Job): job is Job<ArticleData> => job.template === 'article';

/** A redirect page says so in its title; the title of its target describes it. */
function ofMoved({ title: description }: PageMeta, site: SiteView): Partial<PageMeta> {
  const title = say('moved.title');
  return {
    title,
    documentTitle: title.includes(site.title) ? title : `${title} - ${site.title}`,
    description,
  };
}
