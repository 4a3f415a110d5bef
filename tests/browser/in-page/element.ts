/** Elements as a visitor meets them. Modules here run in the page. */

export const all = <E extends Element = HTMLElement>(selector: string): E[] => [
  ...document.querySelectorAll<E>(selector),
];

/** How a fault names its element. */
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

/** A choice is as large as its label. */
export const target = (control: Element): Element =>
  control.matches('input[type=radio], input[type=checkbox]')
    ? (control.closest('label') ?? control)
    : control;

/** Controls that are seen, and stand in no sentence. */
export const controls = (): Element[] =>
  all('a[href], button, input:not([type=hidden]), textarea, select, summary')
    .map(target)
    .filter((control) => isSeen(control) && !control.matches('.skip'))
    .filter((control) => !(control.matches('a') && getComputedStyle(control).display === 'inline'));
