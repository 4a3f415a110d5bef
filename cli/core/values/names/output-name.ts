import { MEDIA_SUFFIXES } from '../../stages/pictures/media-formats.ts';
import { PICTURE_SUFFIXES } from '../../stages/pictures/picture-formats.ts';
import { lazily } from '../lists.ts';
import { FILE_FOR_HOST, isPublicName } from './public-name.ts';

const LETTERS = '[\\p{L}\\p{M}\\p{N}_-]+';
/** Names of files in `dist`. No part begins with a dot, is `..` or is empty. */
export const PART = `${LETTERS}(?:\\.${LETTERS})*`;

const namesWith = (letters: string, flags: string) => {
  const part = `${letters}(?:\\.${letters})*`;
  return {
    page: new RegExp(`^(?:${part}/)*${part}\\.html?$`, flags),
    /** Texts of pages for programs. */
    twin: new RegExp(`^(?:${part}/)*index\\.md$`, flags),
    asset: new RegExp(`^(?:[a-z]{2}(?:-[a-z]{2,4})?/)?assets/${letters}\\.([a-z\\d]+)$`, flags),
    /** Data files that pages and programs fetch. */
    data: new RegExp(`^(?:${part}/)*(?:[\\w-]+\\.json|api/types\\.d\\.ts)$`, flags),
  };
};
const IN_ASCII = namesWith('[\\w-]+', '');
/** V8 takes 3 ms to compile them. */
const IN_ANY = lazily(() => namesWith(LETTERS, 'u'));
export const FONT_SUFFIXES = ['woff2', 'woff', 'ttf', 'otf'] as const;
/** Files that sheets name and code imports. */
export const FILE_SUFFIXES = [...FONT_SUFFIXES, ...PICTURE_SUFFIXES, ...MEDIA_SUFFIXES, 'csv', 'pdf'];
const ASSET_SUFFIXES: ReadonlySet<string> = new Set(['js', 'css', 'json', ...FILE_SUFFIXES]);
const OTHER =
  /^(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?(?:[\w-]+\.(?:html|xml|txt|json|webmanifest|svg|png|ico|pdf)|_[a-z]+)$|^sw\.js$/;

const HOST_FILES: ReadonlySet<string> = new Set(Object.values(FILE_FOR_HOST));

/** Folder of the files that a search fetches. */
export const SEARCH_FOLDER = 'search-index/';

/** @param name path in `dist`, with `/` */
export function isOutputName(name: string): boolean {
  const { page, twin, asset, data } = /[^\0-\x7F]/.test(name) ? IN_ANY() : IN_ASCII;
  return (
    HOST_FILES.has(name) ||
    page.test(name) ||
    twin.test(name) ||
    ASSET_SUFFIXES.has(asset.exec(name)?.[1] ?? '') ||
    data.test(name) ||
    OTHER.test(name)
  );
}

/**
 * Whether a file of `dist` may have this name: one given by senja, or one of `public/`.
 * @param name path in `dist`, with `/`
 */
export const isPublishedName = (name: string): boolean => isOutputName(name) || isPublicName(name);

/** Files that a site may bring itself: the rest of those that every site has are joined with its own rules. */
export const isReplaceable = (path: string): boolean =>
  !path.startsWith('_') && STATIC_PATHS.some((name) => name === path);

/** Files of `dist` that every site has, besides its pages. */
export const STATIC_PATHS = [
  'sitemap.xml',
  'feed.xml',
  'robots.txt',
  'site.webmanifest',
  'icon.svg',
  '_headers',
] as const;
