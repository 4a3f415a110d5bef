/** Pages that list articles: of each category, and of all. */
import { chunks, page, type SiteContext, withBase } from 'senja';
import type { Motif } from '../contract.ts';
import type { PageOf } from '../template.ts';
import { newestDay } from './articles.ts';
import type { Article } from './content.ts';
import type { Planning } from './planning.ts';

export const PER_PAGE = 12;

export interface Listing {
  title: string;
  /** Set if the page's heading differs from its title. */
  heading?: string;
  lead?: string;
  motif?: Motif;
  /** Whether its articles may be of several categories. */
  isMixed: boolean;
  /** JSON Pointer to the part of `site.yaml` that it represents. */
  setting?: string;
  /** Of its first page: as in `Page`. */
  twin?: string | undefined;
  articles: readonly Article[];
  /** For search engines. */
  description: string;
  /** Address of a page of the list, counted from 1. */
  pathOf(page: number): string;
}

type ForLists = Pick<Planning, 'card' | 'say'> & { context: Pick<SiteContext, 'base'> };

export function listingPages(
  { title, heading = title, lead, motif, isMixed, setting, twin, articles, description, pathOf }: Listing,
  { context: { base }, card, say }: ForLists,
): PageOf<'listing'>[] {
  const parts = chunks(articles, PER_PAGE);
  const changed = newestDay(articles);
  return parts.map((part, index) =>
    page(
      pathOf(index + 1),
      'listing',
      () => ({
        title: index === 0 ? title : say('list.title', { title, page: index + 1 }),
        description,
        heading,
        lead,
        ...(motif && { motif }),
        count: articles.length,
        labelled: isMixed,
        articles: part.map(card),
        position: parts.length === 1 ? null : { page: String(index + 1), of: String(parts.length) },
        previousHref: index === 0 ? null : withBase(base, pathOf(index)),
        nextHref: index + 1 === parts.length ? null : withBase(base, pathOf(index + 2)),
      }),
      { changed, ...(index > 0 ? { continues: true } : { twin, ...(setting !== undefined && { setting }) }) },
    ),
  );
}

/** The pages that are lists: of each category with article pages, and of all articles. */
export function lists({
  settings,
  articles,
  categories,
  of,
  original,
  archived,
  addresses,
  say,
}: Planning): Listing[] {
  const twinOf = (own: readonly Article[]): string | undefined => {
    if (settings.languages === undefined) return undefined;
    const first = own.find((one) => original(one) !== undefined);
    return first && `list/${original(first)?.category}`;
  };
  const ofCategories = categories.flatMap((category, index): Listing[] => {
    const { name, description, motif, listingHref } = category;
    if (listingHref === null) return [];
    return [
      {
        title: name,
        lead: description,
        motif,
        isMixed: false,
        setting: `/categories/${index}`,
        // A category has another name in each language, but its articles have the same file names.
        twin: twinOf(of(category)),
        articles: of(category),
        description,
        pathOf: (page) => addresses.category(name, page),
      },
    ];
  });
  const ofAll: Listing = {
    title: say('list.all'),
    heading: say('list.heading'),
    isMixed: true,
    twin: 'list',
    articles,
    description: settings.description,
    pathOf: addresses.archive,
  };
  return archived ? [...ofCategories, ofAll] : ofCategories;
}
