/** Metadata of a page. */
import { type PageMeta, type SharingView, withBase } from 'senja';
import type { SharedView } from '../contract.ts';
import { absolute } from '../parts/absolute.ts';
import { SHARING, SHARING_SIZE } from './look.ts';

interface More {
  /** Language of the page; by default that of the site. */
  language?: string | undefined;
  /** The page's own picture; without it, the site's is used. */
  picture?: SharingView | null;
  /** What that picture shows. */
  pictureAlt?: string | undefined;
}

export type MetaOf = (path: string, title: string, description: string, more?: More) => PageMeta;

const NOT_FOUND = '/404.html';

export function meta(origin: string, base: string, site: SharedView): MetaOf {
  const lists = (site.categories ?? []).flatMap(({ listingHref }) => listingHref ?? []);
  const current = new Set([base, ...site.navigation.map(({ href }) => href), ...lists]);
  const ofSite: SharingView = { src: withBase(base, `/${SHARING.path}`), size: SHARING_SIZE };
  const imageOf = (picture: SharingView | null, alt: string | undefined) => {
    const { src, size } = picture ?? ofSite;
    const imageAlt = picture ? alt : site.title;
    return { image: absolute({ origin }, src), imageAlt, ...(size && { imageSize: size }) };
  };
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
