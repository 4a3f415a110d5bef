/** The lists that are pages: of each category that has articles with pages, and of all articles. */
import { archivePath, categoryPath } from './addresses.ts';
import type { Listing } from './listings.ts';
import type { Planning } from './planning.ts';

export function lists({ settings, articles, categories, of, archived }: Planning): Listing[] {
  const ofCategories = categories.flatMap((category, index): Listing[] => {
    const { name, description, listingHref } = category;
    if (listingHref === null) return [];
    return [
      {
        title: name,
        lead: description,
        isMixed: false,
        setting: `/categories/${index}`,
        articles: of(category),
        description,
        pathOf: (page) => categoryPath(name, page),
      },
    ];
  });
  const ofAll: Listing = {
    title: 'Semua artikel',
    heading: 'Semua Artikel',
    isMixed: true,
    articles,
    description: settings.description,
    pathOf: archivePath,
  };
  return archived ? [...ofCategories, ofAll] : ofCategories;
}
