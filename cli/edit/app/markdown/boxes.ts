/** Boxes that are ticked or not, in lists of tasks. */

const BOX = 'input[type="checkbox"], [role="checkbox"], .checkbox';

const isDone = (box: Element): boolean =>
  box.hasAttribute('checked') ||
  box.getAttribute('aria-checked') === 'true' ||
  box.classList.contains('checkbox-on');

/** @returns the text of an element before another one */
function textBefore(inner: Element, element: Element): string {
  const range = inner.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEndBefore(inner);
  return range.toString().trim();
}

/**
 * Takes the box out of an item that begins with one.
 * @param isTyped whether the program writes boxes as text: `[x] `
 * @returns `[x] `, `[ ] ` or ''
 */
export function takeBox(item: Element, isTyped: boolean): string {
  const own = item.matches(BOX) ? item : null;
  // Google Docs draws the box of an item that is one itself.
  if (own) for (const drawn of item.querySelectorAll('[aria-roledescription="checkbox"]')) drawn.remove();
  const box = own ?? [...item.querySelectorAll(BOX)].find((one) => one.closest('li') === item);
  if (box) {
    if (box !== item && textBefore(box, item) !== '') return '';
    if (box !== item) box.remove();
    return isDone(box) ? '[x] ' : '[ ] ';
  }
  const [, sign, rest] = /^\s*\[([ \u00a0xX]?)\]\s(.*)$/s.exec(item.firstChild?.nodeValue ?? '') ?? [];
  if (!isTyped || sign === undefined || !item.firstChild) return '';
  item.firstChild.nodeValue = rest ?? '';
  return sign.toLowerCase() === 'x' ? '[x] ' : '[ ] ';
}

/** @returns the sign of a box within text, where Markdown has none; '' for any other element */
export const boxSign = (element: Element): string =>
  element.matches(BOX) && element.closest('td, th, p, label, dt, dd') ? (isDone(element) ? '☑ ' : '☐ ') : '';
