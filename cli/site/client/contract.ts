/**
 * The contract between the server's HTML and the browser's scripts: `senja/react` writes these attributes, the loader
 * reads them, and neither depends on the other otherwise.
 */

/** On the root element of a widget; value: the widget's name, which is its file's. */
export const WIDGET = 'data-widget';
/** On the root element of a widget that needs React; value: its props as JSON. */
export const PROPS = 'data-props';
/** On the root element of a widget that starts without a touch; value: when. */
export const WHEN = 'data-when';
/** On `<html>`; value: address of a folder, then names of files to import for a widget, where `*` stands for its name. */
export const CLIENT = 'data-client';
/** Class of `<html>` while scripts work; removed if one cannot be fetched. For style sheets. */
export const SCRIPTED = 'js';
/** On a widget's status line; value: its text from a touch until React has loaded. */
export const WAIT = 'data-wait';

/** Event of `senja dev`, which tells its server what React's development build has found. */
export const FOUND = 'senja-found';

/** What React finds in a widget; plain data. */
export interface FoundInWidget {
  name: string;
  kind: 'differs from its server HTML' | 'threw';
  text: string;
}

/** A widget that waits for React. */
export interface HeldWidget extends HTMLElement {
  /** After a touch the events that the loader holds back, in order; null once React handles events itself. */
  held?: Event[] | null | undefined;
}

/** @see WAIT */
export interface StatusLine extends HTMLElement {
  /** Text of the status line in the server's HTML, once another is shown. */
  served?: string | null;
}

/** On the root element of a widget that is not the first with its name in the page; value: its number, from 2. */
export const NUMBER = 'data-number';

/** `identifierPrefix` for both `renderToString` and `hydrateRoot`. Names of widgets have no capitals. */
export const identifierPrefix = (widget: string, number: string | number | null): string =>
  `${widget}-${number ? `N${number}-` : ''}`;

/** On `<pre>` of a block that has a button that copies it. */
export const CODE_COPY = 'data-copy';
/** Class of a group of blocks that are shown as tabs. */
export const CODE_TABS = 'senja-tabs';
/** On the script of pages with code; value: its texts as JSON. */
export const CODE_WORDS = 'data-words';
