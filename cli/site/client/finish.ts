/** Takes over from the loader once React handles the events of a widget. */
import { type HeldWidget, SCRIPTED, type StatusLine, WAIT } from './contract.ts';
import type { Replay } from './replay.ts';

/** Restores what the loader has changed in a widget, and replays the events that it has held back. */
export async function finish(widget: HeldWidget, replay: Replay): Promise<void> {
  const events = widget.held ?? [];
  widget.ownerDocument.documentElement.classList.add(SCRIPTED);
  widget.held = null;
  const line = widget.querySelector<StatusLine>(`[${WAIT}]`);
  if (line && events.some(({ defaultPrevented }) => defaultPrevented)) {
    // Setting the same text again would be announced again.
    if (line.textContent !== line.served) line.textContent = line.served ?? '';
    widget.querySelector('button')?.setAttribute('aria-busy', 'false');
  }
  await replay(events);
}
