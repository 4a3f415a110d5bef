/** Content that does not fit: pages that scroll sideways, and texts cut off by their own box. */
import { all, called, isSeen } from './element.ts';

export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
    ...all('body *')
      .filter((element) => isSeen(element) && !element.closest('svg, .table-scroll'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `leaves the screen: ${called(element)}`),
  ];
}

export const cutOff = (): string[] =>
  all('body *')
    .filter((element) => isSeen(element) && !element.closest('svg') && element.textContent?.trim() !== '')
    .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map((element) => `cut off: ${called(element)}`);

/** Overlapping texts and icons of controls: a box may shrink its icon, or its text, in one engine only. */
export function runTogether(): string[] {
  const parts = all('a, button, label, summary')
    .filter(isSeen)
    .flatMap((control) => {
      const icons = [...control.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
      const texts = [...control.childNodes]
        .filter((node) => node instanceof Text && node.data.trim() !== '')
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return [...range.getClientRects()];
        });
      return [...icons, ...texts].map((box) => ({ control, box }));
    })
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
  const free = parts.filter(({ control }) => !control.closest('[popover], .skip'));
  return free.flatMap((a, index) =>
    free
      .slice(index + 1)
      .filter(
        (b) => !a.control.contains(b.control) && !b.control.contains(a.control) && overlap(a.box, b.box),
      )
      .map((b) => `${called(a.control)} runs into ${called(b.control)}`),
  );
}

/** Fixed bars that take too much room on a small screen. */
export const sticky = (): string[] =>
  all('header, .bar')
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
    .map((element) => `stays in place: ${called(element)}`);

/** Text spacing that a visitor may set, from WCAG 1.4.12. */
export function spaceText(): void {
  // The policy of the pages allows no foreign style element.
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [spacing];
  if (getComputedStyle(document.body).letterSpacing === 'normal') throw new Error('no spacing was set');
}

/** Invisible parts of an opened panel: its own box, or its links without scrolling it. */
export function outOfSight(selector: string): string[] {
  const panel = document.querySelector(selector);
  if (!panel) return [`there is no ${selector}`];
  const { top, right, bottom, left } = panel.getBoundingClientRect();
  const isInside = top >= 0 && left >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return isInside ? [] : [`out of sight: ${[top, right, bottom, left].map(Math.round)}: ${called(panel)}`];
}

/** Faults of the visible toast. */
export function toastFaults(): string[] {
  const toast = document.querySelector('.toast');
  const close = toast?.querySelector('button');
  if (!toast || !close) return ['no toast that can be closed'];
  const { width, height } = close.getBoundingClientRect();
  const name = close.getAttribute('aria-label') ?? close.textContent.trim();
  const box = toast.getBoundingClientRect();
  const covered = all('form .field, form button').filter((part) => {
    const own = part.getBoundingClientRect();
    return own.top < box.bottom && own.bottom > box.top && own.left < box.right && own.right > box.left;
  });
  return [
    ...(Math.min(width, height) < 47.5 ? [`${width} × ${height} px: ${called(close)}`] : []),
    ...(name.includes('Tutup') ? [] : [`its button says “${name}”`]),
    ...covered.map((part) => `the toast covers ${called(part)}`),
  ];
}
