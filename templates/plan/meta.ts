/** Metadata of a page. */
import { type PageMeta, withBase } from 'senja';
import type { SharedView } from '../contract.ts';
import { absolute } from '../parts/absolute.ts';
import { SHARING } from './look.ts';

interface More {
  /** Language of the page; by default that of the site. */
  language?: string | undefined;
  /** Complete address of the page's own picture; without it, the site's is used. */
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
