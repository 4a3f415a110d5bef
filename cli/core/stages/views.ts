/** Data that the engine gives to templates: plain data, with complete addresses (base path included). */

export interface ImageView {
  /** The same picture in lighter formats, best first, as in `<source>`; absent if there is only one format. */
  sources?: { type: string; srcSet: string }[];
  src: string;
  /** Value of `srcset`, or null if there is only one size. */
  srcSet: string | null;
  /** Intrinsic size of the largest variant in CSS pixels; reserves the space before the photo is loaded. */
  width: number;
  height: number;
  alt: string;
}

export interface HeadingView {
  /** From 1 to 6. */
  level: number;
  id: string;
  text: string;
}

/** A rendered Markdown body. `html` is safe: raw HTML of the author is text. */
export interface BodyView {
  html: string;
  headings: HeadingView[];
}

/** Body of a page without one. */
export const NO_BODY: BodyView = { html: '', headings: [] };

/** Built client files. Addresses include the base path. */
export interface AssetsView {
  /** Style sheet of each template's pages, by name of the template; its hash is in the policy. */
  styles: Readonly<Record<string, string>>;
  /** The loader script, inlined into each page; its hash is in the policy. */
  loader: string;
  /** The modules that the loader fetches at the first touch, as in the page; absent without widgets. */
  client: string | undefined;
  /** The script of pages with widgets that start without a touch; absent without widgets. */
  starter?: string | undefined;
  /** The script of pages that search; absent without search. */
  searcher?: string | undefined;
  /** The script of pages with code; absent unless the site shows more than the code. */
  codeScript?: string | undefined;
  /** Rules of which pages are fetched before they are opened; absent without `prefetch`. */
  prefetch?: string | undefined;
  /** The script that registers the service worker; absent without `offline`. */
  offline?: string | undefined;
}

/** Content Security Policies. */
export interface PoliciesView {
  /** Policy of the pages of each template. */
  pages: Readonly<Record<string, string>>;
  /** Policy of all pages together. */
  site: string;
}

/** A picture for sharing services. */
export interface SharingView {
  /** An address on another host, or one with base path. */
  src: string;
  /** In pixels; absent if unknown. */
  size?: { width: number; height: number };
}

/** Metadata of a page. */
export interface PageMeta {
  /** Address with base path, e.g. `/senja/kontak/`; `/404.html` for the 404 page. */
  href: string;
  /** Absolute address for `rel=canonical`, or null if there is none (404). */
  canonical: string | null;
  title: string;
  /** Address with base path of a feed of the same entries. */
  feed?: string;
  /** Title for the browser's tab: the title with the site's name, unless it contains it. */
  documentTitle: string;
  /** `href` if a link on every page leads to it, else null. */
  current: string | null;
  description: string;
  /** Value of HTML's `lang`. */
  language: string;
  /** Absolute address of the picture for sharing services; absent if there is none. */
  image?: string;
  /** What it shows, and its size in pixels; absent if unknown. */
  imageAlt?: string | undefined;
  imageSize?: { width: number; height: number };
  /** Target of a redirect page; absent from all others. */
  moved?: string;
}

/** What `env` of a markdown-it plugin has, for the body of a page. */
export interface MarkdownEnv {
  /** Path of the content file, relative to the content folder. */
  file: string;
  /** Name of the file without number and ending. */
  slug: string;
  /** Address of the page without base path; null without one. */
  address: string | null;
  /** Base path of the site, which links of tokens get by themselves. */
  base: string;
  fields: object;
  /** @returns the final address of a link as written in this file, without base path; null without a certain answer */
  resolve(href: string): string | null;
}
