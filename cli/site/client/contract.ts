/**
 * What the server's HTML and the browser's scripts agree on: `senja/react` writes these attributes, the loader reads them,
 * and neither knows more of the other.
 */

/** On the root element of a widget; value: the widget's name, which is its file's. */
export const WIDGET = 'data-widget';
/** On the root element of a widget that React has something to add to; value: its props as JSON. */
export const PROPS = 'data-props';
/** On `<html>`; value: address of the module that brings widgets to life. */
export const CLIENT = 'data-client';
/** Class of `<html>` while scripts work; taken away when one cannot be fetched. For style sheets. */
export const SCRIPTED = 'js';
/** On a widget's status line; value: what it says from a touch that React is to answer until React is there. */
export const WAIT = 'data-wait';

/** `identifierPrefix` for both `renderToString` and `hydrateRoot`. */
export const identifierPrefix = (widget: string): string => `${widget}-`;
