/** Metadata of a page. */
import { type PageMeta, withBase } from 'senja';
import type { SharedView } from '../contract.ts';
import { absolute } from '../parts/absolute.ts';
import { SHARING, SHARING_SIZE } from './look.ts';

interface More {
  /** Language of the page; by default that of the site. */
  language?: string | undefined;
  /** Complete address of the page's own picture; without it, the site's is used. */
  picture?: string | null;
  /** What that picture shows. */
  pictureAlt?: string | undefined;
}

export type MetaOf = (path: string, title: string, description: string, more?: More) => PageMeta;

const NOT_FOUND = '/404.html';

export function meta(origin: string, base: string, site: SharedView): MetaOf {
  const lists = (site.categories ?? []).flatMap(({ listingHref }) => listingHref ?? []);
  const current = new Set([base, ...site.navigation.map(({ href }) => href), ...lists]);
  const imageOf = (picture: string | null, alt: string | undefined) =>
    picture === null
      ? {
          image: absolute({ origin }, withBase(base, `/${SHARING.path}`)),
          imageAlt: site.title,
          imageSize: SHARING_SIZE,
        }
      : { image: absolute({ origin }, picture), imageAlt: alt };
  return (path, title, description, { language = site.language, picture, pictureAlt } = {}) => {
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
        ...imageOf(picture ?? null, pictureAlt),
      }),
    };
  };
}
