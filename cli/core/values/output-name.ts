import { PICTURE_SUFFIXES } from '../stages/picture-formats.ts';
import { isPublicName } from './public-name.ts';

/**
 * What files of `dist` are called. A name that is not so is none that senja has given, wherever it comes from: no part of
 * it begins with a dot, leads upwards or is empty.
 */
const PAGE = /^(?:[\p{L}\p{M}\p{N}_-]+\/)*index\.html$/u;
const ASSET = /^assets\/[\p{L}\p{M}\p{N}_-]+\.([a-z\d]+)$/u;
export const FONT_SUFFIXES = ['woff2', 'woff', 'ttf', 'otf'] as const;
const ASSET_SUFFIXES: ReadonlySet<string> = new Set([
  'js',
  'css',
  'json',
  'svg',
  ...FONT_SUFFIXES,
  ...PICTURE_SUFFIXES,
]);
/** What pages fetch. */
const DATA = /^(?:[\p{L}\p{M}\p{N}_-]+\/)*[\w-]+\.json$/u;
const OTHER = /^(?:[\w-]+\.(?:html|xml|txt|json|webmanifest|svg|png|ico)|_[a-z]+)$/;

/** @param name path in `dist`, with `/` */
export const isOutputName = (name: string): boolean =>
  PAGE.test(name) || ASSET_SUFFIXES.has(ASSET.exec(name)?.[1] ?? '') || DATA.test(name) || OTHER.test(name);

/**
 * Whether a file of `dist` may have this name: one that senja has given, or one of `public/`.
 * @param name path in `dist`, with `/`
 */
export const isPublishedName = (name: string): boolean => isOutputName(name) || isPublicName(name);

/** Files of `dist` that every site has, besides its pages. */
export const STATIC_PATHS = [
  'sitemap.xml',
  'feed.xml',
  'robots.txt',
  'site.webmanifest',
  'icon.svg',
  '_headers',
] as const;
