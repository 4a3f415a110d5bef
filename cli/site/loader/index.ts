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
const TOUCHES = 'pointerover pointerdown click focusin focusout input change submit';
/** Buttons that mean nothing to the browser. One that opens a popover or submits a form does. */
const MEANINGLESS = 'button[type=button]:not([popovertarget])';

/** Its class and attribute say whether scripts work, and where React is. */
const html = document.documentElement;

/** Per widget that was touched, the events held back, in order; null once React listens itself. */
const widgets = new Map<Element, Event[] | null>();

html.classList.add(SCRIPTED);
listen(TOUCHES, (event) => {
  const target = event.target as HTMLInputElement;
  const widget = target.closest?.(`[${PROPS}]`);
  const state = widget && widgets.get(widget);
  if (!widget || state === null) return;

  const held = state ?? [];
  const { type, pointerType } = event as PointerEvent;
  const button = type === 'click' && target.closest<HTMLButtonElement>(MEANINGLESS);
  const isPress = type === 'submit' || (button && !own.answerPress?.(button));
  if (isPress) acknowledge(widget, true);
  if (isPress || !/click|pointer/.test(type)) {
    // Of these only a press has a default: what is typed stays.
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  }
  if (target.type === 'search' && type === 'input') acknowledge(widget, target.value.trim() !== '');

  // A finger or a pen may scroll until it is lifted, which is a click. No time tells: it may rest before it scrolls, and
  // a slow phone hears of the scrolling late.
  const mayScroll = type !== 'click' && /touch|pen/.test(pointerType);
  if (!state && !mayScroll && (type !== 'pointerover' || isCheap())) wake(widget, held);
});

/** Whether fetching may begin for a mouse that only passes. */
function isCheap(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType as string);
}

async function wake(widget: Element, held: Event[]): Promise<void> {
  widgets.set(widget, held);
  try {
    const { hydrate }: { hydrate: Hydrate } = await import(html.getAttribute(CLIENT) as string);
    const replay = await hydrate(widget);
    html.classList.add(SCRIPTED);
    widgets.set(widget, null);
    if (held.some(({ defaultPrevented }) => defaultPrevented)) acknowledge(widget, false);
    replay(held);
  } catch {
    // The page goes on as it does without scripts; the next touch tries again.
    widgets.delete(widget);
    html.classList.remove(SCRIPTED);
    acknowledge(widget, false);
    // A form that has somewhere to go is sent by the browser; nothing else can be done without React.
    const submit = held.find(({ target }) => (target as Element).getAttribute('action'));
    (submit?.target as HTMLFormElement | undefined)?.submit();
  }
}
