/** Redirect pages at former addresses of lists with their further pages, and of articles without pages. */
import { fold, redirect, redirectPage } from 'senja';
import type { PageOf } from '../template.ts';
import { PER_PAGE } from './listings.ts';
import type { Planning } from './planning.ts';

/** Former addresses of entries with pages need none. */
export function redirectPages(planning: Planning): PageOf<'moved'>[] {
  const { articles, card } = planning;
  const toSections = articles.flatMap((article) =>
    article.href === undefined
      ? redirects(article.aliases ?? [], card(article).category.href, article.title)
      : [],
  );
  return [...movedLists(planning), ...toSections];
}

const redirects = (aliases: readonly string[], href: string, title: string) =>
  aliases.flatMap((alias) => {
    const path = redirectPage(alias);
    return path === null ? [] : redirect(path, href, title);
  });

function movedLists({ settings, context, pages, articles, categories, of, addresses }: Planning) {
  const named = settings.categories.flatMap(({ aliases = [] }) => aliases);
  if (named.length === 0) return [];
  const others = [...pages, ...articles].flatMap(({ aliases = [] }) => aliases);
  const taken = new Set([...named, ...others].map(fold));
  return categories.flatMap((category, index) => {
    const { name, href, listingHref } = category;
    const { aliases = [] } = settings.categories[index] ?? {};
    const count = of(category).length;
    const first = listingHref ?? (count > 0 ? href : context.base);
    const further = listingHref === null ? 0 : Math.ceil(count / PER_PAGE) - 1;
    // Only lists in the same folder had further pages.
    const list = addresses.category(name, 1);
    const folder = list.slice(0, list.lastIndexOf('/', list.length - 2) + 1);
    const lists = aliases.filter((alias) => alias.startsWith(folder));
    return [
      ...redirects(aliases, first, name),
      ...Array.from({ length: further }, (_, at) => `${at + 2}/`).flatMap((page) => {
        const paths = lists.map((list) => list + page);
        return redirects(
          paths.filter((path) => !taken.has(fold(path))),
          first + page,
          name,
        );
      }),
    ];
  });
}
