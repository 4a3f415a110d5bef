/**
 * What the server's HTML and the browser's scripts agree on. Templates write these attributes,
 * the loader reads them; neither knows more of the other.
 */

/** On the root element of a widget; value: the widget's name in the registry. */
export const WIDGET = 'data-widget';
/** On the root element of a widget that React has something to add to; value: its props as JSON. */
export const PROPS = 'data-props';
/** On `<html>`; value: address of the module that brings widgets to life. */
export const CLIENT = 'data-client';
/** On `<body>` of the 404 page: its path is logged to the console. */
export const LOG_PATH = 'data-log-path';

/** Class of `<html>` while scripts work; taken away when one cannot be fetched. For style sheets. */
export const SCRIPTED = 'js';
/** On `<html>`; `1` or `2` when larger text was chosen. Set by the loader, for style sheets. */
export const TEXT_SIZE = 'data-text';
/** On a widget's status line; value: what it says from a touch that React is to answer until React is there. */
export const WAIT = 'data-wait';
/** On a form whose fields are kept until they are sent; value: key in `sessionStorage`. */
export const DRAFT = 'data-draft';
/** Class of an open menu in browsers without popover; elsewhere `:popover-open` tells. */
export const OPEN = 'is-open';

/** `name` of the radios that choose the text size, and key of the choice in `localStorage`. */
export const TEXT_SIZE_NAME = 'senja-text-size';

/** `identifierPrefix` for both `renderToString` and `hydrateRoot`. */
export const identifierPrefix = (widget: string): string => `${widget}-`;

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
