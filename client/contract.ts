/**
 * The contract between this site's templates and its part of the loader, in addition to the exports of
 * `senja/client`. Templates write these attributes, the loader reads them; neither depends on the other otherwise.
 */

/** On `<body>` of the 404 page: its path is logged to the console. */
export const LOG_PATH = 'data-404';

/** On `<html>`; part of the day, of eight, for style sheets. Set by the loader; in the HTML it is a morning's. */
export const HOUR = 'data-hour';
/** On a form whose fields are kept until it is sent; value: key in `sessionStorage`. */
export const DRAFT = 'data-draft';
/** Class of an open menu in browsers without popover; elsewhere `:popover-open` applies. */
export const OPEN = 'is-open';

/** `name` of the radio buttons for the text size, and key of the choice in `localStorage`. */
export const TEXT_SIZE_NAME = 'senja-text-size';

/** `name` of a search field with an index, and of its text in the history entry. */
export const SEARCH_NAME = 'senja-search';

export interface Link {
  name: string;
  href: string;
  /** Set on a link to the page that contains it. */
  current?: boolean;
}

/** The search index, as fetched from the address given to a search box. */
export interface SearchIndex {
  /** Lists of the dictionary: words that say nothing alone; others for a word, as "one=another, one=a third". */
  small: string;
  alike: string;
  /** Beginnings of words that leave their sense the same, with the letters that take their place: "di meny=s". */
  beginnings?: string;
  articles: {
    title: string;
    excerpt: string;
    category: string;
    motif: string;
    href: string;
    /** Additional keywords, separated by spaces; absent if there are none. */
    words?: string | undefined;
    /**
     * Its text by headings: the id of each, empty above the first one, and then, a line each, the heading and the
     * sentences below it. Absent from large indexes.
     */
    parts?: [id: string, sentences: string][] | undefined;
  }[];
}
