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

/** Props of every widget; all survive JSON. */
export interface WidgetProps {
  'search-box': {
    /** Address of the search index, or null: the value is kept locally and nothing happens. */
    index: string | null;
    /** Address of the list of all articles; left out where there is none. */
    all?: string | undefined;
  };
  'mobile-menu': { categories: (Link & { motif?: string | undefined })[]; pages: Link[] };
  'navigation-menu': { pages: Link[] };
  'text-size': Record<string, never>;
  'load-more': {
    /** id of the list whose items are shown step by step; items past `initial` carry `hidden`. */
    listId: string;
    total: number;
    initial: number;
    step: number;
    /** Where articles are that the list does not hold: `portions` with its `*` replaced by 1, 2, … is a `Portion`. */
    more?: { portions: string; archive: string } | undefined;
  };
  'newsletter-box': { endpoint: string | null };
  'contact-form': {
    /** Null: sending is simulated. */
    endpoint: string | null;
    email: string;
    /** Nobody reads what is sent to the email. */
    isExample: boolean;
  };
  'article-tools': Record<string, never>;
}

export type WidgetName = keyof WidgetProps;

/** The search index, as fetched from `WidgetProps['search-box'].index`. */
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

/** An article of a portion: what its card says. */
export interface PortionArticle {
  title: string;
  excerpt: string;
  category: { name: string; motif: string };
  image: {
    /** Lighter formats, the best first. */
    sources?: { type: string; srcSet: string }[];
    src: string;
    srcSet: string | null;
    width: number;
    height: number;
    alt: string;
  };
  readTime: string;
  publishDate: string;
  publishDay: string;
  href: string | null;
}

/** What is fetched from `WidgetProps['load-more'].more.portions`. */
export interface Portion {
  articles: PortionArticle[];
}
