/** Renders components to HTML, for pages and for widgets, which are roots of their own. */
import type { ReactNode } from 'react';
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
