/** What the browser's own popovers leave to us, without React: they work from the first paint. */
import { listen } from 'senja/client';
import { close, isNative, isOpen, setClass } from '../parts/popover.ts';

export function followPopovers(): void {
  // Says whether the menu is open, also to those who cannot see it.
  const tell = (panel: HTMLElement): void => {
    for (const button of document.querySelectorAll(`[aria-controls="${panel.id}"]`)) {
      button.setAttribute('aria-expanded', `${isOpen(panel)}`);
    }
  };
  listen('toggle', ({ target }) => tell(target as HTMLElement));
  listen('DOMContentLoaded', () => document.querySelectorAll<HTMLElement>('[popover]').forEach(tell));

  // A link to a place on the same page must not leave its menu over that place.
  listen('click', ({ target }) => {
    const panel = (target as Element).closest('a')?.closest<HTMLElement>('[popover]');
    if (panel) close(panel);
  });

  // Browsers without popover. Not captured: whoever prevents the default prevents this too.
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[popovertarget]');
    const panel = button && document.getElementById(button.getAttribute('popovertarget') as string);
    if (panel && !isNative(panel) && !event.defaultPrevented) setClass(panel, !isOpen(panel));
  });
}
