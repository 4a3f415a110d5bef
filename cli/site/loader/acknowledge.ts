/** Announces that an answer is on its way, in the place where it will appear. */
import { WAIT } from 'senja/client';
import * as own from 'senja/own-loader';
import type { StatusLine } from '../client/contract.ts';

/**
 * @param widget not yet hydrated; one without a status line needs no announcement
 * @param waits false removes the text
 */
export function acknowledge(widget: HTMLElement, waits: boolean): void {
  const line = widget.querySelector<StatusLine>(`[${WAIT}]`);
  if (!line) return;
  if (line.served === undefined) {
    line.served = line.textContent;
    own.beginWait?.(widget);
  }
  const words = waits ? (line.dataset.wait as string) : (line.served as string);
  // Setting the same text again would be announced again.
  if (line.textContent !== words) line.textContent = words;
  widget.querySelector('button')?.setAttribute('aria-busy', waits as never);
}
