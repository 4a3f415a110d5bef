/**
 * The only script that runs before the first touch. It is bundled with the site's part (`client/loader.ts`), which
 * runs first, into one small classic script in the head of every page, allowed by its hash: so it is the same on
 * every page, and reads attributes for differences. Nothing here needs React. It fetches React on the first touch of
 * a widget. The event is held back while React loads and replayed afterwards, and the widget announces that at once;
 * native behaviour is never held back.
 */
import { listen, PROPS, SCRIPTED } from 'senja/client';
import * as own from 'senja/own-loader';
import type { HeldWidget } from '../client/contract.ts';
import type { Hydrate } from '../client/hydrate.ts';
import { acknowledge } from './acknowledge.ts';

const TOUCHES = 'pointerover pointerdown click keydown keyup focusin focusout input change submit';
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Its class and attribute say whether scripts work, and where React is. */
const html = document.documentElement;

html.classList.add(SCRIPTED);
listen(TOUCHES, (event) => {
  const target = event.target as HTMLInputElement;
  const widget = target.closest?.<HeldWidget>(`[${PROPS}]`);
  const held = widget?.held;
  if (!widget || held === null) return;

  const events = held ?? [];
  const { type, pointerType } = event as PointerEvent;
  const button = type === 'click' && target.closest<HTMLButtonElement>('button:not([popovertarget])');
  // One that opens a popover, submits a form or resets it has native behaviour.
  const isMeaningless = button && (!button.form || button.type === 'button');
  const isPress = type === 'submit' || (isMeaningless && !own.answerPress?.(button));
  if (isMeaningless || !/click|pointer/.test(type)) {
    // Also of a press that was answered: React may be listening already, and would answer it again.
    event.stopImmediatePropagation();
    if (isPress || !isMeaningless) events.push(event);
  }
  if (isPress) {
    // Only a press loses its default action: what keys do natively is never held back.
    event.preventDefault();
    acknowledge(widget, true);
  }
  if (type === 'input' && target.type === 'search') acknowledge(widget, !!target.value.trim());

  // A finger or a pen may scroll until it is lifted, which is a click. Timing cannot decide this: it may rest before
  // it scrolls, and a slow phone reports scrolling late.
  const mayScroll = type !== 'click' && /touch|pen/.test(pointerType);
  const { connection } = navigator as Navigator & { connection?: Connection };
  // Nothing is fetched for a mouse that only passes over, where that costs much.
  const isDear =
    type === 'pointerover' && (connection?.saveData || /[23]g/.test(connection?.effectiveType as string));
  if (!(held || mayScroll || isDear)) wake(widget, events);
});

async function wake(widget: HeldWidget, events: Event[]): Promise<void> {
  const [folder, ...files] = (html.dataset.client as string).split(' ');
  widget.held = events;
  try {
    // All at once: the last one imports the others.
    const modules: { hydrate: Hydrate }[] = await Promise.all(
      files.map((file) => import(folder + file.replace('*', widget.dataset.widget as string))),
    );
    await (modules.pop() as { hydrate: Hydrate }).hydrate(widget);
  } catch {
    // The page continues to work as without scripts; the next touch tries again.
    html.classList.remove(SCRIPTED);
    acknowledge(widget, false);
    widget.held = undefined;
    // A form with an action is sent by the browser; nothing else works without React.
    for (const { target } of events)
      if ((target as Element).getAttribute('action')) return (target as HTMLFormElement).submit();
    // The site may have been published again since the page was opened.
    // biome-ignore lint/style/useTemplate: shorter once compressed
    import(folder + 'renew.js');
  }
}
