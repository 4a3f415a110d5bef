import type { CategoryView, LinkView } from '../contract.ts';

/** @returns the link to a category: to its list if there is one, else to its section of the home page */
export const categoryLink = ({ name, href, listingHref }: CategoryView): LinkView => ({
  name,
  href: listingHref ?? href,
});
