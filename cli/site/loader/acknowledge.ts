/** Says in words that an answer is on its way, in the place where it will come. */
import { WAIT } from 'senja/client';
import * as own from 'senja/own-loader';

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
    own.beginWait?.(widget);
  }
  const words = waits ? line.getAttribute(WAIT) : (line.served as string);
  // A line that is told the same again would be read out again.
  if (line.textContent !== words) line.textContent = words;
  widget.querySelector('button')?.setAttribute('aria-busy', `${waits}`);
}
