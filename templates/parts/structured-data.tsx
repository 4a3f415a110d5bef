/**
 * Structured data of an article for search engines: schema.org's `Article` as JSON-LD. It is data, so no policy
 * blocks it.
 */
import { asJson } from 'senja/react';
import type { ArticleData, Job } from '../contract.ts';

const person = (name: string) => ({ '@type': 'Person', name });

export function StructuredData({ site, meta, data }: Job<ArticleData>) {
  const { card, author, reviewedBy, reviewerRole, reviewedDay, updatedDay, sources } = data;
  const organization = { '@type': 'Organization', name: site.title, url: site.origin + site.home };
  const article = {
    '@context': 'https://schema.org',
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
  return <script type="application/ld+json" {...asJson(article)} />;
}
