/**
 * Native popover if supported, otherwise a class (Chrome before 114: phones with Android older than 7). A `toggle`
 * event follows every change in both.
 */
import { OPEN } from '../contract.ts';

export const isNative = (panel: HTMLElement): boolean => typeof panel.showPopover === 'function';

export const isOpen = (panel: HTMLElement): boolean =>
  isNative(panel) ? panel.matches(':popover-open') : panel.classList.contains(OPEN);

export function open(panel: HTMLElement, button: HTMLElement): void {
  if (isOpen(panel)) return;
  // `source` puts the panel right after its button in tab order.
  if (isNative(panel)) panel.showPopover({ source: button });
  else setClass(panel, true);
}

export function close(panel: HTMLElement): void {
  if (!isOpen(panel)) return;
  if (isNative(panel)) panel.hidePopover();
  else setClass(panel, false);
}

/** Opens or closes a panel without native popover. */
export function setClass(panel: HTMLElement, on: boolean): void {
  panel.classList.toggle(OPEN, on);
  panel.dispatchEvent(new Event('toggle'));
}
