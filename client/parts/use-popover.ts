/** A button and its popover. Opening and closing are the browser's; React follows and adds manners. */
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { close, isOpen } from './popover.ts';

export function usePopover(id: string) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Unsaid in the page: there the browser tells it by itself, and the loader where it cannot.
  const [expanded, setExpanded] = useState<boolean>();
  const follow = () => setExpanded(panel.current !== null && isOpen(panel.current));
  // It may have been opened before React came.
  useEffect(follow, []);

  // Whoever opens it before React comes makes it differ from the server's HTML, and is right.
  return {
    button,
    panel,
    /** For the element round both. */
    root: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !panel.current || !isOpen(panel.current)) return;
        close(panel.current);
        button.current?.focus();
      },
      // Whoever tabs on must not be left behind an open panel.
      onBlur(event: FocusEvent) {
        const next = event.relatedTarget;
        if (next && panel.current && !event.currentTarget.contains(next)) close(panel.current);
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
