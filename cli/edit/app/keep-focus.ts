/**
 * Keeps the focus on the screen when what has it goes away, such as the button of a suggestion: keyboards and screen readers
 * would have to begin again at the top of the page.
 */

/** Milliseconds in which whatever was pressed may move the focus itself. */
const OWN = 50;

const CHOSEN = 'input[type=radio]:checked';
const CONTROLS = 'input, select, textarea, button, [contenteditable]';

/** Moves a lost focus to the control of the field that it was in, else to the title of the screen. @returns how to end that */
export function keepFocus(): () => void {
  let path: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    path = [];
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) path.push(at);
  };
  const look = () => {
    const [last] = path;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || !last || last.isConnected) return;
    const field = path.find((one) => one.isConnected && one.matches('.field'));
    const inField = (selector: string) => field?.querySelector<HTMLElement>(selector);
    const next = inField(CHOSEN) ?? inField(CONTROLS) ?? document.querySelector<HTMLElement>('main h1');
    next?.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(() => setTimeout(look, OWN));
  addEventListener('focusin', remember);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener('focusin', remember);
    changes.disconnect();
  };
}
