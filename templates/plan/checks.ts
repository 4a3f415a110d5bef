/** What is to be said of the site's content as a whole, and of addresses that are not certain yet. */
import type { ExpectedAnchor, KnownContent, KnownEntry, SiteFault } from '../../cli/site.ts';
import type { SiteModel } from '../model.ts';
import { archivePath, articlePath, categoryPath, isCategoryPage, isLaterPage } from './addresses.ts';
import { categoryIds } from './page-ids.ts';

const START = { start: 0, end: 0 };

const isArticle = ({ collection }: Pick<KnownEntry, 'collection'>): boolean => collection === 'articles';

type Known = KnownContent<SiteModel> & { settings: SiteModel };

export const checkContent = (known: Known): SiteFault[] => [...categoriesInVain(known), ...examples(known)];

/** Names that nobody can own (RFC 2606, RFC 6761): a site there is not open to the public yet. */
const NOBODYS = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/;

/** Pages that still show example data: to be remembered before the site has its address, a warning afterwards. */
function examples({ settings, sound }: Known): SiteFault[] {
  return sound.flatMap(({ collection, file, fields }) =>
    collection === 'pages' && fields.example === true
      ? {
          code: NOBODYS.test(new URL(settings.url).hostname)
            ? 'site/example-data'
            : 'site/example-data-public',
          params: { title: String(fields.title), url: settings.url },
          file,
          at: { pointer: '/example', target: 'key' },
        }
      : [],
  );
}

/** Notes on categories in vain, where no faulty article may be of one. */
function categoriesInVain({ settings, sound, faulty }: Known): SiteFault[] {
  const articles = faulty.filter(isArticle);
  const used = new Set([
    ...sound.filter(isArticle).map(({ fields }) => fields.category),
    ...articles.map((article) => article.field('category')),
  ]);
  // A name that is none of the categories may be meant for any of them.
  const names = new Set(settings.categories.map(({ name }) => name));
  if (articles.some((article) => !names.has(article.field('category') ?? ''))) return [];
  if (used.size === 0) return [{ code: 'site/no-articles', params: {}, at: START }];
  return settings.categories.flatMap(({ name }, index) =>
    used.has(name)
      ? []
      : {
          code: 'site/empty-category',
          params: { name },
          at: { pointer: `/categories/${index}/name`, target: 'value' },
        },
  );
}

/** A category without articles has no section yet; a link to it leads to the page's top until there is one. */
export const anchors = ({ categories }: SiteModel): ExpectedAnchor[] =>
  categories.flatMap(({ name, anchor }) =>
    Object.values(categoryIds({ name, anchor })).map((id) => ({
      path: '/',
      id,
      fault: { code: 'link/empty-category', params: { anchor: id, name } },
    })),
  );

/** An article's page, the first page of its category's listing, and the archive. */
export function addressesOf(entry: KnownEntry, { choices }: KnownContent): string[] {
  if (!isArticle(entry) || !entry.hasPage) return [];
  const category = entry.field('category');
  const path = articlePath(entry.slug);
  if (category === null) return [path];
  return choices.categories?.includes(category)
    ? [path, categoryPath(category, 1), archivePath(1)]
    : [path, archivePath(1)];
}

/** Listings come with articles, and may have more pages than are certain. */
export function mayCome(address: string, { choices, faulty }: KnownContent): boolean {
  const articles = faulty.filter(isArticle);
  const uncertain = choices.categories === null;
  if (isLaterPage(address)) return uncertain || articles.length > 0;
  return isCategoryPage(address) && (uncertain || articles.some((one) => one.field('category') === null));
}
