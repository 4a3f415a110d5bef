/** A page while its HTML arrives, without a clock: cut before each element that begins a line. */
import { called } from './element.ts';

const BEFORE_LINES =
  /(?=<(?:article|button|details|div|fieldset|footer|form|h[1-3]|header|input|label|legend|li|main|nav|ol|p|section|table|tr|ul)[ >])/;
/** Pixels that browsers do not count as a shift. */
const UNSEEN = 3;

interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

interface Place {
  x: number;
  y: number;
}

/**
 * Writes a page piece by piece, and lays it out after each.
 * @param html the whole page, written in place of the current one, which has no policy yet
 * @returns what had its place already when a later piece moved it, once each, without what only moved with its parent
 */
export function movedWhileArriving(html: string): string[] {
  const moved = new Map<Element, string>();
  let before = new Map<Element, Place>();
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('arriving', { createHTML: (text) => text });
  document.open();
  for (const piece of html.split(BEFORE_LINES)) {
    document.write(policy?.createHTML(piece) ?? piece);
    const after = new Map<Element, Place>();
    const ways = new Map<Element, Place>();
    for (const element of document.body?.querySelectorAll('*') ?? []) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      after.set(element, { x, y });
      const old = before.get(element);
      if (!old) continue;
      const way = { x: x - old.x, y: y - old.y };
      if (Math.max(Math.abs(way.x), Math.abs(way.y)) < UNSEEN) continue;
      ways.set(element, way);
      const parents = element.parentElement && ways.get(element.parentElement);
      if (parents && Math.abs(parents.x - way.x) < 1 && Math.abs(parents.y - way.y) < 1) continue;
      if (!moved.has(element))
        moved.set(
          element,
          `moves by ${Math.round(way.x)}, ${Math.round(way.y)} px before ${piece.slice(0, 60)}: ${called(element)}`,
        );
    }
    before = after;
  }
  document.close();
  return [...moved.values()];
}
