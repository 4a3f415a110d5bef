/** Redirect pages at former addresses of articles, pages, and lists with their further pages. */
import { fold, withBase } from 'senja';
import type { CategoryView } from '../contract.ts';
import type { SiteModel } from '../model.generated.ts';
import type { PageOf } from '../template.ts';
import type { Addresses } from './addresses.ts';
import type { Article } from './articles.ts';
import { PER_PAGE } from './listings.ts';
import { type MovedTools, movedPages } from './moved.ts';
import type { Planning } from './planning.ts';

export function redirectPages(planning: Planning): PageOf<'moved'>[] {
  const { settings, tools, pages, articles, categories, of, card } = planning;
  const placeOf = (article: Article): string => {
    const { href, category } = card(article);
    return href ?? category.href;
  };
  const others = () => [...pages, ...articles].flatMap(({ fields }) => fields.aliases ?? []);
  return [
    ...movedLists(settings, categories, (one) => of(one).length, others, planning),
    ...pages.flatMap((page) => movedPages(page, withBase(tools.base, page.address), planning)),
    ...articles.flatMap((one) => (one.fields.aliases ? movedPages(one, placeOf(one), planning) : [])),
  ];
}

/**
 * @param views of the categories, in order
 * @param countOf number of articles of a category
 * @param others all former addresses that entries list
 */
function movedLists(
  { categories }: Pick<SiteModel, 'categories'>,
  views: readonly CategoryView[],
  countOf: (view: CategoryView) => number,
  others: () => Iterable<string>,
  made: MovedTools & { addresses: Pick<Addresses, 'isOfCategory'> },
): PageOf<'moved'>[] {
  const named = categories.flatMap(({ aliases = [] }) => aliases);
  if (named.length === 0) return [];
  const taken = new Set([...named, ...others()].map(fold));
  return views.flatMap((view, index) => {
    const { name: title, listingHref } = view;
    const { aliases = [] } = categories[index] ?? {};
    const count = countOf(view);
    const first = listingHref ?? (count > 0 ? view.href : made.tools.base);
    const further = listingHref === null ? 0 : Math.ceil(count / PER_PAGE) - 1;
    const pagesFor = (paths: readonly string[], href: string): PageOf<'moved'>[] =>
      movedPages({ fields: { title, aliases: [...paths] } }, href, made);
    return [
      ...pagesFor(aliases, first),
      ...Array.from({ length: further }, (_, at) => `${at + 2}/`).flatMap((page) => {
        const paths = aliases.filter(made.addresses.isOfCategory).map((alias) => alias + page);
        return pagesFor(
          paths.filter((path) => !taken.has(fold(path))),
          first + page,
        );
      }),
    ];
  });
}
