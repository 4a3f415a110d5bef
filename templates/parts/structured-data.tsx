/**
 * Structured data for search engines, in the words of schema.org as JSON-LD: of an article, its
 * place in the site, and of the site itself. It is data, so no policy blocks it.
 */
import { asJson } from 'senja/react';
import type { ArticleData, Job, SiteView } from '../contract.ts';

const Data = ({ of }: { of: object }) => (
  <script type="application/ld+json" {...asJson({ '@context': 'https://schema.org', ...of })} />
);

const webSite = (site: SiteView) => ({ '@type': 'WebSite', name: site.title, url: site.origin + site.home });

/** The site, on its home page. */
export const WebSite = ({ site }: { site: SiteView }) => <Data of={webSite(site)} />;

const person = (name: string) => ({ '@type': 'Person', name });

export function StructuredData({ site, meta, ...data }: Job<ArticleData>) {
  const { card, author, reviewedBy, reviewerRole, reviewedDay, updatedDay, sources } = data;
  const organization = { '@type': 'Organization', name: site.title, url: site.origin + site.home };
  const article = {
    '@type': 'Article',
    headline: card.title,
    description: card.excerpt,
    image: meta.image,
    datePublished: card.publishDay,
    dateModified: updatedDay ?? card.publishDay,
    author: author === null ? organization : person(author),
    publisher: organization,
    articleSection: card.category.name,
    inLanguage: meta.language,
    isAccessibleForFree: true,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': meta.canonical,
      isPartOf: webSite(site),
      ...(reviewedBy !== null && {
        reviewedBy: { ...person(reviewedBy), ...(reviewerRole !== undefined && { jobTitle: reviewerRole }) },
        ...(reviewedDay !== undefined && { lastReviewed: reviewedDay }),
      }),
    },
    ...(sources.length > 0 && {
      citation: sources.map(({ title, url, language }) => ({
        '@type': 'CreativeWork',
        name: title,
        ...(url !== null && { url }),
        ...(language !== undefined && { inLanguage: language }),
      })),
    }),
  };
  const { name, href, listingHref } = card.category;
  const steps = [
    { name: site.title, item: site.origin + site.home },
    { name, item: site.origin + (listingHref ?? href) },
    { name: card.title },
  ];
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
  return (
    <>
      <Data of={article} />
      <Data of={breadcrumb} />
    </>
  );
}
