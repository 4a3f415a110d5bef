/**
 * The only script that runs before the first touch. It is bundled with the site's part (`client/loader.ts`), which runs
 * first, into one small classic script and inlined into the head of every page, where its hash stands in
 * the policy: so it is the same on every page and reads what differs from attributes. Nothing here needs React.
 *
 * It fetches React on the first touch of a widget. What the touch meant is held back while it loads and happens once it
 * is there, and the widget says so at once; what the browser can do by itself is never held back.
 */
import { CLIENT, listen, PROPS, SCRIPTED } from 'senja/client';
import * as own from 'senja/own-loader';
import type { Hydrate } from '../client/hydrate.ts';
import { acknowledge } from './acknowledge.ts';

/** A key needs no listening to: it moves the focus first, and what it does is a click, an input or a submit. */
const TOUCHES = 'pointerover pointerdown click focusin input submit';
/** Buttons that mean nothing to the browser. One that opens a popover or submits a form does. */
const MEANINGLESS = 'button[type=button]:not([popovertarget])';

/** Its class and attribute say whether scripts work, and where React is. */
const html = document.documentElement;

/** Per widget that was touched: the touch held back, nothing yet, or that React listens itself. */
const widgets = new Map<Element, Event | null | 'alive'>();

html.classList.add(SCRIPTED);
listen(TOUCHES, (event) => {
  const target = event.target as HTMLInputElement;
  const widget = target.closest?.(`[${PROPS}]`);
  const state = widget && widgets.get(widget);
  if (!widget || state === 'alive') return;

  const { type, pointerType } = event as PointerEvent;
  const button = type === 'click' && target.closest<HTMLButtonElement>(MEANINGLESS);
  if (type === 'submit' || (button && !own.answerPress?.(button))) {
    event.preventDefault();
    event.stopImmediatePropagation();
    widgets.set(widget, event);
    acknowledge(widget, true);
  }
  if (target.type === 'search' && type === 'input') acknowledge(widget, target.value.trim() !== '');

  // A finger or a pen may scroll until it is lifted, which is a click. No time tells: it may rest before it scrolls, and
  // a slow phone hears of the scrolling late.
  const mayScroll = type !== 'click' && /touch|pen/.test(pointerType);
  if (state === undefined && !mayScroll && (type !== 'pointerover' || isCheap())) wake(widget);
});

/** Whether fetching may begin for a mouse that only passes. */
function isCheap(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType as string);
}

async function wake(widget: Element): Promise<void> {
  if (!widgets.has(widget)) widgets.set(widget, null);
  try {
    const { hydrate }: { hydrate: Hydrate } = await import(html.getAttribute(CLIENT) as string);
    await hydrate(widget);
    html.classList.add(SCRIPTED);
    repeat(widget);
  } catch {
    // The page goes on as it does without scripts; the next touch tries again.
    html.classList.remove(SCRIPTED);
    giveUp(widget);
  }
}

/** The held touch happens now: the same event once more, with all it carried. */
function repeat(widget: Element): void {
  const held = widgets.get(widget) as Event | null;
  widgets.set(widget, 'alive');
  if (!held) return;
  acknowledge(widget, false);
  held.target?.dispatchEvent(new (held.constructor as typeof Event)(held.type, held));
}

/** A form that has somewhere to go is sent by the browser; nothing else can be done without React. */
function giveUp(widget: Element): void {
  const held = widgets.get(widget) as Event | null;
  widgets.delete(widget);
  acknowledge(widget, false);
  const form = held?.target as HTMLFormElement | undefined;
  if (form?.getAttribute('action')) form.submit();
}
