/** Preloads the search index together with React rather than after it. */
import { PROPS } from 'senja/client';

export function preloadIndex(widget: HTMLElement): void {
  const href = JSON.parse(widget.getAttribute(PROPS) as string).index;
  if (!href) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
