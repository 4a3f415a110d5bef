/** The editor: the size of its texts and targets, and whether what has the focus is seen. */
import { all, called, controls, hasOwnText, isSeen, target } from './element.ts';

/** Half a pixel is tolerated. */
const TARGET = 43.5;
const TEXT = 17.5;

/** @returns texts under 18 px, targets under 44 px, and a page that scrolls sideways; behind a dialog, nothing is used */
export function hardToEdit(): string[] {
  const within = document.querySelector('dialog:modal') ?? document.body;
  const texts = all('body *').filter((one) => within.contains(one) && hasOwnText(one) && isSeen(one));
  const targets = [...controls(), ...all('[role=option], [contenteditable=true]').filter(isSeen)].filter(
    (one) => within.contains(one) && !one.closest('[aria-hidden=true]'),
  );
  if (texts.length < 3 || targets.length < 2)
    return [`only ${texts.length} texts, ${targets.length} targets`];
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
    ...texts
      .map((one) => ({ one, size: Number.parseFloat(getComputedStyle(one).fontSize) }))
      .filter(({ size }) => size < TEXT)
      .map(({ one, size }) => `${size} px: ${called(one)}`),
    ...targets
      // The whole of a row is its link.
      .map((one) => ({
        one,
        box: ((one.matches('a') && one.closest('.row')) || one).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < TARGET || box.height < TARGET)
      .map(({ one, box }) => `${Math.round(box.width)} × ${Math.round(box.height)} px: ${called(one)}`),
  ];
}

/** @returns what covers the whole of what has the focus; '' for nothing, also if it is taller than half of the screen */
export function covered(): string {
  const at = document.activeElement;
  if (!at || at === document.body || at.matches('iframe, main, h1, h2, h3')) return '';
  const shown = target(at);
  const { left, top, width, height, bottom } = shown.getBoundingClientRect();
  // A skip link is on its way, and a closed set has no box.
  if (height === 0 || height > innerHeight / 2) return '';
  const over = [top + 2, top + height / 2, bottom - 2].map((y) =>
    document.elementFromPoint(left + width / 2, y),
  );
  const isCover = (one: Element | null) => one === null || !(shown.contains(one) || one.contains(shown));
  return over.every(isCover) ? `${called(shown)} is under ${over[1] ? called(over[1]) : 'the edge'}` : '';
}
