/** Checks of the site's content, and of links to parts without content yet. */
import { type Entry, type ExpectedId, httpsFault, type SiteFault } from 'senja';
import type { ArticleModel, SiteModel } from '../model.generated.ts';
import { categoryIds } from './page-ids.ts';

const START = { start: 0, end: 0 };

/** Reserved names that nobody can own (RFC 2606, RFC 6761): a site with such an address is not public yet. */
const NOBODYS = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/;

/** Faults of a page that still shows example data: a note before the site has its address, a warning afterwards. */
export function exampleData(
  { collection, fields }: Pick<Entry<object>, 'collection' | 'fields'>,
  { url }: Pick<SiteModel, 'url'>,
): SiteFault[] {
  const { example, title } = fields as { example?: unknown; title?: unknown };
  if (collection !== 'pages' || example !== true) return [];
  const code = NOBODYS.test(new URL(url).hostname) ? 'site/example-data' : 'site/example-data-public';
  const params = { title: String(title), url };
  return [{ code, params, at: { pointer: '/example', target: 'key' } }];
}

/** Addresses of forms: models of a site's own may allow any, but the policy of every page names them. */
export function endpointFaults(settings: Pick<SiteModel, 'contact' | 'newsletter'>): SiteFault[] {
  return (['contact', 'newsletter'] as const).flatMap((name): SiteFault[] => {
    const endpoint: unknown = settings[name]?.endpoint;
    if (endpoint === undefined) return [];
    const fault = httpsFault(typeof endpoint === 'string' ? endpoint : JSON.stringify(endpoint));
    return fault ? [{ params: {}, ...fault, at: { pointer: `/${name}/endpoint`, target: 'value' } }] : [];
  });
}

/** Notes on categories without articles. */
export function emptyCategories({
  settings,
  articles,
}: {
  settings: Pick<SiteModel, 'categories'>;
  articles: { all: readonly Pick<ArticleModel, 'category'>[] };
}): SiteFault[] {
  const used = new Set(articles.all.map(({ category }) => category));
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
export const expectedSections = ({ categories }: Pick<SiteModel, 'categories'>): ExpectedId[] =>
  categories.flatMap(({ name, anchor }) =>
    Object.values(categoryIds({ name, anchor })).map((id) => ({
      id,
      code: 'link/empty-category',
      params: { anchor: id, name },
    })),
  );
