/** Articles and categories as the templates show them. */
import type { ArticleCardView, CategoryView, ImageView } from '../../../templates/contract.ts';
import type { CardSource } from '../entries/article-index.ts';
import type { Site } from '../stages/entry.ts';
import { articlePath, categoryPath, withBase } from '../values/addresses.ts';
import { toIsoDay } from '../values/dates.ts';
import { categoryIds, MOTIFS } from './page-ids.ts';

/** @param listed names of the categories that have listing pages */
export function categoryViews(site: Site, base: string, listed: ReadonlySet<string>): CategoryView[] {
  return site.categories.map(({ name, anchor, description, motif }, index) => ({
    name,
    anchor,
    ...categoryIds({ name, anchor }),
    description,
    motif: motif ?? MOTIFS[index % MOTIFS.length] ?? 'sun',
    href: `${base}#${anchor}`,
    listingHref: listed.has(name) ? withBase(base, categoryPath(name, 1)) : null,
  }));
}

export interface CardMaker {
  base: string;
  categories: ReadonlyMap<string, CategoryView>;
  image(address: string, alt: string): ImageView;
}

/** Made when a page needs it: ten thousand cards never stand in memory at once. */
export function cardOf(
  {
    slug,
    title,
    excerpt,
    category: name,
    imageUrl,
    imageAlt = '',
    readTime,
    publishDate,
    hasPage,
  }: CardSource,
  { base, categories, image }: CardMaker,
): ArticleCardView {
  const category = categories.get(name);
  if (!category) throw new Error(`the validated article ${slug} has no category`);
  return {
    slug,
    title,
    excerpt,
    category,
    image: image(imageUrl, imageAlt),
    readTime,
    publishDate,
    publishDay: toIsoDay(publishDate),
    href: hasPage ? withBase(base, articlePath(slug)) : null,
  };
}
