/** Position of the keyboard focus. */
import { controls, target } from './element.ts';

export interface Focus {
  /** Identifies the element. */
  id: string;
  faults: string[];
  /** Whether Tab leaves the page from here. */
  isLast: boolean;
}

/** @returns null if nothing has the focus */
export function focus(): Focus | null {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const shown = target(element);
  const box = shown.getBoundingClientRect();
  // A link may go on at the beginning of the next line.
  const [first = box, last = first] = ((rects) => [rects[0], rects.at(-1)])([...shown.getClientRects()]);
  const coverAt = ({ x, width }: DOMRect, y: number) => {
    const top = document.elementFromPoint(x + width / 2, y);
    return top !== null && !shown.contains(top) && !top.contains(shown)
      ? [`covered by ${top.outerHTML.slice(0, 80)}`]
      : [];
  };
  const ring = Math.max(
    ...[getComputedStyle(shown), getComputedStyle(element)].map(({ outlineStyle, outlineWidth }) =>
      outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
    ),
  );
  const place = `${Math.round(box.x)},${Math.round(box.y + scrollY)}`;
  const id = `${element.tagName} ${element.textContent.trim().slice(0, 30)} ${place}`;
  const isOut = box.top < 0 || box.bottom > innerHeight;
  const faults = [
    ...coverAt(first, box.y + 2),
    ...coverAt(last, box.bottom - 2),
    ...(isOut ? [`out of sight: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`] : []),
    ...(ring < 3 ? [`a ring of ${ring} px`] : []),
  ];
  return { id, faults: faults.map((fault) => `${fault}: ${id}`), isLast: controls().at(-1) === shown };
}

/** A point at which a pointer hits an element, after scrolling to it. */
export function pointAt(selector: string, text = ''): { x: number; y: number } {
  const element = [...document.querySelectorAll(selector)].find(({ textContent }) =>
    textContent.includes(text),
  );
  if (!element) throw new Error(`there is no ${selector} with “${text}”`);
  const shown = target(element);
  shown.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = shown.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
