/**
 * What the server's HTML and the browser's scripts agree on. Templates write these attributes,
 * the loader reads them; neither knows more of the other.
 */

/** On the root element of a widget; value: the widget's name in the registry. */
export const WIDGET = 'data-widget';
/** On the root element of a widget; value: its props as JSON. */
export const PROPS = 'data-props';
/** On the root element of a widget; value: address of the module that exports it as default. */
export const MODULE = 'data-module';
/** On `<html>`; value: addresses, separated by spaces, of what hydration needs; the hydrate module first. */
export const CLIENT = 'data-client';
/** On `<body>` of the 404 page: its path is logged to the console. */
export const LOG_PATH = 'data-log-path';

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
  };
  'mobile-menu': { categories: (Link & { motif: string })[]; pages: Link[] };
  'navigation-menu': { pages: Link[] };
  'text-size': Record<string, never>;
  'load-more': {
    /** id of the list whose items are shown step by step; items past `initial` carry `hidden`. */
    listId: string;
    total: number;
    initial: number;
    step: number;
  };
  'newsletter-box': { endpoint: string | null };
  'contact-form': { endpoint: string | null; email: string };
}

export type WidgetName = keyof WidgetProps;
