import { MEDIA_SUFFIXES, PICTURE_SUFFIXES } from '../stages/picture-formats.ts';
import { FILE_FOR_HOST, isPublicName } from './public-name.ts';

/** Names of files in `dist`. No part begins with a dot, is `..` or is empty. */
export const PART = '[\\p{L}\\p{M}\\p{N}_-]+(?:\\.[\\p{L}\\p{M}\\p{N}_-]+)*';
const PAGE = new RegExp(`^(?:${PART}/)*${PART}\\.html?$`, 'u');
const ASSET = /^(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?assets\/[\p{L}\p{M}\p{N}_-]+\.([a-z\d]+)$/u;
export const FONT_SUFFIXES = ['woff2', 'woff', 'ttf', 'otf'] as const;
/** Files that sheets name and code imports. */
export const FILE_SUFFIXES = [...FONT_SUFFIXES, ...PICTURE_SUFFIXES, ...MEDIA_SUFFIXES, 'csv', 'pdf'];
const ASSET_SUFFIXES: ReadonlySet<string> = new Set(['js', 'css', 'json', ...FILE_SUFFIXES]);
/** Data files that pages fetch. */
const DATA = /^(?:[\p{L}\p{M}\p{N}_-]+\/)*[\w-]+\.json$/u;
const OTHER =
  /^(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?(?:[\w-]+\.(?:html|xml|txt|json|webmanifest|svg|png|ico|pdf)|_[a-z]+)$/;

const HOST_FILES: ReadonlySet<string> = new Set(Object.values(FILE_FOR_HOST));

/** @param name path in `dist`, with `/` */
export const isOutputName = (name: string): boolean =>
  HOST_FILES.has(name) ||
  PAGE.test(name) ||
  ASSET_SUFFIXES.has(ASSET.exec(name)?.[1] ?? '') ||
  DATA.test(name) ||
  OTHER.test(name);

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
