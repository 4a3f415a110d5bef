/**
 * Fetches React and a widget on the first touch of that widget. What the touch meant is held back while
 * they load and happens once they are there; what the browser can do by itself is never held back.
 */
import { CLIENT, LOADING, MODULE, SCRIPTED, WIDGET } from '../contract.ts';
import type { Hydrate } from '../hydrate.ts';
import { listen } from './listen.ts';

const TOUCHES = 'pointerover pointerdown pointerup click focusin keydown input submit';
/** Buttons that mean nothing to the browser. One that opens a popover or submits a form does. */
const MEANINGLESS = 'button[type=button]:not([popovertarget])';

const html = document.documentElement;
/** Per widget that was touched: the touch held back, nothing yet, or that React listens itself. */
const widgets = new Map<Element, Event | null | 'alive'>();

export function watchFirstTouch(): void {
  listen(TOUCHES, (event) => {
    const target = event.target as Element;
    const widget = target.closest?.(`[${WIDGET}]`);
    const state = widget && widgets.get(widget);
    if (!widget || state === 'alive' || !isTouch(event as PointerEvent)) return;

    if (event.type === 'submit' || (event.type === 'click' && target.closest(MEANINGLESS))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      widgets.set(widget, event);
    }
    if (state === undefined) wake(widget);
  });
}

/** A passing mouse counts where fetching is cheap; a finger only when it lifts, as it may be scrolling. */
function isTouch({ type, pointerType }: PointerEvent): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData: boolean; effectiveType: string };
  };
  if (type === 'pointerover') {
    return pointerType === 'mouse' && !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');
  }
  return type !== 'pointerdown' || pointerType !== 'touch';
}

async function wake(widget: Element): Promise<void> {
  if (!widgets.has(widget)) widgets.set(widget, null);
  widget.setAttribute(LOADING, '');
  try {
    const addresses = `${widget.getAttribute(MODULE)} ${html.getAttribute(CLIENT)}`.split(' ');
    const modules = await Promise.all(addresses.map((address) => import(address)));
    const [own, shared] = modules as [{ default: Parameters<Hydrate>[1] }, { hydrate: Hydrate }];
    await shared.hydrate(widget, own.default);
    html.classList.add(SCRIPTED);
    repeat(widget);
  } catch {
    // The page goes on as it does without scripts; the next touch tries again.
    html.classList.remove(SCRIPTED);
    giveUp(widget);
  }
  widget.removeAttribute(LOADING);
}

/** The held touch happens now: the same event once more, with all it carried. */
function repeat(widget: Element): void {
  const held = widgets.get(widget) as Event | null;
  widgets.set(widget, 'alive');
  held?.target?.dispatchEvent(new (held.constructor as typeof Event)(held.type, held));
}

/** A form that has somewhere to go is sent by the browser; nothing else can be done without React. */
function giveUp(widget: Element): void {
  const held = widgets.get(widget) as Event | null;
  widgets.delete(widget);
  const form = held?.target as HTMLFormElement | undefined;
  if (form?.getAttribute('action')) form.submit();
}
