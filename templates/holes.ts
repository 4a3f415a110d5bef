/** Which texts of an article a stencil has holes for. */
import type { ArticleCardView, ImageView } from './contract.ts';
import type { JobOf } from './job.ts';
import type { Texts } from './stencil.ts';

const imageWithHoles = ({ src, srcSet, width, height, alt }: ImageView, texts: Texts): ImageView => ({
  src: texts.address(src),
  srcSet: texts.optional(srcSet),
  width: texts.fixed(width, width),
  height: texts.fixed(height, height),
  alt: texts.text(alt),
});

/** @returns a card like the given one, with holes for its texts */
export const cardWithHoles = (card: ArticleCardView, texts: Texts): ArticleCardView => ({
  slug: texts.text(card.slug),
  title: texts.text(card.title),
  excerpt: texts.text(card.excerpt),
  category: texts.fixed(card.category, card.category.anchor),
  image: imageWithHoles(card.image, texts),
  readTime: texts.text(card.readTime),
  publishDate: texts.text(card.publishDate),
  publishDay: texts.text(card.publishDay),
  href: card.href === null ? texts.fixed(null, 'none') : texts.address(card.href),
});

/** @returns a job like the given one, with holes for its texts */
export function articleWithHoles(job: JobOf<'article'>, texts: Texts): JobOf<'article'> {
  const { meta, data } = job;
  const { card, body, author, reviewedBy, updated, updatedDay, sources, related } = data;
  return {
    ...job,
    meta: {
      href: texts.address(meta.href),
      canonical: texts.optional(meta.canonical),
      title: texts.text(meta.title),
      description: texts.text(meta.description),
      language: texts.fixed(meta.language, meta.language),
    },
    data: {
      card: cardWithHoles(card, texts),
      body: { html: texts.html(body.html), headings: [] },
      author: texts.optional(author),
      reviewedBy: texts.optional(reviewedBy),
      updated: texts.optional(updated),
      updatedDay: texts.optional(updatedDay),
      sources: sources.map(({ title, url }) => ({ title: texts.text(title), url: texts.optional(url) })),
      related: texts.fixed(related, related.length).map((other) => cardWithHoles(other, texts)),
    },
  };
}
