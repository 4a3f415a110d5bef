/** A page between planning and rendering. */
import type { Code } from '../../diagnostics/diagnostic.ts';
import type { Entry } from './entry.ts';
import type { BodyView } from './views.ts';

/** One address of the site, as the site plans it. */
export interface Page<Props extends object = object> {
  /** Without base path, as people write it, e.g. `/kontak/`; `/404.html` for the 404 page. */
  path: string;
  /** Name of the template that renders it: of the file of its component, and of its style sheet. */
  template: string;
  /** The entry whose file the page is made from and whose body it shows; null for one made of many. */
  entry: Entry<object> | null;
  /** `YYYY-MM-DD` the content says it changed, or null; for the sitemap. */
  changed: string | null;
  /** Address with base path that a page of old leads on to; left out by all others. */
  leadsTo?: string;
  /** JSON Pointer of what in `site.yaml` a page without an entry is of; left out where there is no such thing. */
  setting?: string;
  /** Whether it continues a list that another page begins: such pages come and go with the length of the list. */
  continues?: true;
  /** Ids that links may lead to though the page has none of them yet. */
  expects?: readonly ExpectedId[];
  /** Whether files are made of the words of its body: `DataFile.content` is given them. */
  keepsWords?: boolean;
  /** Not in the sitemap, and no target of links, when false. */
  indexed: boolean;
  /**
   * All that the template is given but what every page shares and the body, under names of the site's choice. Plain data
   * that JSON keeps: a page is made anew when it is not as it was.
   */
  props(): Props;
}

/** A part of a page that there is no content for yet, and what is said of a link to it until then. */
export interface ExpectedId {
  id: string;
  code: Code | (string & {});
  params: Readonly<Record<string, string | number>>;
}

/** What a template renders: this, and what `props()` of its page gave. Plain data. */
export interface RenderInput {
  template: string;
  /** What every page shares. */
  site: object;
  body: BodyView;
}

/** @returns the whole document */
export type RenderPage = (input: RenderInput) => string;

/** Address of the 404 page, which is a file of its own. */
export const NOT_FOUND_PATH = '/404.html';

/** A file that pages fetch, or that stands beside them. */
export interface DataFile {
  /** Relative to `dist`, with `/`. */
  path: string;
  /** @param words those of a page's body, by its `path`, each once, in lower case, with blanks between */
  content(words: WordsOf): string | Uint8Array;
}

/** @returns the words of a page that keeps them; '' of any other */
export type WordsOf = (path: string) => string;
