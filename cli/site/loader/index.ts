/**
 * The only script that runs before the first touch. It is bundled with the site's part (`client/loader.ts`), which
 * runs first, into one small classic script in the head of every page, allowed by its hash: so it is the same on
 * every page, and reads attributes for differences. Nothing here needs React. It fetches React on the first touch of
 * a widget. The event is held back while React loads and replayed afterwards, and the widget announces that at once;
 * native behaviour is never held back.
 */
import { CLIENT, listen, PROPS, SCRIPTED } from 'senja/client';
import * as own from 'senja/own-loader';
import type { Hydrate } from '../client/hydrate.ts';
import { acknowledge } from './acknowledge.ts';

const TOUCHES = 'pointerover pointerdown click keydown keyup focusin focusout input change submit';
/** Buttons without native behaviour. One that opens a popover or submits a form has it. */
const MEANINGLESS = 'button[type=button]:not([popovertarget])';

/** Its class and attribute say whether scripts work, and where React is. */
const html = document.documentElement;

/** Per touched widget, the events held back, in order; null once React handles events itself. */
const widgets = new Map<Element, Event[] | null>();

html.classList.add(SCRIPTED);
listen(TOUCHES, (event) => {
  const target = event.target as HTMLInputElement;
  const widget = target.closest?.(`[${PROPS}]`);
  const state = widget && widgets.get(widget);
  if (!widget || state === null) return;

  const events = state ?? [];
  const { type, pointerType } = event as PointerEvent;
  const button = type === 'click' && target.closest<HTMLButtonElement>(MEANINGLESS);
  const isPress = type === 'submit' || (button && !own.answerPress?.(button));
  if (isPress) acknowledge(widget, true);
  if (isPress || !/click|pointer/.test(type)) {
    // Only a press loses its default action: what keys do natively is never held back.
    if (isPress) event.preventDefault();
    event.stopImmediatePropagation();
    events.push(event);
  }
  if (target.type === 'search' && type === 'input') acknowledge(widget, target.value.trim() !== '');

  // A finger or a pen may scroll until it is lifted, which is a click. Timing cannot decide this: it may rest before
  // it scrolls, and a slow phone reports scrolling late.
  const mayScroll = type !== 'click' && /touch|pen/.test(pointerType);
  if (!state && !mayScroll && (type !== 'pointerover' || isCheap())) wake(widget, events);
});

/** Whether fetching may begin for a mouse that only passes over. */
function isCheap(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType as string);
}

async function wake(widget: Element, events: Event[]): Promise<void> {
  widgets.set(widget, events);
  try {
    const { hydrate }: { hydrate: Hydrate } = await import(html.getAttribute(CLIENT) as string);
    const replay = await hydrate(widget);
    html.classList.add(SCRIPTED);
    widgets.set(widget, null);
    if (events.some(({ defaultPrevented }) => defaultPrevented)) acknowledge(widget, false);
    replay(events);
  } catch {
    // The page continues to work as without scripts; the next touch tries again.
    widgets.delete(widget);
    html.classList.remove(SCRIPTED);
    acknowledge(widget, false);
    // A form with an action is sent by the browser; nothing else works without React.
    const submit = events.find(({ target }) => (target as Element).getAttribute('action'));
    (submit?.target as HTMLFormElement | undefined)?.submit();
  }
}
