/**
 * What this site's templates and its part of the loader agree on, beside what `senja/client` exports. Templates write these
 * attributes, the loader reads them; neither knows more of the other.
 */

/** On `<body>` of the 404 page: its path is logged to the console. */
export const LOG_PATH = 'data-log-path';

/** On `<html>`; `1` or `2` when larger text was chosen. Set by the loader, for style sheets. */
export const TEXT_SIZE = 'data-text';
/** On a form whose fields are kept until they are sent; value: key in `sessionStorage`. */
export const DRAFT = 'data-draft';
/** Class of an open menu in browsers without popover; elsewhere `:popover-open` tells. */
export const OPEN = 'is-open';

/** `name` of the radios that choose the text size, and key of the choice in `localStorage`. */
export const TEXT_SIZE_NAME = 'senja-text-size';

export interface Link {
  name: string;
  href: string;
  /** Set on the link to the page it stands on. */
  current?: boolean;
}

/** The search index, as fetched from the address that a search box is given. */
export interface SearchIndex {
  articles: {
    title: string;
    excerpt: string;
    category: string;
    motif: string;
    href: string;
    /** More words that lead to it, with blanks between; left out without any. */
    words?: string | undefined;
    /** Other words of its text, each once and in lower case, with blanks between; left out of large indexes. */
    text?: string | undefined;
  }[];
}
