/**
 * The page links of wide screens behind one button. Click, key and tap open it at once and without scripts; a resting
 * mouse opens it too, and the click that follows does not close it.
 */
import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { say } from 'senja/words';
import { LEAVE_DELAY, NAVIGATION_MENU_DELAY } from '../constants.ts';
import type { Link } from '../contract.ts';
import { linkListsIn, MenuLinks } from '../parts/menu-links.tsx';
import { close, isOpen, open } from '../parts/popover.ts';
import { usePopover } from '../parts/use-popover.ts';

interface NavigationMenuProps {
  pages: Link[];
}

/** The links are read from the page. */
export const write = () => ({});

export const read = (element: Element): NavigationMenuProps => ({ pages: linkListsIn(element)[0] ?? [] });

export default function NavigationMenu({ pages }: NavigationMenuProps) {
  const { button, panel, root, buttonProps, panelProps } = usePopover('site-menu');
  const timer = useRef(0);
  const openedByHover = useRef(false);

  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  };
  const enter = () =>
    later(() => {
      if (!panel.current || !button.current || isOpen(panel.current)) return;
      openedByHover.current = true;
      open(panel.current, button.current);
    }, NAVIGATION_MENU_DELAY);
  const leave = () =>
    later(() => {
      if (panel.current && openedByHover.current) close(panel.current);
    }, LEAVE_DELAY);

  // The hover that fetched this module began before React listened. In Chromium a tap too leaves the element hovered
  // and focused: after a press the menu may have been closed again.
  const catchUp = useEffectEvent(() => button.current?.matches(':hover:not(:focus)') && enter());
  useEffect(() => {
    catchUp();
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <div
      className="navigation-menu"
      {...root}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && enter()}
      onPointerLeave={(event: PointerEvent) => event.pointerType === 'mouse' && leave()}
    >
      <button
        className="navigation-menu__button"
        {...buttonProps}
        onClick={(event: MouseEvent) => {
          clearTimeout(timer.current);
          if (openedByHover.current) event.preventDefault();
          openedByHover.current = false;
        }}
      >
        {say('about-site')}
      </button>
      <div
        className="navigation-menu__panel"
        {...panelProps}
        onToggle={() => {
          panelProps.onToggle();
          if (panel.current && !isOpen(panel.current)) openedByHover.current = false;
        }}
      >
        <nav aria-label={say('about-site')}>
          <MenuLinks links={pages} />
        </nav>
      </div>
    </div>
  );
}
