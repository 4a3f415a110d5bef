/** Renders components to HTML, for pages and for widgets, which are roots of their own. */
import React, { type ReactNode } from 'react';
import runtime from 'react/jsx-runtime';
import { renderToString, type ServerOptions } from 'react-dom/server';

/** The script that React adds for a form whose action is a function: the loader holds back what is sent too early. */
const SENDS = '>addEventListener("submit",';

export function rendered(node: ReactNode, options?: ServerOptions): string {
  const html = renderToString(node, options);
  const at = html.indexOf(SENDS);
  if (at < 0) return html;
  const end = '</script>';
  return html.slice(0, html.lastIndexOf('<script', at)) + html.slice(html.indexOf(end, at) + end.length);
}

/** Makes an element. */
export type Make = (
  type: unknown,
  props: Readonly<Record<string, unknown>> | null,
  ...rest: unknown[]
) => unknown;

/** @returns a function that takes the replacement of React's functions back */
export function replaceElements(replaced: (make: Make) => Make): () => void {
  const { jsx, jsxs } = runtime as unknown as Record<'jsx' | 'jsxs', Make>;
  const { createElement } = React;
  const own = createElement as unknown as Make;
  Object.assign(runtime, { jsx: replaced(jsx), jsxs: replaced(jsxs) });
  Object.assign(React, { createElement: replaced(own) });
  return () => {
    Object.assign(runtime, { jsx, jsxs });
    Object.assign(React, { createElement });
  };
}

/** Renders again what shows a fallback. @throws the error for which it is shown */
export function withoutFallbacks(render: () => unknown): void {
  const { Suspense, Fragment } = React;
  const restore = replaceElements((make) => (type, props, ...rest) => {
    if (type !== Suspense) return make(type, props, ...rest);
    return make(Fragment, props && { children: props.children }, ...rest);
  });
  try {
    render();
  } finally {
    restore();
  }
}
