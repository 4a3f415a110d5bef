/** Which texts of a page a stencil has holes for. */
import type { ArticleCardView, BodyView, ImageView, PageMeta } from './contract.ts';
import type { JobOf } from './job.ts';
import type { Texts } from './stencil.ts';

const imageWithHoles = ({ src, srcSet, width, height, alt }: ImageView, texts: Texts): ImageView => ({
  src: texts.address(src),
  srcSet: texts.optional(srcSet),
  width: texts.fixed(width, width),
  height: texts.fixed(height, height),
  alt: texts.text(alt),
});

const addressWithHole = (href: string | null, texts: Texts): string | null =>
  href === null ? texts.optional(null) : texts.address(href);

/** Headings differ too much from body to body to be a part of the shape: a template that asks for them has no stencil. */
const bodyWithHole = ({ html }: BodyView, texts: Texts): BodyView => ({
  html: texts.html(html),
  get headings(): never {
    throw new Error('no stencil has headings');
  },
});

const cardWithHoles = (card: ArticleCardView, texts: Texts): ArticleCardView => ({
  slug: texts.text(card.slug),
  title: texts.text(card.title),
  excerpt: texts.text(card.excerpt),
  category: texts.fixed(card.category, card.category.anchor),
  image: imageWithHoles(card.image, texts),
  readTime: texts.text(card.readTime),
  publishDate: texts.text(card.publishDate),
  publishDay: texts.text(card.publishDay),
  href: addressWithHole(card.href, texts),
});

const metaWithHoles = (meta: PageMeta, texts: Texts): PageMeta => ({
  href: texts.address(meta.href),
  canonical: texts.optional(meta.canonical),
  title: texts.text(meta.title),
  documentTitle: texts.text(meta.documentTitle),
  current: texts.fixed(meta.current, meta.current ?? ''),
  description: texts.text(meta.description),
  language: texts.fixed(meta.language, meta.language),
});

function articleWithHoles(data: JobOf<'article'>['data'], texts: Texts): JobOf<'article'>['data'] {
  const { card, body, author, reviewedBy, updated, updatedDay, sources, related } = data;
  return {
    card: cardWithHoles(card, texts),
    body: bodyWithHole(body, texts),
    author: texts.optional(author),
    reviewedBy: texts.optional(reviewedBy),
    updated: texts.optional(updated),
    updatedDay: texts.optional(updatedDay),
    sources: texts
      .fixed(sources, sources.length)
      .map(({ title, url }) => ({ title: texts.text(title), url: texts.optional(url) })),
    related: texts.fixed(related, related.length).map((other) => cardWithHoles(other, texts)),
  };
}

const positionWithHoles = (position: Position, texts: Texts): Position =>
  position && { page: texts.text(position.page), of: texts.text(position.of) };

type Position = JobOf<'listing'>['data']['position'];

function listingWithHoles(data: JobOf<'listing'>['data'], texts: Texts): JobOf<'listing'>['data'] {
  const { category, articles, position, previousHref, nextHref } = data;
  return {
    category: texts.fixed(category, category?.anchor ?? ''),
    articles: texts.fixed(articles, articles.length).map((article) => cardWithHoles(article, texts)),
    position: positionWithHoles(texts.fixed(position, position === null ? 'alone' : 'many'), texts),
    previousHref: addressWithHole(previousHref, texts),
    nextHref: addressWithHole(nextHref, texts),
  };
}

/** Of these kinds a site may have very many pages. */
export type ManyJob = JobOf<'article'> | JobOf<'listing'>;

/** @returns a job like the given one, with holes for its texts */
export function withHoles(job: ManyJob, texts: Texts): ManyJob {
  const meta = metaWithHoles(job.meta, texts);
  return job.template === 'article'
    ? { ...job, meta, data: articleWithHoles(job.data, texts) }
    : { ...job, meta, data: listingWithHoles(job.data, texts) };
}
