/** Helpers for elements. Modules here run in the page. */

export const all = <E extends Element = HTMLElement>(selector: string): E[] => [
  ...document.querySelectorAll<E>(selector),
];

/** Name of an element in a fault. */
export const called = (element: Element): string => element.outerHTML.slice(0, 100);

export function isSeen(element: Element): boolean {
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return (
    style.visibility !== 'hidden' &&
    style.display !== 'none' &&
    box.width > 1 &&
    box.height > 1 &&
    !element.closest('.visually-hidden, [hidden]')
  );
}

export const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** The target of a choice includes its label. */
export const target = (control: Element): Element =>
  control.matches('input[type=radio], input[type=checkbox]')
    ? (control.closest('label') ?? control)
    : control;

/** Visible controls outside of sentences. */
export const controls = (): Element[] =>
  all('a[href], button, input:not([type=hidden]), textarea, select, summary')
    .map(target)
    .filter((control) => isSeen(control) && !control.matches('.skip'))
    .filter((control) => !(control.matches('a') && getComputedStyle(control).display === 'inline'));
