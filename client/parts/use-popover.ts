/** A button and its popover. The browser opens and closes it; React follows and adds conveniences. */
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { close, isNative, isOpen } from './popover.ts';

export function usePopover(id: string) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Absent from the server's HTML: the browser sets it by itself, or the loader if it cannot.
  const [expanded, setExpanded] = useState<boolean>();
  const follow = () => setExpanded(panel.current !== null && isOpen(panel.current));
  // It may have been opened before hydration.
  useEffect(follow, []);

  // Opening it before hydration makes it differ from the server's HTML, correctly.
  return {
    button,
    panel,
    /** For the element around both. */
    root: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !panel.current || !isOpen(panel.current)) return;
        // Repeated after hydration: the browser has answered it, and the panel may have been opened again since.
        if (isNative(panel.current) && !event.isTrusted) return;
        close(panel.current);
        button.current?.focus();
      },
      // Moving the focus away with Tab must close the panel.
      onBlur(event: FocusEvent) {
        const { currentTarget, relatedTarget: next } = event;
        // Of a late one: the focus may have come back since.
        const within = [next, document.activeElement].some((one) => currentTarget.contains(one));
        if (next && panel.current && !within) close(panel.current);
      },
    },
    buttonProps: {
      ref: button,
      type: 'button',
      popoverTarget: id,
      'aria-controls': id,
      'aria-expanded': expanded,
      suppressHydrationWarning: true,
    },
    panelProps: { ref: panel, id, popover: 'auto', onToggle: follow, suppressHydrationWarning: true },
  } as const;
}
