/** Metadata in the head of a page. */
import { Head } from 'senja/react';
import type { ArticleData, Job, MovedData } from '../contract.ts';
import { FRAME } from '../plan/look.ts';

const LOCALES: Readonly<Record<string, string>> = { id: 'id_ID', en: 'en_US' };

export function SiteHead({ job }: { job: Job }) {
  const { site, meta, template } = job;
  return (
    <Head page={job}>
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
      {meta.imageSize && (
        <>
          <meta property="og:image:width" content={`${meta.imageSize.width}`} />
          <meta property="og:image:height" content={`${meta.imageSize.height}`} />
        </>
      )}
      {meta.imageAlt && <meta property="og:image:alt" content={meta.imageAlt} />}
      {isArticle(job) && <meta property="article:published_time" content={job.data.card.publishDay} />}
      {isArticle(job) && job.data.updatedDay !== null && (
        <meta property="article:modified_time" content={job.data.updatedDay} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={FRAME} />
      <link rel="icon" href={`${site.base}icon-32.png`} sizes="32x32" />
      <link rel="icon" href={`${site.base}icon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${site.base}icon-180.png`} />
      <link rel="manifest" href={`${site.base}site.webmanifest`} />
      <link rel="alternate" type="application/atom+xml" title={site.title} href={`${site.base}feed.xml`} />
    </Head>
  );
}

const isArticle = (job: Job): job is Job<ArticleData> => job.template === 'article';
const isMoved = (job: Job): job is Job<MovedData> => job.template === 'moved';
