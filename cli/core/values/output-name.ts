/**
 * What files of `dist` are called. A name that is not so is none that senja has given, wherever it comes from: no part of
 * it begins with a dot, leads upwards or is empty.
 */
const PAGE = /^(?:[\p{L}\p{M}\p{N}_-]+\/)*index\.html$/u;
const ASSET = /^assets\/[\p{L}\p{M}\p{N}_-]+\.(?:js|css|json|svg|jpe?g|png|webp|avif|gif)$/u;
/** What pages fetch. */
const DATA = /^(?:[\p{L}\p{M}\p{N}_-]+\/)*[\w-]+\.json$/u;
const OTHER = /^(?:[\w-]+\.(?:html|xml|txt|json|webmanifest|svg|png|ico)|_[a-z]+)$/;

/** @param name path in `dist`, with `/` */
export const isOutputName = (name: string): boolean =>
  PAGE.test(name) || ASSET.test(name) || DATA.test(name) || OTHER.test(name);

/** Files of `dist` that every site has, besides its pages. */
export const STATIC_PATHS = [
  'sitemap.xml',
  'feed.xml',
  'robots.txt',
  'site.webmanifest',
  'icon.svg',
  '_headers',
] as const;
