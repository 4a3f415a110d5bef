/** Says in words that an answer is on its way, in the place where it will come. */
import { PROPS, WAIT } from '../contract.ts';

/** @see WAIT */
interface StatusLine extends Element {
  /** What the server wrote into it. */
  served?: string | null;
}

/**
 * @param widget not yet alive; one without a status line answers by itself
 * @param waits false takes the words back
 */
export function acknowledge(widget: Element, waits: boolean): void {
  const line = widget.querySelector<StatusLine>(`[${WAIT}]`);
  if (!line) return;
  if (line.served === undefined) {
    line.served = line.textContent;
    fetchAhead(JSON.parse(widget.getAttribute(PROPS) as string).index);
  }
  const words = waits ? line.getAttribute(WAIT) : (line.served as string);
  // A line that is told the same again would be read out again.
  if (line.textContent !== words) line.textContent = words;
  widget.querySelector('button')?.setAttribute('aria-busy', `${waits}`);
}

/** What a search will ask for comes beside React rather than after it. */
function fetchAhead(href: string | undefined): void {
  const link = { rel: 'preload', as: 'fetch', crossOrigin: '', href };
  if (href) document.head.append(Object.assign(document.createElement('link'), link));
}
