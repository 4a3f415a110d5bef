/** A page between planning and rendering. */
import type { Code } from '../../diagnostics/index.ts';
import type { Entry } from './entry.ts';
import type { BodyView } from './views.ts';

/** A call of the site's code that passes something to senja. */
export interface Call {
  /** A stack trace, which V8 writes only when it is read. */
  readonly stack?: string | undefined;
}

/** A page in one of its languages. */
export interface Alternate {
  /** As in HTML's `lang`. */
  language: string;
  /** Address with base path. */
  href: string;
}

/** A page of the site, as planned. */
export interface Page {
  /** Without base path, unescaped, for example `/kontak/`; `/404.html` for the 404 page. */
  path: string;
  /** Name of its template: the name of the component's file and its style sheet. */
  template: string;
  /** The entry whose body the page shows; null for a page made from many entries. */
  entry: Entry<object> | null;
  /** `YYYY-MM-DD` of the last change, as stated in the content, or null; for the sitemap. */
  changed: string | null;
  /** @returns the address of its entry's picture, as content names it; null without one. For the sitemap. */
  picture?(): string | null;
  /** Address, with base path, that a page at a former address redirects to; absent from all others. */
  leadsTo?: string;
  /** JSON Pointer to the part of `site.yaml` that a page without an entry represents; absent if there is none. */
  setting?: string | undefined;
  /** Whether it continues the list of another page: such pages come and go with the length of the list. */
  continues?: boolean | undefined;
  /** Ids that links may use although the page does not have them yet. */
  expects?: readonly ExpectedId[] | undefined;
  /** Whether files use the text of its body: `DataFile.content` receives it. */
  keepsText?: boolean | undefined;
  /** False leaves it out of the search in the whole text. */
  searched?: boolean | undefined;
  /**
   * Identifies the page among languages, equal for all its translations: by default the name of its entry, else its
   * address.
   */
  twin?: string | undefined;
  /** First part of its address, for a page in another language than the site's own; senja sets it. */
  language?: string | null;
  /** The page in all its languages, the site's own first; senja sets it if there are several. */
  alternates?: readonly Alternate[] | undefined;
  /** If false, the page is not in the sitemap and cannot be a link target. */
  indexed: boolean;
  /** The call that plans it; senja sets it. */
  call?: Call;
  /**
   * Data for the template, except the shared data and the body, with names chosen by the site. Must be plain JSON
   * data: the page is rendered again when it changes.
   */
  props(): object;
}

/** A part of a page without content yet, and the fault reported for links to it. */
export interface ExpectedId {
  id: string;
  code: Code | (string & {});
  params: Readonly<Record<string, string | number>>;
}

/** Input of a template: this, and the result of the page's `props()`. Plain data. */
export interface RenderInput {
  template: string;
  /** Data shared by all pages. */
  site: object;
  body: BodyView;
}

/**
 * A document in pieces, which are joined without anything between them. Those at odd positions are whole elements that
 * many pages share, always as the same string, so that work on them need not be repeated.
 */
export type PagePieces = readonly string[];

/** @returns the complete document */
export type RenderPage = (input: RenderInput) => string | PagePieces;

/** Address of the 404 page, which is a file of its own. */
export const NOT_FOUND_PATH = '/404.html';

/** A file that pages fetch, or another file in `dist`. */
export interface DataFile {
  /** Relative to `dist`, with `/`. */
  path: string;
  /** The call that plans it; senja sets it. */
  call?: Call;
  /** If given, the file of the last build is kept as long as this is the same, and the content is not asked for. */
  inputs?: string;
  /**
   * A text for a name that ends in `.png` or `.jpg` is an SVG, from which senja draws the picture.
   * @param text returns the text of a page's body, by `path`
   */
  content(text: TextOf): string | Uint8Array;
}

/**
 * @returns the text of a page with `keepsText`, '' for any other. Each block is a line; the line of a heading with an id
 *   begins with `#`, the id and a space, and no other line does
 */
export type TextOf = (path: string) => string;
