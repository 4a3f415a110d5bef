/**
 * Keeps the focus on the screen when what has it goes away, such as the button of a suggestion: keyboards and screen readers
 * would have to begin again at the top of the page.
 */

/** Milliseconds in which whatever was pressed may move the focus itself. */
const OWN = 50;
/** Milliseconds between two moves of the focus that a browser reports as two. */
const APART = 30;
/** Milliseconds until a screen reader has taken notice that all but a dialog is gone. */
const ALONE = 100;

/** Pixels between the bar and what was under it. */
const GAP = 16;
/** Events of a pointer that moves the page, perhaps by its scroll bar. */
const MOVES = ['wheel', 'touchmove', 'mousedown'];

/** What is still to come, and gets the focus by itself. */
const COMING = 'main [aria-busy=true]';
const CHOSEN = 'input[type=radio]:checked';
const CONTROLS = 'input, select, textarea, button, [contenteditable]';

/**
 * Focuses an element. If what had the focus is gone, the focus rests on what is around the element first: Orca reads nothing
 * when it comes from what is gone. No selection is left at that place: Chromium would report a caret there, and Orca take the
 * first text after it, such as a title, for heard.
 */
export function moveFocus(to: HTMLElement | null | undefined, options?: FocusOptions): void {
  const around = document.activeElement === document.body && to?.closest<HTMLElement>('dialog, main');
  if (!around) to?.focus(options);
  else {
    document.getSelection()?.removeAllRanges();
    around.focus({ preventScroll: true });
    setTimeout(() => {
      // What is gone by then, such as the row of a discarded entry, leaves it to the title.
      const now = to?.isConnected ? to : around.querySelector<HTMLElement>('h1, h2');
      if (document.activeElement === around) now?.focus(options);
    }, APART);
  }
}

/**
 * Focuses the title of a dialog that has just been opened, then a field of it. With Firefox, Orca finds itself in what has the
 * focus when the rest of the page goes away, says nothing of it, and takes what is typed for its own commands.
 * @returns how to leave the focus to the title
 */
export function enterDialog(title: HTMLElement | null, field: HTMLElement | null): () => void {
  title?.focus();
  const enter = () => {
    if (document.activeElement === title) field?.focus();
  };
  const timer = setTimeout(enter, ALONE);
  // What is typed earlier belongs to the field: a browser gives a letter to what has the focus after `keydown`.
  const type = ({ key }: KeyboardEvent) => key.length === 1 && enter();
  title?.addEventListener('keydown', type);
  return () => {
    clearTimeout(timer);
    title?.removeEventListener('keydown', type);
  };
}

/** @returns how many pixels of an element are under the bar; 0 for one that is taller than the room above it */
function underBar(element: Element): number {
  const bar = !element.closest('dialog') && document.querySelector('.bar');
  if (!bar) return 0;
  const { bottom, height } = element.getBoundingClientRect();
  const edge = bar.getBoundingClientRect().top;
  return height < edge / 2 ? Math.max(0, bottom - edge) : 0;
}

/**
 * Moves a lost focus to the control of the field that it was in, else to the title of the screen. What has the focus stays
 * seen when a message appears above it. @returns how to end that
 */
export function keepFocus(): () => void {
  let path: Element[] = [];
  /** Whether what has the focus is to be seen: a pointer has not moved the page since. */
  let isFollowed = false;
  const leave = () => {
    isFollowed = false;
  };
  const remember = ({ target }: FocusEvent) => {
    isFollowed = true;
    lookSoon();
    path = [];
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) path.push(at);
  };
  const look = () => {
    const [last] = path;
    const under = isFollowed && last?.isConnected ? underBar(last) : 0;
    if (under > 0) scrollBy(0, under + GAP);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || !last || last.isConnected || document.querySelector(COMING)) return;
    const field = path.find((one) => one.isConnected && one.matches('.field, .either'));
    const inField = (selector: string) => field?.querySelector<HTMLElement>(selector);
    const onScreen = (selector: string) => document.querySelector<HTMLElement>(selector);
    moveFocus(inField(CHOSEN) ?? inField(CONTROLS) ?? onScreen('main h1') ?? onScreen('main'), {
      preventScroll: true,
    });
  };
  const lookSoon = () => setTimeout(look, OWN);
  const changes = new MutationObserver(lookSoon);
  // Also when something is only taller than before.
  const sizes = new ResizeObserver(lookSoon);
  addEventListener('focusin', remember);
  for (const name of MOVES) addEventListener(name, leave);
  changes.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  return () => {
    removeEventListener('focusin', remember);
    for (const name of MOVES) removeEventListener(name, leave);
    changes.disconnect();
    sizes.disconnect();
  };
}
