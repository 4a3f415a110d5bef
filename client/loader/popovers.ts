/** Additions to the browser's popovers, without React: they work from the first paint. */
import { listen } from 'senja/client';
import { close, isNative, isOpen, setClass } from '../parts/popover.ts';

export function followPopovers(): void {
  // Keeps `aria-expanded` up to date for screen readers.
  listen('toggle DOMContentLoaded', () => {
    for (const panel of document.querySelectorAll<HTMLElement>('[popover]'))
      for (const button of document.querySelectorAll(`[aria-controls="${panel.id}"]`))
        button.setAttribute('aria-expanded', isOpen(panel) as never);
  });

  // A link within the page must not leave its menu open over the target.
  listen('click', ({ target }) => {
    const panel = (target as Element).closest('a')?.closest<HTMLElement>('[popover]');
    if (panel) close(panel);
  });

  // For browsers without popover. Not in the capture phase, so that code that prevents the default prevents this too.
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[popovertarget]');
    const panel = button && document.getElementById(button.getAttribute('popovertarget') as string);
    if (panel && !isNative(panel) && !event.defaultPrevented) setClass(panel, !isOpen(panel));
  });
}
