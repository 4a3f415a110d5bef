/** What every page says about itself. */
import { type PageMeta, withBase } from 'senja';
import type { SharedView } from '../contract.ts';
import { absolute } from '../parts/absolute.ts';
import { SHARING } from './look.ts';

interface More {
  /** Of the page; that of the site where it is left out. */
  language?: string | undefined;
  /** Address of the page's own picture, ready to use; the site's where there is none. */
  picture?: string | null;
}

export type MetaOf = (path: string, title: string, description: string, more?: More) => PageMeta;

const NOT_FOUND = '/404.html';

export function meta(origin: string, base: string, site: SharedView): MetaOf {
  const lists = (site.categories ?? []).flatMap(({ listingHref }) => listingHref ?? []);
  const current = new Set([base, ...site.navigation.map(({ href }) => href), ...lists]);
  return (path, title, description, { language = site.language, picture } = {}) => {
    const href = withBase(base, path);
    return {
      href,
      canonical: path === NOT_FOUND ? null : origin + href,
      title,
      documentTitle: title.includes(site.title) ? title : `${title} - ${site.title}`,
      current: current.has(href) ? href : null,
      description,
      language,
      ...(path !== NOT_FOUND && {
        image: absolute({ origin }, picture ?? withBase(base, `/${SHARING.path}`)),
      }),
    };
  };
}
