/** The document's head. The policy comes before everything it governs. */
import type { ReactNode } from 'react';
import { asHtml } from './as-html.ts';
import { Inlined } from './cached.tsx';
import type { PageView } from './page.ts';

interface HeadProps {
  page: PageView;
  /** Replaces the title, the description and the links from the page's `meta`. */
  children?: ReactNode;
}

/** Required in every page: encoding, viewport, policy, loader and style sheet, in the order that compresses best. */
export function Head({ page, children }: HeadProps) {
  const { template, site, alternates = [] } = page;
  const sheet = site.assets.styles[template] ?? '';
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta httpEquiv="Content-Security-Policy" content={site.policies.pages[template]} />
      <Inlined as="script" text={site.assets.loader} />
      {sheet !== '' && <Inlined as="style" text={sheet} />}
      {site.assets.prefetch !== undefined && (
        <script type="speculationrules" {...asHtml(site.assets.prefetch)} />
      )}
      {site.assets.offline !== undefined && <script async src={site.assets.offline} />}
      {children ?? <Meta page={page} />}
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={site.origin + href} />
      ))}
      {alternates[0] && <link rel="alternate" hrefLang="x-default" href={site.origin + alternates[0].href} />}
    </head>
  );
}

const feedType = (feed: string): string => `application/${feed.endsWith('.json') ? 'feed+json' : 'atom+xml'}`;

/** Metadata of a page for search engines and sharing services. */
function Meta({ page: { meta = {}, site } }: { page: PageView }) {
  const { title, documentTitle = title, description, canonical, image, imageSize } = meta;
  return (
    <>
      {documentTitle !== undefined && <title>{documentTitle}</title>}
      {description !== undefined && <meta name="description" content={description} />}
      {(site.preview || meta.moved !== undefined || canonical === null) && (
        <meta name="robots" content={site.preview ? 'noindex, nofollow' : 'noindex'} />
      )}
      {canonical && <link rel="canonical" href={canonical} />}
      {meta.moved !== undefined && <meta httpEquiv="refresh" content={`0; url=${meta.moved}`} />}
      {title !== undefined && <meta property="og:title" content={title} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {image !== undefined && <meta property="og:image" content={image} />}
      {imageSize && (
        <>
          <meta property="og:image:width" content={`${imageSize.width}`} />
          <meta property="og:image:height" content={`${imageSize.height}`} />
        </>
      )}
      <link rel="icon" href={`${site.base}icon.svg`} type="image/svg+xml" />
      <link rel="manifest" href={`${site.base}site.webmanifest`} />
      {meta.feed !== undefined && (
        <link rel="alternate" type={feedType(meta.feed)} title={meta.title} href={meta.feed} />
      )}
      <link rel="alternate" type="application/atom+xml" href={`${site.base}feed.xml`} />
    </>
  );
}
