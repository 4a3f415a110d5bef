/**
 * Adjacent tooltips share a timer: a mouse waits for the first, then the next ones show at once until none has been
 * shown for a while. Focus and click never wait, Escape hides, and the pointer may move onto the tooltip without losing
 * it. Where nothing hovers there is none: it would cover the text for as long as the focus stays.
 */
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { LEAVE_DELAY, TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '../constants.ts';

/** Whether the pointer of the device is a finger or a pen. */
export const isTouched = (): boolean => matchMedia('(hover: none)').matches;

interface Clock {
  shown: string | null;
  /** Shows now, or after a delay. */
  show(id: string, delay?: number): unknown;
  /** A mouse is over an anchor: shows at once if a neighbour's tooltip is or was just shown, else after the delay. */
  hover(id: string): void;
  /** Hides now, or after a delay. */
  hide(delay?: number): void;
}

const TooltipClock = createContext<Clock | null>(null);

export function TooltipGroup({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<string | null>(null);
  // The last request: focus may move on before React has rendered it.
  const request = useRef<string | null>(null);
  const timer = useRef(0);
  const hiddenAt = useRef(Number.NEGATIVE_INFINITY);

  const set = (id: string | null, delay: number) => {
    const act = () => {
      if (id === null) hiddenAt.current = Date.now();
      request.current = id;
      setShown(id);
    };
    clearTimeout(timer.current);
    if (delay > 0) timer.current = window.setTimeout(act, delay);
    else act();
  };
  const isWarm = () => request.current !== null || Date.now() - hiddenAt.current <= TOOLTIP_SKIP_DELAY;
  const clock: Clock = {
    shown,
    show: (id, delay = 0) => isTouched() || set(id, delay),
    hover: (id) => set(id, isWarm() ? 0 : TOOLTIP_DELAY),
    // Hiding a hidden tooltip must not restart the neighbours' timer.
    hide: (delay = 0) => (request.current === null ? clearTimeout(timer.current) : set(null, delay)),
  };

  const hideShown = useEffectEvent(() => clock.hide());
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && hideShown();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return <TooltipClock value={clock}>{children}</TooltipClock>;
}

interface TooltipProps {
  text: string;
  /** Gets the id for `aria-describedby` of the control. */
  children: (id: string) => ReactNode;
}

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const clock = useContext(TooltipClock);
  if (!clock) throw new Error('A Tooltip stands in a TooltipGroup.');

  // The touch that fetched this module began before React listened.
  const catchUp = useEffectEvent(() => {
    if (anchor.current?.contains(document.activeElement)) clock.show(id);
    else if (anchor.current?.matches(':hover')) clock.hover(id);
  });
  useEffect(() => catchUp(), []);

  const onPointerLeave = (event: PointerEvent) => {
    const heldByFocus = anchor.current?.querySelector(':focus-visible');
    if (event.pointerType === 'mouse' && !heldByFocus) clock.hide(LEAVE_DELAY);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) clock.hide();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the control inside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key moves the focus, and that is listened to.
    <span
      ref={anchor}
      className="tooltip-anchor"
      onPointerEnter={(event) => event.pointerType === 'mouse' && clock.hover(id)}
      onPointerLeave={onPointerLeave}
      onClick={() => clock.show(id)}
      onFocus={() => clock.show(id)}
      onBlur={onBlur}
    >
      {children(id)}
      <span className="tooltip" role="tooltip" id={id} hidden={clock.shown !== id}>
        {text}
      </span>
    </span>
  );
}
