/** Natural order of names. */
import { lazily } from './lists.ts';

/** Faster once it is loaded, which takes as long as some thousand comparisons. */
const collator = lazily(() => new Intl.Collator('en', { numeric: true, sensitivity: 'variant' }));
/** Number of comparisons that are made without it. */
let left = 5000;

/** Names of most files. */
const PLAIN = /^[a-z\d _./-]*$/;
/** Their signs in the collator's order; numbers and letters come after them. */
const SIGNS = ' _-./';
const [ZERO, NINE] = [48, 57];

const isDigit = (name: string, at: number): boolean => {
  const code = name.charCodeAt(at);
  return code >= ZERO && code <= NINE;
};

/** The end of the number at an offset, and the offset of its first digit other than zero. */
function numberAt(name: string, from: number): { start: number; end: number } {
  let start = from;
  while (name.charCodeAt(start) === ZERO) start += 1;
  let end = start;
  while (isDigit(name, end)) end += 1;
  return { start, end };
}

const rankAt = (name: string, at: number): number => {
  const rank = SIGNS.indexOf(name.charAt(at));
  return rank < 0 ? name.charCodeAt(at) : rank;
};

/** As the collator compares plain names. */
function comparePlain(a: string, b: string, a0 = 0, b0 = 0): number {
  let same = 0;
  while (a0 + same < a.length && a.charCodeAt(a0 + same) === b.charCodeAt(b0 + same)) same += 1;
  // Where a number begins before they differ, all of it counts.
  while (same > 0 && isDigit(a, a0 + same - 1)) same -= 1;
  const [x, y] = [a0 + same, b0 + same];
  if (x === a.length || y === b.length) return a.length - x - (b.length - y);
  if (!isDigit(a, x) || !isDigit(b, y)) return rankAt(a, x) - rankAt(b, y);
  const [one, other] = [numberAt(a, x), numberAt(b, y)];
  const longer = one.end - one.start - (other.end - other.start);
  if (longer !== 0) return longer;
  for (let at = 0; one.start + at < one.end; at += 1) {
    const order = a.charCodeAt(one.start + at) - b.charCodeAt(other.start + at);
    if (order !== 0) return order;
  }
  return comparePlain(a, b, one.end, other.end);
}

/** Compares `2` before `10`; equal names by code unit, so that the order does not depend on the folder. */
export function compareNatural(a: string, b: string): number {
  left -= 1;
  const order = left > 0 && PLAIN.test(a) && PLAIN.test(b) ? comparePlain(a, b) : collator().compare(a, b);
  return order || (a < b ? -1 : a > b ? 1 : 0);
}
