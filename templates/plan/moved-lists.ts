/** Redirect pages at former addresses of lists with their further pages, and of articles without pages. */
import { fold, redirect, redirectPage } from 'senja';
import type { PageOf } from '../template.ts';
import { PER_PAGE } from './listings.ts';
import type { Planning } from './planning.ts';

/** Former addresses of entries with pages need none. */
export function redirectPages(planning: Planning): PageOf<'moved'>[] {
  const { articles, card } = planning;
  const toSections = articles
    .filter(({ href, aliases = [] }) => href === undefined && aliases.length > 0)
    .flatMap((article) =>
      redirects(pathsOf(article.aliases ?? []), card(article).category.href, article.title),
    );
  return [...movedLists(planning), ...toSections];
}

const pathsOf = (aliases: readonly string[]): string[] => [
  ...new Set(aliases.flatMap((alias) => redirectPage(alias) ?? [])),
];

const redirects = (paths: readonly string[], href: string, title: string) =>
  paths.map((path) => redirect(path, href, title));

function movedLists({ settings, context, pages, articles, categories, of, addresses }: Planning) {
  const named = settings.categories.flatMap(({ aliases = [] }) => pathsOf(aliases));
  if (named.length === 0) return [];
  const others = [...pages, ...articles].flatMap(({ aliases = [] }) => pathsOf(aliases));
  const taken = new Set([...named, ...others].map(fold));
  return categories.flatMap((category, index) => {
    const { name, href, listingHref } = category;
    const count = of(category).length;
    const first = listingHref ?? (count > 0 ? href : context.base);
    const further = listingHref === null ? 0 : Math.ceil(count / PER_PAGE) - 1;
    // Only lists in the same folder had further pages.
    const list = addresses.category(name, 1);
    const aliases = pathsOf(settings.categories[index]?.aliases ?? []).filter((path) => path !== list);
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
