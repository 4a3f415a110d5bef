/** Preloads the search index together with React rather than after it. */
import { PROPS } from 'senja/client';

export function preloadIndex(widget: HTMLElement): void {
  const href = JSON.parse(widget.getAttribute(PROPS) as string).index;
  const link = { rel: 'preload', as: 'fetch', crossOrigin: '', href };
  if (href) document.head.append(Object.assign(document.createElement('link'), link));
}
