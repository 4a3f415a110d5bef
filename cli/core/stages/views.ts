/** What templates get of what the engine itself knows: plain data, with every address ready to use (base path included). */

/** The same picture in a format that not every browser knows. */
export interface PictureSource {
  /** As in `<source type>`. */
  type: string;
  srcSet: string;
}

export interface ImageView {
  /** Lighter formats, the best first; left out where there is one format only. */
  sources?: PictureSource[];
  src: string;
  /** Candidates for `srcset`, or null when there is one size only. */
  srcSet: string | null;
  /** Intrinsic size in CSS pixels of the largest; keeps the place before the photo comes. */
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

/** A Markdown body after rendering. `html` is safe: raw HTML of the author is already text. */
export interface BodyView {
  html: string;
  headings: HeadingView[];
}

/** What a page without a body shows. */
export const NO_BODY: BodyView = { html: '', headings: [] };

/** Built client files. Addresses carry the base path. */
export interface AssetsView {
  /** Whole style sheet of each template's pages, by the template's name; its hash stands in the policy. */
  styles: Readonly<Record<string, string>>;
  /** Whole loader script, inlined into each page; its hash stands in the policy. */
  loader: string;
  /** The module that the loader fetches on a first touch. */
  client: string;
}

/** Content Security Policies. */
export interface PoliciesView {
  /** What a page of each template is made of. */
  pages: Readonly<Record<string, string>>;
  /** What all of them are made of. */
  site: string;
}

/** What every page says about itself. */
export interface PageMeta {
  /** Address with base path, e.g. `/senja/kontak/`; `/404.html` for the 404 page. */
  href: string;
  /** Absolute address for `rel=canonical`, or null where there is none (404). */
  canonical: string | null;
  title: string;
  /** For the browser's tab: the title with the site's name, unless it holds that already. */
  documentTitle: string;
  /** `href` when a link that stands on every page leads to it, else null. */
  current: string | null;
  description: string;
  /** As in HTML's `lang`. */
  language: string;
  /** Absolute address of the picture that sharing services show; left out where there is none. */
  image?: string;
  /** Where a page at a former address leads; left out by all others. */
  moved?: string;
}
